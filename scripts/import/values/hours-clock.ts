import { MINUTES_PER_DAY } from '../../../src/domain/clinic/open-state.ts'
import type { MinuteSpan } from './hours-week.ts'

export interface ClockTime {
  minutesSinceMidnight: number
  isUnambiguous: boolean
  hasMinutes: boolean
  hasLeadingZero: boolean
  isValid: boolean
}

const MINUTES_PER_HALF_DAY = 12 * 60

/** Minutes since midnight. `resolveStart` may read an earlier opening time as pm, as in '1-5'. */
const EARLIEST_OPENING_MINUTES = 6 * 60

const NAMED_TIME = { isUnambiguous: true, hasMinutes: true, hasLeadingZero: false, isValid: true }

export function readClock([hourText, minuteText, meridiem, timeName]: readonly (string | undefined)[]): ClockTime {
  if (timeName) return { ...NAMED_TIME, minutesSinceMidnight: /noon/i.test(timeName) ? MINUTES_PER_HALF_DAY : 0 }
  const hour = Number(hourText)
  const minute = Number(minuteText ?? 0)
  const hoursSinceMidnight = meridiem ? (hour % 12) + (meridiem.toLowerCase() === 'p' ? 12 : 0) : hour
  return {
    minutesSinceMidnight: hoursSinceMidnight * 60 + minute,
    isUnambiguous: meridiem !== undefined || hour > 12 || hour === 0,
    hasMinutes: minuteText !== undefined,
    hasLeadingZero: /^0./.test(hourText ?? ''),
    isValid:
      minute < 60 &&
      hoursSinceMidnight * 60 + minute <= 2 * MINUTES_PER_DAY &&
      !(meridiem && (hour === 0 || hour > 12)),
  }
}

/** Returns whether the times can be hours of one day, which may end after midnight: '18:00-26:00'. */
export const areHoursOfOneDay = (from: ClockTime, to: ClockTime): boolean =>
  from.isValid &&
  to.isValid &&
  from.minutesSinceMidnight < MINUTES_PER_DAY &&
  to.minutesSinceMidnight <= from.minutesSinceMidnight + MINUTES_PER_DAY

/** Decides whether times without am or pm are am or pm. Returns null if both are likely: '7-11', '09:00-05:00'. */
export function resolveTimes(from: ClockTime, to: ClockTime): MinuteSpan | null {
  const start = resolveStart(from, to)
  if (to.isUnambiguous)
    return {
      from: start,
      to: to.minutesSinceMidnight > start ? to.minutesSinceMidnight : to.minutesSinceMidnight + MINUTES_PER_DAY,
    }
  const closingAsPm = to.minutesSinceMidnight + MINUTES_PER_HALF_DAY
  if (to.minutesSinceMidnight > start) {
    if (start === from.minutesSinceMidnight && from.hasMinutes && to.hasMinutes)
      return { from: start, to: to.minutesSinceMidnight }
    return to.minutesSinceMidnight === MINUTES_PER_HALF_DAY ? { from: start, to: to.minutesSinceMidnight } : null
  }
  if (closingAsPm <= start) return { from: start, to: to.minutesSinceMidnight + MINUTES_PER_DAY }
  // '09:00-05:00' looks like the 24-hour clock, but '9:00-5:00' does not.
  return to.hasLeadingZero ? null : { from: start, to: closingAsPm }
}

function resolveStart(from: ClockTime, to: ClockTime): number {
  const openingAsPm = from.minutesSinceMidnight + MINUTES_PER_HALF_DAY
  const mayBePm = !from.isUnambiguous && from.minutesSinceMidnight < EARLIEST_OPENING_MINUTES && !from.hasLeadingZero
  const closing =
    to.minutesSinceMidnight > from.minutesSinceMidnight
      ? to.minutesSinceMidnight
      : to.minutesSinceMidnight + MINUTES_PER_DAY
  return mayBePm && (!to.isUnambiguous || openingAsPm < closing) ? openingAsPm : from.minutesSinceMidnight
}
