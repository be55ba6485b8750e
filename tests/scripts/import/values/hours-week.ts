import type { WeekHours } from '../../../../src/domain/clinic/hours.ts'
import { DAYS } from '../../../../src/domain/clinic/hours.ts'

export function toWeekHours(text: string): { hours: WeekHours } {
  const days = text.split(' ').map((day) => (day === '-' ? null : day))
  return { hours: Object.fromEntries(DAYS.map((day, index) => [day, days[index] ?? null])) as unknown as WeekHours }
}

export const WEEKDAYS_NINE_TO_SIX = Array(5).fill('09:00-18:00').join(' ')
