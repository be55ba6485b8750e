import { DAYS, type Day, type WeekHours } from '../../../src/domain/clinic/hours.ts'
import { MINUTES_PER_DAY } from '../../../src/domain/clinic/open-state.ts'

export const HOURS_FORMAT_HINT =
  'write it as Mo-Fr 09:00-18:00; Sa 10:00-16:00; Su off, or as Mon-Fri 9am-6pm, Sat 10am-4pm'

export interface OpeningHours {
  hours?: WeekHours
  byAppointment?: true
}

export const hasOpenOrAppointmentDay = (hours: WeekHours): boolean => DAYS.some((day) => hours[day] !== null)

/** In minutes since midnight, or in hours-osm.ts first since Monday 00:00. `to` may exceed MINUTES_PER_DAY. */
export interface MinuteSpan {
  from: number
  to: number
}

function formatOuterSpan(spans: readonly MinuteSpan[]): { text: string | null; hasBreak: boolean } {
  if (spans.length === 0) return { text: null, hasBreak: false }
  const from = Math.min(...spans.map((span) => span.from))
  const latestEnd = Math.max(...spans.map((span) => span.to))
  const hasBreak = spans.some(({ to }) => to < latestEnd && !spans.some((other) => other.from <= to && to < other.to))
  if (latestEnd - from >= MINUTES_PER_DAY) return { text: '00:00-00:00', hasBreak }
  return { text: `${formatClock(from)}-${formatClock(latestEnd)}`, hasBreak }
}

const describeBreak = (days: readonly Day[]) =>
  `has a break on ${days.join(', ')}, which the site cannot show: it shows the clinic as open from the first opening to the last closing time. To show "Call for hours" instead, leave the cell empty`

function formatClock(minutes: number): string {
  const minuteOfDay = minutes % MINUTES_PER_DAY
  return `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`
}

export function toWeekHours(spans: ReadonlyMap<Day, readonly MinuteSpan[]>): { hours: WeekHours; notes: string[] } {
  const days = DAYS.map((day) => ({ day, ...formatOuterSpan(spans.get(day) ?? []) }))
  const hours = Object.fromEntries(days.map(({ day, text }) => [day, text])) as WeekHours
  const daysWithBreak = days.flatMap(({ day, hasBreak }) => (hasBreak ? [day] : []))
  return { hours, notes: daysWithBreak.length > 0 ? [describeBreak(daysWithBreak)] : [] }
}
