import { lazily } from './lazily.ts'

const QUARTER_HOUR_MS = 15 * 60 * 1000

const newYorkDay = lazily(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/New_York',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

export const newYorkDate = (now: Date): string => newYorkDay().format(now)

let yearOfQuarter = { quarter: Number.NaN, year: Number.NaN }

/** Returns the year in New York. Cached per quarter hour, because formatting a date is slow. */
export function newYorkYear(now: Date): number {
  const quarter = Math.floor(now.getTime() / QUARTER_HOUR_MS)
  if (quarter !== yearOfQuarter.quarter) yearOfQuarter = { quarter, year: Number(newYorkDate(now).slice(0, 4)) }
  return yearOfQuarter.year
}

export const startOfQuarterHour = (now: Date) => new Date(Math.floor(now.getTime() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS)

/** Returns e.g. '20261120T1015Z', for cache keys. UTC, because an hour repeats in New York in November. */
export function quarterHourKey(now: Date): string {
  return `${startOfQuarterHour(now).toISOString().slice(0, -8).replace(/[-:]/g, '')}Z`
}

export const secondsLeftInQuarterHour = (now: Date) =>
  Math.ceil((QUARTER_HOUR_MS - (now.getTime() % QUARTER_HOUR_MS)) / 1000)

const clockTime = lazily(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }),
)

export const formatMoment = (moment: Date) => {
  const parts = new Map(
    clockTime()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('weekday')} at ${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')}`
}

const longDate = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }))
const monthOfYear = lazily(() => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }))

/** Formats '2026-04-14' or '2026-04', and returns any other text unchanged. */
export function formatDate(date: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return longDate().format(new Date(`${date}T00:00:00Z`))
  return /^\d{4}-\d{2}$/.test(date) ? monthOfYear().format(new Date(`${date}-01T00:00:00Z`)) : date
}
