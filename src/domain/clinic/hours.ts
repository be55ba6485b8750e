import { formatTime, MINUTES_PER_DAY, type OpenSpan, parseSpans, SHORT_DAY_NAMES } from './open-state.ts'

export const DAY_NAMES = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const
export type Day = keyof typeof DAY_NAMES
export const DAYS = Object.keys(DAY_NAMES) as Day[]

/** 'HH:MM-HH:MM', BY_APPOINTMENT, or null when closed. Hours that end at or before their start end on the next day. */
export type WeekHours = Record<Day, string | null>

export const BY_APPOINTMENT = 'by appointment'

const CLOSED_TEXT = 'Closed'
const BY_APPOINTMENT_TEXT = 'By appointment'

export const SAMPLE_HOURS: WeekHours = {
  mon: '09:00-19:00',
  tue: '09:00-19:00',
  wed: '09:00-19:00',
  thu: '09:00-19:00',
  fri: '09:00-19:00',
  sat: '10:00-18:00',
  sun: null,
}

export const NO_HOURS: WeekHours = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null }

interface OpeningInfo {
  hours: WeekHours | null
  byAppointment: boolean
}

/** Returns NO_HOURS for a clinic that lists no hours, because the open state must not depend on SAMPLE_HOURS. */
export const getListedHours = ({ hours }: Pick<OpeningInfo, 'hours'>): WeekHours => hours ?? NO_HOURS

export function getShownHours(clinic: OpeningInfo, isSample: boolean): WeekHours | null {
  return showsSampleHours(clinic, isSample) ? SAMPLE_HOURS : clinic.hours
}

export const showsSampleHours = ({ hours, byAppointment }: OpeningInfo, isSample: boolean): boolean =>
  isSample && hours === null && !byAppointment

/** Returns the text for a clinic without opening times. */
export function formatMissingHours(clinic: OpeningInfo & { phone: string | null }, unknownText = 'Not known'): string {
  if (isByAppointment(clinic)) return BY_APPOINTMENT_TEXT
  if (clinic.hours) return 'Closed every day'
  return clinic.phone === null ? unknownText : 'Call for hours'
}

export const isByAppointment = ({ hours, byAppointment }: OpeningInfo): boolean =>
  byAppointment || (hours !== null && hasAppointmentDay(hours))

export const hasAppointmentDay = (hours: WeekHours): boolean => DAYS.some((day) => hours[day] === BY_APPOINTMENT)

export const hasOpeningTimes = (hours: WeekHours): boolean => isOpenOnAnyDay(hours, DAYS)

export const isOpenOnAnyDay = (hours: WeekHours, days: readonly Day[]): boolean =>
  days.some((day) => parseDayHours(hours[day]) !== null)

export const encodeHours = (hours: WeekHours): string =>
  DAYS.map((day) => {
    const span = parseDayHours(hours[day])
    return span ? `${span.from}-${span.to}` : '-'
  }).join(' ')

export const formatWeek = (hours: WeekHours): string =>
  groupHours(hours)
    .filter((row) => row.hours !== CLOSED_TEXT)
    .map((row) => `${row.days} ${row.hours === BY_APPOINTMENT_TEXT ? BY_APPOINTMENT : row.hours}`)
    .join(', ')

export function formatDayHours(dayHours: string | null): string {
  if (dayHours === BY_APPOINTMENT) return BY_APPOINTMENT_TEXT
  const span = parseDayHours(dayHours)
  if (!span) return CLOSED_TEXT
  return span.to - span.from === MINUTES_PER_DAY ? 'Open 24 hours' : `${formatTime(span.from)}–${formatTime(span.to)}`
}

/** Groups consecutive days with the same hours. `indexes` are their positions in DAYS: '01234' for Monday to Friday. */
export function groupHours(hours: WeekHours): { days: string; indexes: string; hours: string }[] {
  const rows: { first: string; last: string; indexes: string; hours: string }[] = []
  for (const [index, day] of DAYS.entries()) {
    const dayName = SHORT_DAY_NAMES[index] ?? ''
    const dayText = formatDayHours(hours[day])
    const row = rows.at(-1)
    if (row?.hours === dayText) {
      row.last = dayName
      row.indexes += index
    } else rows.push({ first: dayName, last: dayName, indexes: String(index), hours: dayText })
  }
  return rows.map(({ first, last, ...row }) => ({ ...row, days: first === last ? first : `${first}–${last}` }))
}

export const OPENING_TIMES_PATTERN = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/

/** Returns minutes since midnight, or null without opening times. `to` is 24 hours or more if it is on the next day. */
function parseDayHours(dayHours: string | null): { from: number; to: number } | null {
  if (dayHours === null || !OPENING_TIMES_PATTERN.test(dayHours)) return null
  const from = parseClockMinutes(dayHours.slice(0, 5))
  const to = parseClockMinutes(dayHours.slice(6))
  return { from, to: to > from ? to : to + MINUTES_PER_DAY }
}

const parseClockMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

export const getOpenSpans = (hours: WeekHours): OpenSpan[] => parseSpans(encodeHours(hours))
