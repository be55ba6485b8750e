import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BY_APPOINTMENT,
  encodeHours,
  formatWeek,
  getOpenSpans,
  groupHours,
  NO_HOURS,
  SAMPLE_HOURS,
  type WeekHours,
} from '../../../src/domain/clinic/hours.ts'
import {
  formatOpenState,
  getNewYorkMinuteOfWeek,
  getOpenState,
  parseSpans,
} from '../../../src/domain/clinic/open-state.ts'

const OPEN_24_HOURS = Object.fromEntries(
  Object.keys(NO_HOURS).map((day) => [day, '00:00-00:00']),
) as unknown as WeekHours

describe('groupHours', () => {
  test('merges only consecutive days', () => {
    expect(groupHours({ ...SAMPLE_HOURS, wed: null })).toEqual([
      { days: 'Mon–Tue', indexes: '01', hours: '9am–7pm' },
      { days: 'Wed', indexes: '2', hours: 'Closed' },
      { days: 'Thu–Fri', indexes: '34', hours: '9am–7pm' },
      { days: 'Sat', indexes: '5', hours: '10am–6pm' },
      { days: 'Sun', indexes: '6', hours: 'Closed' },
    ])
    expect(groupHours(OPEN_24_HOURS)).toEqual([{ days: 'Mon–Sun', indexes: '0123456', hours: 'Open 24 hours' }])
  })
})

describe('the hours on a card', () => {
  test.each([
    [SAMPLE_HOURS, 'Mon–Fri 9am–7pm, Sat 10am–6pm'],
    [{ ...NO_HOURS, tue: '12:00-00:00' }, 'Tue noon–midnight'],
    [OPEN_24_HOURS, 'Mon–Sun Open 24 hours'],
    [{ ...SAMPLE_HOURS, sat: BY_APPOINTMENT }, 'Mon–Fri 9am–7pm, Sat by appointment'],
    [NO_HOURS, ''],
  ])('for %j are written as %j', (hours, text) => {
    expect(formatWeek(hours)).toBe(text)
  })

  test.each([
    ['before the clinic opens', '2026-01-12T13:59:00Z', 'Closed · opens 9am'],
    ['when the clinic opens', '2026-01-12T14:00:00Z', 'Open now · closes 7pm'],
    ['the evening before the clinic opens', '2026-01-14T00:00:00Z', 'Closed · opens Wed 9am'],
    ['two days before the clinic opens', '2026-01-17T23:00:00Z', 'Closed · opens Mon 9am'],
    ['in the hour that the clocks repeat', '2026-11-01T06:30:00Z', 'Closed · opens Mon 9am'],
  ])('%s (%s) are shown as %j', (_description, instant, text) => {
    expect(formatOpenState(getOpenSpans(SAMPLE_HOURS), getNewYorkMinuteOfWeek(new Date(instant)))).toBe(text)
  })

  const clockTimes = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((numbers) => numbers.map((number) => String(number).padStart(2, '0')).join(':'))
  const dayHours = fc.option(fc.tuple(clockTimes, clockTimes).map((times) => times.join('-')))
  const weekHours = fc.record({
    mon: dayHours,
    tue: dayHours,
    wed: dayHours,
    thu: dayHours,
    fri: dayHours,
    sat: dayHours,
    sun: dayHours,
  })

  test('encode and decode to the same times', () => {
    fc.assert(
      fc.property(weekHours, (hours) => {
        expect(parseSpans(encodeHours(hours))).toEqual(getOpenSpans(hours))
      }),
      { numRuns: 500 },
    )
  })

  test('change between open and closed exactly at the announced minute', () => {
    fc.assert(
      fc.property(weekHours, fc.nat(7 * 24 * 60 - 1), (hours, minute) => {
        const spans = parseSpans(encodeHours(hours))
        const { open, changesAt } = getOpenState(spans, minute)
        if (changesAt === null) return
        expect(changesAt).toBeGreaterThan(minute)
        expect(getOpenState(spans, changesAt % (7 * 24 * 60)).open).toBe(!open)
        expect(getOpenState(spans, (changesAt - 1) % (7 * 24 * 60)).open).toBe(open)
      }),
      { numRuns: 500 },
    )
  })
})
