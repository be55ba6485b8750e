import { lazily } from './lazily.ts'

const QUARTER_HOUR_MS = 15 * 60 * 1000

const getNewYorkDateFormat = lazily(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/New_York',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

export const getNewYorkDate = (now: Date): string => getNewYorkDateFormat().format(now)

export const getNewYorkYear = (now: Date): number => Number(getNewYorkDate(now).slice(0, 4))

export const getStartOfQuarterHour = (now: Date) =>
  new Date(Math.floor(now.getTime() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS)

/** Uses UTC, because New York time repeats an hour when daylight saving time ends. */
export const formatQuarterHourKey = (now: Date): string =>
  `${getStartOfQuarterHour(now).toISOString().slice(0, -8).replace(/[-:]/g, '')}Z`

export const getSecondsLeftInQuarterHour = (now: Date) =>
  Math.ceil((QUARTER_HOUR_MS - (now.getTime() % QUARTER_HOUR_MS)) / 1000)

const getWeekdayTimeFormat = lazily(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }),
)

export const formatWeekdayTime = (moment: Date) => {
  const fields = new Map(
    getWeekdayTimeFormat()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${fields.get('weekday')} at ${fields.get('hour')}:${fields.get('minute')} ${fields.get('dayPeriod')}`
}

const getLongDateFormat = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }))
const getMonthFormat = lazily(
  () => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

export function formatDate(date: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return getLongDateFormat().format(new Date(`${date}T00:00:00Z`))
  return /^\d{4}-\d{2}$/.test(date) ? getMonthFormat().format(new Date(`${date}-01T00:00:00Z`)) : date
}
