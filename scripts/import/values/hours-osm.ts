import opening_hours from 'opening_hours'
import { DAYS, type Day } from '../../../src/domain/clinic/hours.ts'
import { MINUTES_PER_DAY } from '../../../src/domain/clinic/open-state.ts'
import {
  HOURS_FORMAT_HINT,
  hasOpenOrAppointmentDay,
  type MinuteSpan,
  type OpeningHours,
  toWeekHours,
} from './hours-week.ts'
import { accept, type Reading, reject } from './reading.ts'

/** The opening_hours library uses the public holidays (`PH`) of this location. */
const HOLIDAY_LOCATION = { lat: 40.75, lon: -73.98, address: { country_code: 'us', state: 'New York' } }

const OSM_OPTIONS = {
  mode: undefined,
  tag_key: undefined,
  map_value: undefined,
  warnings_severity: undefined,
  locale: 'en',
}

/** The Monday of a week without holidays, in which no time zone switches to or from daylight saving time. */
const REFERENCE_MONDAY = { year: 2026, month: 0, date: 12 }
const getReferenceDate = (daysAfterMonday: number) =>
  new Date(REFERENCE_MONDAY.year, REFERENCE_MONDAY.month, REFERENCE_MONDAY.date + daysAfterMonday)

const MAX_TEXT_LENGTH = 500

/** A phone number before days or hours, as in '2127415550; Mo', would make the opening_hours library loop forever. */
const LONG_NUMBER_PATTERN = /\d{5}/

export function readOsmHours(text: string): Reading<OpeningHours> {
  if (text.length > MAX_TEXT_LENGTH) return reject('is too long for opening hours', HOURS_FORMAT_HINT)
  if (LONG_NUMBER_PATTERN.test(text)) return reject('is not opening hours', HOURS_FORMAT_HINT)
  // The opening_hours library knows no school holidays of New York, and would print its error message.
  if (/\bSH\b/.test(text)) return reject('depends on school holidays', HOURS_FORMAT_HINT)
  try {
    const parsedHours = new opening_hours(text, HOLIDAY_LOCATION, OSM_OPTIONS)
    const intervals = parsedHours.getOpenIntervals(getReferenceDate(-1), getReferenceDate(8))
    if (/\d\s*\+/.test(text)) return reject('has no closing time', HOURS_FORMAT_HINT)
    if (/sun(?:rise|set)|dawn|dusk/i.test(text)) return reject('depends on the sun', HOURS_FORMAT_HINT)
    const rejectedGuess = rejectGuess(parsedHours.getWarnings())
    if (rejectedGuess) return rejectedGuess
    const { hours, notes } = toWeekHours(groupSpansByDay(intervals))
    if (parsedHours.isWeekStable()) return accept({ hours }, ...notes)
    if (!hasOpenOrAppointmentDay(hours)) return reject('differs by season', HOURS_FORMAT_HINT)
    return accept({ hours }, ...notes, 'differs by season or holiday: used an ordinary week in January')
  } catch {
    return reject('is not opening hours', HOURS_FORMAT_HINT)
  }
}

const AMBIGUOUS_HOUR_WARNING = 'Single-digit hour'
const FOREIGN_DAY_WARNING_PATTERN = /<--- \(Please use the English abbreviation "\w+" for "([^"]*)"/
const ENGLISH_DAY_PATTERN = /^(?:mo|tu|we|th|fr|sa|su)/i

/** Rejects hours that the opening_hours library only guesses: it ends '9-5' at 5 am, and misreads 'L-V'. */
function rejectGuess(warnings: readonly string[]): Reading<never> | null {
  const days = warnings.flatMap((warning) => FOREIGN_DAY_WARNING_PATTERN.exec(warning)?.[1] ?? [])
  if (!days.every((day) => ENGLISH_DAY_PATTERN.test(day)))
    return reject('names days in another language', HOURS_FORMAT_HINT)
  return warnings.some((warning) => warning.includes(AMBIGUOUS_HOUR_WARNING))
    ? reject('may be in the morning or in the evening', 'write am and pm, such as 10am-11pm')
    : null
}

function groupSpansByDay(intervals: readonly [Date, Date, ...unknown[]][]): Map<Day, MinuteSpan[]> {
  const spansByDay = new Map<Day, MinuteSpan[]>()
  for (const [from, to] of intervals) {
    for (const span of splitMultiDaySpan(getMinutesSinceMonday(from), getMinutesSinceMonday(to))) {
      const day = DAYS[Math.floor(span.from / MINUTES_PER_DAY)]
      if (!day || span.from < 0) continue
      const start = Math.floor(span.from / MINUTES_PER_DAY) * MINUTES_PER_DAY
      spansByDay.set(day, [...(spansByDay.get(day) ?? []), { from: span.from - start, to: span.to - start }])
    }
  }
  return spansByDay
}

const getMinutesSinceMonday = (moment: Date) => Math.round((moment.getTime() - getReferenceDate(0).getTime()) / 60_000)

function splitMultiDaySpan(from: number, to: number): MinuteSpan[] {
  if (to - from <= MINUTES_PER_DAY) return [{ from, to }]
  const daySpans: MinuteSpan[] = []
  for (let start = from; start < to; ) {
    const end = Math.min((Math.floor(start / MINUTES_PER_DAY) + 1) * MINUTES_PER_DAY, to)
    daySpans.push({ from: start, to: end })
    start = end
  }
  return daySpans
}
