import type { Cells } from '../files/columns.ts'
import { accepted, isRejected, type Reading, rejected } from './reading.ts'
import { cleanText, readDateUpToToday } from './values.ts'

export type StatusDraft =
  | { kind: 'open' }
  | { kind: 'closed'; on?: string }
  | { kind: 'moved'; on: string; from?: string }

const KINDS: readonly unknown[] = ['open', 'closed', 'moved']
const FORMAT_HINT = 'write open, closed 2026-01-31, or moved 2026-03-02 from the former address'

const OPEN = /^(?:open|operational|active|in business)$/i
const CLOSED = /^(?:closed|permanently[ _]closed|closed[ _]permanently|out of business)(?:\s+(?:on\s+)?(\S+))?$/i
const MOVED = /^moved(?:\s+(?:on\s+)?(\d\S*))?(?:\s+from\s+(.+))?$/i
const TEMPORARILY_CLOSED = /^(?:temporarily[ _]closed|closed[ _]temporarily)$/i

export const saysClosed = (text: string): boolean => CLOSED.test(text) || TEMPORARILY_CLOSED.test(text)

/** Reads `open`, `closed 2026-01-31` and `moved 2026-03-02 from 112 Franklin Street, New York, NY 10013`. */
export function readStatus(cells: Cells, today: string): Reading<StatusDraft | undefined> | null {
  const { status } = cells
  if (status === undefined)
    return cells.status_on === undefined && cells.status_from === undefined
      ? null
      : rejected('is missing, but the row says since when or from where', FORMAT_HINT)
  if (typeof status === 'object' && status !== null)
    return 'kind' in status && KINDS.includes(status.kind)
      ? accepted(status as StatusDraft)
      : rejected('is not a status', FORMAT_HINT)
  const text = cleanText(status)
  if (OPEN.test(text)) return accepted({ kind: 'open' })
  if (TEMPORARILY_CLOSED.test(text))
    return rejected(
      'is closed for a time, which a listing cannot say',
      'leave the row out until the clinic opens again',
    )
  const [closed, moved] = [CLOSED.exec(text), MOVED.exec(text)]
  if (!closed && !moved) return rejected('is not a status', FORMAT_HINT)
  const on = dateOf(cells.status_on ?? closed?.[1] ?? moved?.[1], today)
  if (on && isRejected(on)) return on
  if (closed) return accepted({ kind: 'closed', ...(on && { on: on.value }) })
  // Without this, 'moved from 12 West 10th Street in March' would be published as moved today.
  if (!on) return rejected('does not say on which date', FORMAT_HINT)
  const from = cleanText(cells.status_from ?? moved?.[2])
  return accepted({ kind: 'moved', on: on.value, ...(from && { from }) })
}

const dateOf = (value: unknown, today: string) => (value === undefined ? null : readDateUpToToday(value, today))
