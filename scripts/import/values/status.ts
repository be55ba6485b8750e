import type { Cells, Column } from '../files/columns.ts'
import { accept, isRejected, type Reading, type Rejection, reject } from './reading.ts'
import { cleanText, readBoolean, readDateUpToToday } from './scalars.ts'

export type StatusDraft =
  | { kind: 'open' }
  | { kind: 'closed'; on?: string }
  | { kind: 'moved'; on: string; from?: string }

const TEMPORARILY_CLOSED_REJECTION: Rejection = {
  reason: 'is temporarily closed, which a listing cannot show',
  suggestion: 'leave the row out until the clinic reopens',
  isClosure: true,
}

export const CLOSED_HOURS_REJECTION: Rejection = {
  reason: 'says in the hours that the clinic is closed',
  suggestion: 'write closed and the date in the column status, or leave the row out',
  isClosure: true,
}

const STATUS_KINDS: readonly unknown[] = ['open', 'closed', 'moved']
const FORMAT_HINT = 'write open, closed 2026-01-31, or moved 2026-03-02 from the former address'

const OPEN_PATTERN = /^(?:open|operational|active|in business)$/i
const CLOSED_PATTERN =
  /^(?:closed[ _]permanently|closed|permanently[ _]closed|out of business)(?:\s+(?:on\s+)?(\S+))?$/i
const MOVED_PATTERN = /^moved(?:\s+(?:on\s+)?(\d\S*))?(?:\s+from\s+(.+))?$/i
/** Matches 'Temporarily closed until Jan 5' and 'Closed for renovation', but not 'Closed for lunch 12-1'. */
const TEMPORARILY_CLOSED_PATTERN =
  /^(?:temp(?:orarily|\.)?[ _]closed|closed[ _](?:temporarily|for (?:renovations?|repairs?|remodell?ing|construction|now)|(?:until|till) (?!\d))|under (?:renovation|construction))/i

/** Matches the opening_hours in OpenStreetMap of a place that is closed: 'off', 'closed "renovation"'. */
const OSM_CLOSED_PATTERN = /^(?:off|closed)(?: "[^"]*")?$/i

const DATE_PATTERN =
  /\b(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?|(?:\d{1,2}[-/]){2}\d{2,4}|\d{1,2}\/\d{1,4}|20\d\d(?:-\d\d?){0,2})\b/gi
/** Matches days and times: 'Sundays', 'Mo-We', '12-1', '9am', 'afternoon'. Does not match 'for 3 months'. */
const OPENING_TIMES_WORD_PATTERN =
  /\b\d{1,2}(?::\d\d)?\s*(?:[ap]\.?m\b|[-–]\s*\d{1,2}\b)|(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?\b|\bdaily|weekend|noon|night|morning|evening|lunch|hour|appointment|appt|request|\b(?:mon?|tu|tues?|wed|we(?=[-,])|th|thu|thurs?|fri?|sat?|sun?)s?\b/i

/** Returns whether text says that the clinic is closed, perhaps until or since a date, but not on days or at times. */
export function saysClosed(text: string): boolean {
  if (OPENING_TIMES_WORD_PATTERN.test(text.replace(DATE_PATTERN, ''))) return false
  if (OSM_CLOSED_PATTERN.test(text) || TEMPORARILY_CLOSED_PATTERN.test(text)) return true
  const [closed, date = ''] = CLOSED_PATTERN.exec(text) ?? []
  return closed !== undefined && (date === '' || /^\d/.test(date))
}

const CLOSURE_COLUMNS = [
  ['permanently_closed', 'closed'],
  ['temporarily_closed', 'temporarily closed'],
] as const

/** Returns the column that gives the status, and its status. A closure column that says no gives none. */
export function findStatus(cells: Cells): { column: Column; status: Reading<unknown> } {
  if (cells.status !== undefined) return { column: 'status', status: accept(cells.status) }
  for (const [column, status] of CLOSURE_COLUMNS) {
    const reading = readBoolean(cells[column] ?? 'no')
    if (isRejected(reading)) return { column, status: reading }
    if (reading.value) return { column, status: accept(status) }
  }
  return { column: 'status', status: accept(undefined) }
}

/** The columns `status_on` and `status_from` take precedence over a date and an address in the text. */
export function readStatus(cells: Cells, today: string): Reading<StatusDraft | undefined> | null {
  const statusReading = findStatus(cells).status
  if (isRejected(statusReading)) return statusReading
  const status = statusReading.value
  if (status === undefined)
    return cells.status_on === undefined && cells.status_from === undefined
      ? null
      : reject('is missing, but the row has a date or a former address for it', FORMAT_HINT)
  if (typeof status === 'object' && status !== null)
    return 'kind' in status && STATUS_KINDS.includes(status.kind)
      ? accept(status as StatusDraft)
      : reject('is not a status', FORMAT_HINT)
  const text = cleanText(status)
  if (OPEN_PATTERN.test(text)) return accept({ kind: 'open' })
  if (TEMPORARILY_CLOSED_PATTERN.test(text)) return TEMPORARILY_CLOSED_REJECTION
  const [closedMatch, movedMatch] = [CLOSED_PATTERN.exec(text), MOVED_PATTERN.exec(text)]
  if (!closedMatch && !movedMatch) return reject('is not a status', FORMAT_HINT)
  const dateReading = readOptionalDate(cells.status_on ?? closedMatch?.[1] ?? movedMatch?.[1], today)
  if (dateReading && isRejected(dateReading)) return dateReading
  if (closedMatch) return accept({ kind: 'closed', ...(dateReading && { on: dateReading.value }) })
  // Without this check, 'moved from 12 West 10th Street in March' would be published as moved today.
  if (!dateReading) return reject('does not say on which date', FORMAT_HINT)
  const from = cleanText(cells.status_from ?? movedMatch?.[2])
  return accept({ kind: 'moved', on: dateReading.value, ...(from && { from }) })
}

const readOptionalDate = (value: unknown, today: string) =>
  value === undefined ? null : readDateUpToToday(value, today)
