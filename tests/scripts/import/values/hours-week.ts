import type { WeekHours } from '../../../../src/domain/clinic/hours.ts'
import { DAYS } from '../../../../src/domain/clinic/hours.ts'

export function toWeekHours(text: string): { hours: WeekHours } {
  const hoursByDay = text.split(' ').map((hours) => (hours === '-' ? null : hours))
  return {
    hours: Object.fromEntries(DAYS.map((day, index) => [day, hoursByDay[index] ?? null])) as unknown as WeekHours,
  }
}

export const WEEKDAYS_NINE_TO_SIX = Array(5).fill('09:00-18:00').join(' ')
