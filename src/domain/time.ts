import { lazily } from './lazily.ts'

const newYorkFormat = lazily(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hourCycle: 'h23',
      year: 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const QUARTER = 15 * 60 * 1000

/**
 * What the wall clock in New York shows: the year, the day of the week (Monday is 0) and the minutes since midnight.
 * Intl knows when the clocks change; arithmetic on UTC does not. Null for an invalid date.
 */
export function newYorkClock(now: Date): { year: number; weekday: number; minutes: number } | null {
  if (Number.isNaN(now.getTime())) return null
  const parts = new Map(
    newYorkFormat()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
  return {
    year: number('year'),
    weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? ''),
    minutes: number('hour') * 60 + number('minute'),
  }
}

const newYorkDay = lazily(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/New_York',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

/** Returns the date in New York as YYYY-MM-DD: what "today" is to a clinic, whatever the day is in UTC. */
export const newYorkDate = (now: Date): string => newYorkDay().format(now)

let yearOfQuarter = { quarter: Number.NaN, year: Number.NaN }

/**
 * The year of the copyright line: New York's, not the server's. Years begin with a quarter of an
 * hour, so that the calendar is asked once in each: it takes as long as a good part of a page.
 */
export function newYorkYear(now: Date): number {
  const quarter = Math.floor(now.getTime() / QUARTER)
  if (quarter !== yearOfQuarter.quarter) yearOfQuarter = { quarter, year: newYorkClock(now)?.year ?? Number.NaN }
  return yearOfQuarter.year
}

/** The moment at which the quarter of an hour began: what a page shows of the time is settled for it. */
export const startOfQuarter = (now: Date) => new Date(Math.floor(now.getTime() / QUARTER) * QUARTER)

/** Names the quarter of an hour, such as '20261120T1015Z', for cache keys and ETags. In UTC, so that
 * the repeated hour in November has keys of its own; New York's quarters begin at the same moments. */
export function quarterOfHour(now: Date): string {
  return `${startOfQuarter(now).toISOString().slice(0, -8).replace(/[-:]/g, '')}Z`
}

/** Whole seconds until the next quarter of an hour begins: as long as such a page holds. */
export const secondsLeftInQuarter = (now: Date) => Math.ceil((QUARTER - (now.getTime() % QUARTER)) / 1000)

const clockTime = lazily(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }),
)

/** 'Friday at 10:15 AM' on New York's clock. */
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

/** '2026-04-14' as 'April 14, 2026', '2026-04' as 'April 2026'; any other text, such as a year, stays as it is. */
export function formatDate(date: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return longDate().format(new Date(`${date}T00:00:00Z`))
  return /^\d{4}-\d{2}$/.test(date) ? monthOfYear().format(new Date(`${date}-01T00:00:00Z`)) : date
}
