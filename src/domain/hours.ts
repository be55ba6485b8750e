import { newYorkClock } from './time.ts'

/**
 * 'HH:MM-HH:MM' in New York time, null when closed. A day that ends at or before its start ends on the next day:
 * '18:00-02:00' is open past midnight, '00:00-00:00' around the clock.
 */
export interface WeekHours {
  mon: string | null
  tue: string | null
  wed: string | null
  thu: string | null
  fri: string | null
  sat: string | null
  sun: string | null
}

export interface OpenState {
  open: boolean
  until: string | null
  opensNext: { day: string; at: string } | null
}

/** Minutes since Monday 00:00 in New York. `to` may be in the next week. */
interface Span {
  from: number
  to: number
}

const DAYS = [
  { key: 'mon', short: 'Mon', name: 'Monday' },
  { key: 'tue', short: 'Tue', name: 'Tuesday' },
  { key: 'wed', short: 'Wed', name: 'Wednesday' },
  { key: 'thu', short: 'Thu', name: 'Thursday' },
  { key: 'fri', short: 'Fri', name: 'Friday' },
  { key: 'sat', short: 'Sat', name: 'Saturday' },
  { key: 'sun', short: 'Sun', name: 'Sunday' },
] as const

const DAY = 24 * 60
const WEEK = 7 * DAY

/** Hours of a clinic that states none (specification §9, "Fixed hours on clinic pages"). */
export const FIXED_HOURS: WeekHours = {
  mon: '09:00-19:00',
  tue: '09:00-19:00',
  wed: '09:00-19:00',
  thu: '09:00-19:00',
  fri: '09:00-19:00',
  sat: '10:00-18:00',
  sun: null,
}

const NO_HOURS: WeekHours = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null }

/** A clinic that is only open by appointment has no hours. */
export const effectiveHours = ({
  hours,
  byAppointment,
}: {
  hours: WeekHours | null
  byAppointment: boolean
}): WeekHours => hours ?? (byAppointment ? NO_HOURS : FIXED_HOURS)

export const hasFixedHours = ({ hours, byAppointment }: { hours: WeekHours | null; byAppointment: boolean }): boolean =>
  hours === null && !byAppointment

/** Uses New York's wall clock, also when daylight saving time changes. Invalid hours count as closed. */
export function openState(hours: WeekHours, now: Date): OpenState {
  const clock = newYorkClock(now)
  const spans = spansOf(hours)
  if (!clock || spans.length === 0) return { open: false, until: null, opensNext: null }
  const at = clock.weekday * DAY + clock.minutes
  const end = closesAt(spans, at)
  if (end === at) return { open: false, until: null, opensNext: nextOpening(spans, at) }
  return { open: true, until: end === null ? null : formatTime(end), opensNext: null }
}

/** Returns the minute since Monday 00:00 in New York, or null for an invalid date. */
export function weekMinute(now: Date): number | null {
  const clock = newYorkClock(now)
  return clock && clock.weekday * DAY + clock.minutes
}

/** Returns sorted spans, splitting one that crosses the end of the week. `to` is exclusive. */
export function openSpans(hours: WeekHours): { from: number; to: number }[] {
  return spansOf(hours)
    .flatMap(({ from, to }) =>
      to > WEEK
        ? [
            { from, to: WEEK },
            { from: 0, to: to - WEEK },
          ]
        : [{ from, to }],
    )
    .sort((a, b) => a.from - b.from)
}

export function isOpenOnWeekdaysAt(hours: WeekHours, minutes: number): boolean {
  const spans = openSpans(hours)
  return [0, 1, 2, 3, 4].some((day) =>
    spans.some(({ from, to }) => from <= day * DAY + minutes && day * DAY + minutes < to),
  )
}

export const isOpenOnAnyOf = (hours: WeekHours, days: readonly (keyof WeekHours)[]): boolean =>
  days.some((day) => parseDay(hours[day]) !== null)

/** Returns 0 if open, null if never open. */
export function minutesUntilOpen(hours: WeekHours, now: Date): number | null {
  const clock = newYorkClock(now)
  const spans = spansOf(hours)
  if (!clock || spans.length === 0) return null
  const at = clock.weekday * DAY + clock.minutes
  return closesAt(spans, at) === at ? Math.min(...spans.map((span) => (span.from - at + WEEK) % WEEK)) : 0
}

export function formatDay(day: string | null): string {
  const span = parseDay(day)
  if (!span) return 'Closed'
  return span.to - span.from === DAY ? 'Open 24 hours' : `${formatTime(span.from)}–${formatTime(span.to)}`
}

/** Groups equal consecutive days: 'Mon–Fri', 'Sat', 'Sun' (specification §9). */
export function hoursTable(hours: WeekHours): { days: string; hours: string }[] {
  const rows: { first: string; last: string; hours: string }[] = []
  for (const { key, short } of DAYS) {
    const text = formatDay(hours[key])
    const row = rows.at(-1)
    if (row?.hours === text) row.last = short
    else rows.push({ first: short, last: short, hours: text })
  }
  return rows.map(({ first, last, hours }) => ({ days: first === last ? first : `${first}–${last}`, hours }))
}

function parseDay(day: string | null): Span | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/.exec(day ?? '')
  if (!match) return null
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = match.slice(1).map(Number)
  const from = fromHour * 60 + fromMinute
  const to = toHour * 60 + toMinute
  return { from, to: to > from ? to : to + DAY }
}

function spansOf(hours: WeekHours): Span[] {
  return DAYS.flatMap(({ key }, index) => {
    const span = parseDay(hours[key])
    return span ? [{ from: span.from + index * DAY, to: span.to + index * DAY }] : []
  })
}

/** Returns `at` if closed, null if the spans never end. */
function closesAt(spans: readonly Span[], at: number): number | null {
  let end = at
  while (end - at < WEEK) {
    const furthest = Math.max(...spans.map((span) => span.to + WEEK * Math.floor((end - span.from) / WEEK)))
    if (furthest <= end) return end
    end = furthest
  }
  return null
}

function nextOpening(spans: readonly Span[], at: number): { day: string; at: string } {
  const opens = at + Math.min(...spans.map((span) => (span.from - at + WEEK) % WEEK))
  const daysAhead = Math.floor(opens / DAY) - Math.floor(at / DAY)
  const weekday = DAYS[Math.floor(opens / DAY) % 7]?.name ?? ''
  return { day: ['today', 'tomorrow'][daysAhead] ?? weekday, at: formatTime(opens) }
}

function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const minute = minutes % 60
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon'
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${past}${hour < 12 ? 'am' : 'pm'}`
}
