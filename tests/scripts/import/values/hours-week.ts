import type { WeekHours } from '../../../../src/domain/clinic/hours.ts'
import { DAYS } from '../../../../src/domain/clinic/hours.ts'

/** Reads a week from one line: seven days, with `-` for a closed day. */
export function week(text: string): { hours: WeekHours } {
  const days = text.split(' ').map((day) => (day === '-' ? null : day))
  return { hours: Object.fromEntries(DAYS.map((day, index) => [day, days[index] ?? null])) as unknown as WeekHours }
}

/** Monday to Friday, for `week`. */
export const NINE_TO_SIX = Array(5).fill('09:00-18:00').join(' ')
