import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getNewYorkMinuteOfWeek } from '../../src/domain/clinic/open-state.ts'
import { formatDate, formatQuarterHourKey, getNewYorkDate, getNewYorkYear } from '../../src/domain/time.ts'

describe('the minute of the week in New York', () => {
  test.each([
    ['winter is five hours behind UTC', '2026-01-12T17:30:00Z', { weekday: 0, minutes: 12 * 60 + 30 }],
    ['summer is four hours behind UTC', '2026-07-05T03:59:59Z', { weekday: 5, minutes: 23 * 60 + 59 }],
    ['the last minute before daylight saving time', '2026-03-08T06:59:00Z', { weekday: 6, minutes: 119 }],
    ['2am does not exist that day', '2026-03-08T07:00:00Z', { weekday: 6, minutes: 180 }],
    ['1:30 for the first time', '2026-11-01T05:30:00Z', { weekday: 6, minutes: 90 }],
    ['1:30 for the second time', '2026-11-01T06:30:00Z', { weekday: 6, minutes: 90 }],
    ['midnight is hour 0', '2026-11-20T05:00:00Z', { weekday: 4, minutes: 0 }],
  ])('is correct: %s (%s)', (_description, instant, { weekday, minutes }) => {
    expect(getNewYorkMinuteOfWeek(new Date(instant))).toBe(weekday * 24 * 60 + minutes)
  })

  test('throws for an invalid date', () => {
    expect(() => getNewYorkMinuteOfWeek(new Date(Number.NaN))).toThrow(RangeError)
  })
})

// §D4.26
test.each([
  ['2027-01-01T04:59:59Z', 2026],
  ['2027-01-01T05:00:00Z', 2027],
])('at %s the year in New York is %d', (instant, year) => {
  expect(getNewYorkYear(new Date(instant))).toBe(year)
})

test.each([
  ['in winter, a second before midnight', '2026-11-21T04:59:59Z', '2026-11-20'],
  ['in winter, at midnight', '2026-11-21T05:00:00Z', '2026-11-21'],
  ['in summer, a second before midnight', '2026-07-05T03:59:59Z', '2026-07-04'],
  ['in summer, at midnight', '2026-07-05T04:00:00Z', '2026-07-05'],
  ['at midnight in UTC', '2026-07-05T00:00:00Z', '2026-07-04'],
  ['on the day on which daylight saving time begins', '2026-03-09T03:59:59Z', '2026-03-08'],
  ['on the day on which daylight saving time ends', '2026-11-02T04:59:59Z', '2026-11-01'],
  ['at the end of the year', '2027-01-01T04:59:59Z', '2026-12-31'],
])('getNewYorkDate returns the date in New York %s', (_description, instant, date) => {
  expect(getNewYorkDate(new Date(instant))).toBe(date)
})

describe('formatQuarterHourKey', () => {
  test.each([
    ['2026-11-20T10:15:00Z', '20261120T1015Z'],
    ['2026-11-20T10:29:59.999Z', '20261120T1015Z'],
    ['2026-11-20T10:30:00Z', '20261120T1030Z'],
  ])('%s is in the quarter hour %s', (instant, key) => {
    expect(formatQuarterHourKey(new Date(instant))).toBe(key)
  })

  // §D4.34
  test('returns the same key for two times if and only if no quarter hour starts between them', () => {
    const moment = fc.integer({ min: 0, max: 4_102_444_800_000 })
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 2_000_000 }), (startMs, elapsedMs) => {
        const [a, b] = [new Date(startMs), new Date(startMs + elapsedMs)]
        const isSameQuarterHour =
          elapsedMs < 900_000 &&
          Math.floor(getNewYorkMinuteOfWeek(a) / 15) === Math.floor(getNewYorkMinuteOfWeek(b) / 15)
        expect(formatQuarterHourKey(a) === formatQuarterHourKey(b)).toBe(isSameQuarterHour)
      }),
    )
  })
})

describe('formatDate', () => {
  test.each([
    ['2026-04-14', 'April 14, 2026'],
    ['2024-12-01', 'December 1, 2024'],
    ['2026-04', 'April 2026'],
    ['2019-01', 'January 2019'],
    ['2026', '2026'],
    ['undated', 'undated'],
  ])('%s is formatted as %s', (date, text) => {
    expect(formatDate(date)).toBe(text)
  })
})
