import { LRUCache } from 'lru-cache'
import {
  BY_APPOINTMENT,
  DAYS,
  type Day,
  NO_HOURS,
  OPENING_TIMES_PATTERN,
  type WeekHours,
} from '../../../src/domain/clinic/hours.ts'
import { readOsmHours } from './hours-osm.ts'
import { readPlainHours } from './hours-plain.ts'
import { APPOINTMENT_PATTERN, DAY_BY_APPOINTMENT } from './hours-tokens.ts'
import { HOURS_FORMAT_HINT, hasOpenDay, type OpeningHours } from './hours-week.ts'
import { accepted, isRejected, type Reading, rejected } from './reading.ts'
import { cleanText, rawText } from './values.ts'

const readings = new LRUCache<string, Reading<OpeningHours>>({ max: 10_000, memoMethod: (text) => readText(text) })

export function readHours(value: unknown): Reading<OpeningHours> {
  if (typeof value === 'object' && value !== null) return accepted({ hours: value as WeekHours })
  return readings.memo(cleanText(rawText(value).replace(/[\r\n]+/g, '; ')))
}

function readText(text: string): Reading<OpeningHours> {
  const rest = withoutAppointment(text)
  if (rest.replace(/[\s;,.|/-]/g, '') === '') return accepted(rest === text ? {} : { byAppointment: true })
  const reading = readWeek(text)
  return isRejected(reading) || (reading.value.hours && hasOpenDay(reading.value.hours)) ? reading : CLOSED_ONLY
}

const withoutAppointment = (text: string) => text.replace(new RegExp(APPOINTMENT_PATTERN, 'gi'), ' ').trim()

/** Rejects 'closed Mon' alone, which does not mean that the clinic is never open. */
const CLOSED_ONLY = rejected(
  'says when the clinic is closed, but not when it is open',
  `${HOURS_FORMAT_HINT}; if the clinic has closed for good, write closed in the column status`,
)

const REMARK = /\s*\([^()]*\)/g
const DAY_OR_TIME = /\d|\b(?:mo|tu|we|th|fr|sa|su|noon|midnight)/i

/** If the text cannot be read, ignores remarks in parentheses, unless they name a day or a time. */
function readWeek(text: string): Reading<OpeningHours> {
  const reading = readFormats(text)
  const withoutRemarks = text.replace(REMARK, '')
  if (!isRejected(reading) || withoutRemarks === text) return reading
  const remarks = (text.match(REMARK) ?? []).join(' ').trim()
  if (DAY_OR_TIME.test(remarks)) return reading
  const bare = readFormats(withoutRemarks)
  return isRejected(bare) ? reading : accepted(bare.value, ...bare.notes, `left out ${remarks}`)
}

function readFormats(text: string): Reading<OpeningHours> {
  const plain = readPlainHours(text)
  if (plain) return plain
  const rest = withoutAppointment(text)
  if (rest === text) return readOsmHours(text)
  // Of 'Mo by appointment' only 'Mo' would be left, which opening_hours reads as open around the clock.
  if (DAY_BY_APPOINTMENT.test(text)) return rejected('is not opening hours', HOURS_FORMAT_HINT)
  const reading = readOsmHours(rest)
  return isRejected(reading) ? reading : { ...reading, value: { ...reading.value, byAppointment: true } }
}

/** A day without a cell is closed. */
export function readDays(cells: Partial<Record<Day, unknown>>): Reading<OpeningHours> {
  const hours = { ...NO_HOURS }
  const notes: string[] = []
  for (const day of DAYS) {
    const text = cleanText(cells[day])
    if (text === '' || OPENING_TIMES_PATTERN.test(text)) hours[day] = text || null
    else {
      const reading = readWeek(`${day} ${text}`)
      if (isRejected(reading)) return rejected(`'${text}' is not a day's hours`, HOURS_FORMAT_HINT)
      hours[day] = reading.value.byAppointment ? BY_APPOINTMENT : (reading.value.hours?.[day] ?? null)
      notes.push(...reading.notes)
    }
  }
  const hasAllDays = DAYS.every((day) => cleanText(cells[day]) !== '')
  return hasAllDays || hasOpenDay(hours) ? accepted({ hours }, ...notes) : CLOSED_ONLY
}
