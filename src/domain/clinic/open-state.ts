/** Browsers load this file with every page: keep it small. Minutes of the week count from Monday 00:00 in New York. */

export const MINUTES_PER_DAY = 24 * 60
export const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY

export const SHORT_DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export type OpenSpan = readonly [from: number, minutes: number]

/** Parses a week such as '540-1140 540-1140 - - - - -': opening and closing times in minutes since midnight, by day. */
export const parseSpans = (encodedHours: string): OpenSpan[] =>
  encodedHours.split(' ').flatMap((day, weekday): OpenSpan[] => {
    const [from = 0, to = 0] = day.split('-').map(Number)
    return to ? [[weekday * MINUTES_PER_DAY + from, to - from]] : []
  })

export const getWeekday = (minuteOfWeek: number): number => Math.floor(minuteOfWeek / MINUTES_PER_DAY)

/** Returns '' on a day without hours while the clinic is still open since the day before. */
export function formatToday(encodedHours: string, minuteOfWeek: number): string {
  const [from = 0, to = 0] = (encodedHours.split(' ')[getWeekday(minuteOfWeek)] ?? '').split('-').map(Number)
  if (!to) return getOpenState(parseSpans(encodedHours), minuteOfWeek).open ? '' : 'Closed today'
  return to - from === MINUTES_PER_DAY ? 'Today 24 hours' : `Today ${formatTime(from)}–${formatTime(to)}`
}

let weekdayTimeFormat: Intl.DateTimeFormat | undefined

export function getNewYorkMinuteOfWeek(now: Date): number {
  weekdayTimeFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
  })
  const [day = '', hour, minute] = weekdayTimeFormat.format(now).split(/\W+/)
  return SHORT_DAY_NAMES.indexOf(day) * MINUTES_PER_DAY + Number(hour) * 60 + Number(minute)
}

/** Counts a `to` that is less than `from` as a minute of the next week. */
const getMinutesBetween = (from: number, to: number) => (to - from + MINUTES_PER_WEEK) % MINUTES_PER_WEEK

/** A span may cross the end of the week. */
export const isWithinSpan = ([from, minutes]: OpenSpan, minuteOfWeek: number): boolean =>
  getMinutesBetween(from, minuteOfWeek) < minutes

/** `changesAt` is the next closing or opening, counted from the same Monday, or null if there is none. */
export function getOpenState(
  spans: readonly OpenSpan[],
  minuteOfWeek: number,
): { open: boolean; changesAt: number | null } {
  let closingMinute = minuteOfWeek
  // Follows adjoining spans. If the clinic never closes, the extra iteration repeats the first span a week later.
  for (const _ of [...spans, null]) {
    const [from, minutes] = spans.find((span) => isWithinSpan(span, closingMinute)) ?? [closingMinute, 0]
    closingMinute += minutes - getMinutesBetween(from, closingMinute)
  }
  if (closingMinute > minuteOfWeek)
    return { open: true, changesAt: closingMinute < minuteOfWeek + MINUTES_PER_WEEK ? closingMinute : null }
  const openingMinute = minuteOfWeek + Math.min(...spans.map(([from]) => getMinutesBetween(minuteOfWeek, from)))
  return { open: false, changesAt: spans[0] ? openingMinute : null }
}

/** Returns text such as 'Open now · closes 6pm' or 'Closed · opens Tue 9am', or '' if the clinic never opens. */
export function formatOpenState(spans: readonly OpenSpan[], minuteOfWeek: number): string {
  const { open, changesAt } = getOpenState(spans, minuteOfWeek)
  if (open && (changesAt ?? Infinity) - minuteOfWeek >= MINUTES_PER_DAY) return 'Open now · 24 hours'
  if (changesAt === null) return ''
  const day = getWeekday(changesAt)
  const dayPrefix = day > getWeekday(minuteOfWeek) ? `${SHORT_DAY_NAMES[day % 7]} ` : ''
  return open ? `Open now · closes ${formatTime(changesAt)}` : `Closed · opens ${dayPrefix}${formatTime(changesAt)}`
}

export function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const minute = minutes % 60
  if (minutes % (12 * 60) === 0) return hour ? 'noon' : 'midnight'
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}${hour < 12 ? 'am' : 'pm'}`
}
