import opening_hours from 'opening_hours'
import { DAYS, type Day } from '../../../src/domain/clinic/hours.ts'
import {
  HOURS_FORMAT_HINT,
  hasOpenDay,
  MINUTES_PER_DAY,
  type MinuteSpan,
  type OpeningHours,
  toWeekHours,
} from './hours-week.ts'
import { accepted, type Reading, rejected } from './reading.ts'

/** The place whose public holidays `PH` means. */
const NEW_YORK = { lat: 40.75, lon: -73.98, address: { country_code: 'us', state: 'New York' } }

const OPTIONS = {
  mode: undefined,
  tag_key: undefined,
  map_value: undefined,
  warnings_severity: undefined,
  locale: 'en',
}

/** The first day of a week without holidays and without a change of daylight saving time anywhere. */
const MONDAY = { year: 2026, month: 0, date: 12 }
const dayStart = (offset: number) => new Date(MONDAY.year, MONDAY.month, MONDAY.date + offset)

const MAX_TEXT_LENGTH = 500

/** Matches a number that the library would read as a year. A number as long as a phone number makes it loop forever. */
const LONG_NUMBER = /\d{5}/

export function readOsmHours(text: string): Reading<OpeningHours> {
  if (text.length > MAX_TEXT_LENGTH) return rejected('is too long for opening hours', HOURS_FORMAT_HINT)
  if (LONG_NUMBER.test(text)) return rejected('is not opening hours', HOURS_FORMAT_HINT)
  try {
    const parsed = new opening_hours(text, NEW_YORK, OPTIONS)
    const intervals = parsed.getOpenIntervals(dayStart(-1), dayStart(8))
    if (/\d\s*\+/.test(text)) return rejected('has no closing time', HOURS_FORMAT_HINT)
    if (/sun(?:rise|set)|dawn|dusk/i.test(text)) return rejected('depends on the sun', HOURS_FORMAT_HINT)
    const rejectedGuess = rejectGuess(parsed.getWarnings())
    if (rejectedGuess) return rejectedGuess
    const { hours, notes } = toWeekHours(spansByDay(intervals))
    if (parsed.isWeekStable()) return accepted({ hours }, ...notes)
    if (!hasOpenDay(hours)) return rejected('differs by season', HOURS_FORMAT_HINT)
    return accepted({ hours }, ...notes, 'differs by season or holiday: kept an ordinary week of January')
  } catch {
    return rejected('is not opening hours', HOURS_FORMAT_HINT)
  }
}

const AMBIGUOUS_HOUR_WARNING = 'Single-digit hour'
const FOREIGN_DAY_WARNING = /<--- \(Please use the English abbreviation "\w+" for "([^"]*)"/
const ENGLISH_DAY = /^(?:mo|tu|we|th|fr|sa|su)/i

/** Rejects what the library guessed: it reads '9-5' as until 5 am, and misreads foreign days such as 'L-V'. */
function rejectGuess(warnings: readonly string[]): Reading<never> | null {
  if (warnings.some((warning) => warning.includes(AMBIGUOUS_HOUR_WARNING)))
    return rejected('may be in the morning or in the evening', 'write am and pm, such as 10am-11pm')
  const days = warnings.flatMap((warning) => FOREIGN_DAY_WARNING.exec(warning)?.[1] ?? [])
  return days.every((day) => ENGLISH_DAY.test(day))
    ? null
    : rejected('names days in another language', HOURS_FORMAT_HINT)
}

function spansByDay(intervals: readonly [Date, Date, ...unknown[]][]): Map<Day, MinuteSpan[]> {
  const spans = new Map<Day, MinuteSpan[]>()
  for (const [from, to] of intervals) {
    for (const part of splitAtMidnight(minutesSinceMonday(from), minutesSinceMonday(to))) {
      const day = DAYS[Math.floor(part.from / MINUTES_PER_DAY)]
      if (!day || part.from < 0) continue
      const start = Math.floor(part.from / MINUTES_PER_DAY) * MINUTES_PER_DAY
      spans.set(day, [...(spans.get(day) ?? []), { from: part.from - start, to: part.to - start }])
    }
  }
  return spans
}

const minutesSinceMonday = (moment: Date) => Math.round((moment.getTime() - dayStart(0).getTime()) / 60_000)

function splitAtMidnight(from: number, to: number): MinuteSpan[] {
  if (to - from <= MINUTES_PER_DAY) return [{ from, to }]
  const parts: MinuteSpan[] = []
  for (let start = from; start < to; ) {
    const end = Math.min((Math.floor(start / MINUTES_PER_DAY) + 1) * MINUTES_PER_DAY, to)
    parts.push({ from: start, to: end })
    start = end
  }
  return parts
}
