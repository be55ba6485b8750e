import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  encodeHours,
  formatDayHours,
  getOpenSpans,
  NO_HOURS,
  SAMPLE_HOURS,
  type WeekHours,
} from '../../../src/domain/clinic/hours.ts'
import {
  formatOpenState,
  formatToday,
  getNewYorkMinuteOfWeek,
  getOpenState,
} from '../../../src/domain/clinic/open-state.ts'

const OPEN_24_HOURS = Object.fromEntries(
  Object.keys(NO_HOURS).map((day) => [day, '00:00-00:00']),
) as unknown as WeekHours

const formatStateAt = (hours: WeekHours, now: Date) => formatOpenState(getOpenSpans(hours), getNewYorkMinuteOfWeek(now))

const formatOpenUntil = (closingTime: string) => `Open now · closes ${closingTime}`

describe('the open state with the sample hours', () => {
  // §D4.29
  test.each([
    ['Monday before nine', '2026-01-12T13:59:00Z', 'Closed · opens 9am'],
    ['Monday at nine', '2026-01-12T14:00:00Z', formatOpenUntil('7pm')],
    ['Friday just before seven', '2026-01-16T23:59:59Z', formatOpenUntil('7pm')],
    ['Friday at seven', '2026-01-17T00:00:00Z', 'Closed · opens Sat 10am'],
    ['Saturday at noon', '2026-01-17T17:00:00Z', formatOpenUntil('6pm')],
    ['Saturday at six', '2026-01-17T23:00:00Z', 'Closed · opens Mon 9am'],
    ['Sunday', '2026-01-18T17:00:00Z', 'Closed · opens Mon 9am'],
    ['Monday at nine in summer', '2026-07-13T13:00:00Z', formatOpenUntil('7pm')],
    ['the Monday after daylight saving time began', '2026-03-09T13:00:00Z', formatOpenUntil('7pm')],
    ['the Monday after daylight saving time ended', '2026-11-02T13:59:00Z', 'Closed · opens 9am'],
  ])('%s (%s) is %j', (_description, instant, text) => {
    expect(formatStateAt(SAMPLE_HOURS, new Date(instant))).toBe(text)
  })
})

describe('the open state on the nights when the clocks change', () => {
  const openLateSaturday: WeekHours = { ...NO_HOURS, sat: '18:00-02:00' }
  const openEarlySunday: WeekHours = { ...NO_HOURS, sun: '02:30-09:00' }

  // §D4.29
  test.each([
    ['1:59am, before the skipped hour', '2026-03-08T06:59:00Z', formatOpenUntil('2am')],
    ['3am, a minute later', '2026-03-08T07:00:00Z', 'Closed · opens Sat 6pm'],
    ['1:30am for the first time', '2026-11-01T05:30:00Z', formatOpenUntil('2am')],
    ['1:30am for the second time', '2026-11-01T06:30:00Z', formatOpenUntil('2am')],
    ['2am, which occurs once', '2026-11-01T07:00:00Z', 'Closed · opens Sat 6pm'],
  ])('with hours past midnight at %s (%s) is %j', (_description, instant, text) => {
    expect(formatStateAt(openLateSaturday, new Date(instant))).toBe(text)
  })

  test('an opening time in the skipped hour counts as past at 3am', () => {
    expect(formatStateAt(openEarlySunday, new Date('2026-03-08T06:59:00Z'))).toBe('Closed · opens 2:30am')
    expect(formatStateAt(openEarlySunday, new Date('2026-03-08T07:00:00Z'))).toBe(formatOpenUntil('9am'))
  })
})

describe('the open state with other hours', () => {
  const openOnWeekdays: WeekHours = { ...OPEN_24_HOURS, sat: null, sun: null }

  test.each([
    [
      'Sunday night, open into Monday',
      { ...NO_HOURS, sun: '20:00-01:30' },
      '2026-01-19T06:00:00Z',
      formatOpenUntil('1:30am'),
    ],
    ['closing at midnight', { ...NO_HOURS, mon: '09:00-00:00' }, '2026-01-13T04:59:00Z', formatOpenUntil('midnight')],
    [
      'the hours of one day continue the next day',
      { ...NO_HOURS, mon: '18:00-00:00', tue: '00:00-12:00' },
      '2026-01-13T00:00:00Z',
      formatOpenUntil('noon'),
    ],
    [
      'the same day a week later',
      { ...NO_HOURS, mon: '09:00-10:00' },
      '2026-01-12T15:00:00Z',
      'Closed · opens Mon 9am',
    ],
    ['around the clock', OPEN_24_HOURS, '2026-01-12T17:00:00Z', 'Open now · 24 hours'],
    ['closing more than a day later', openOnWeekdays, '2026-01-13T17:00:00Z', 'Open now · 24 hours'],
    ['closing a day later', openOnWeekdays, '2026-01-16T05:00:00Z', 'Open now · 24 hours'],
    ['closing within a day', openOnWeekdays, '2026-01-16T05:01:00Z', formatOpenUntil('midnight')],
    ['never open', NO_HOURS, '2026-01-12T17:00:00Z', ''],
    ['unreadable', { ...NO_HOURS, mon: '9-5' }, '2026-01-12T17:00:00Z', ''],
  ])('%s: %j at %s shows %j', (_description, hours, instant, text) => {
    expect(formatStateAt(hours, new Date(instant))).toBe(text)
  })

  const clockTimes = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((numbers) => numbers.map((number) => String(number).padStart(2, '0')).join(':'))
  const dayHours = fc.oneof(
    fc.constant(null),
    fc.tuple(clockTimes, clockTimes).map((times) => times.join('-')),
    fc.string(),
  )
  const weekHours = fc.record({
    mon: dayHours,
    tue: dayHours,
    wed: dayHours,
    thu: dayHours,
    fri: dayHours,
    sat: dayHours,
    sun: dayHours,
  })

  test('never throws, and includes 24 hours, the closing time or the next opening if there is one', () => {
    fc.assert(
      fc.property(weekHours, fc.date({ noInvalidDate: true }), (hours, now) => {
        const { open, changesAt } = getOpenState(getOpenSpans(hours), getNewYorkMinuteOfWeek(now))
        const openPattern = /^Open now · (24 hours|closes \S+)$/
        const closedPattern =
          changesAt === null ? /^$/ : /^Closed · opens ([MTWFS][a-z]{2} )?[\d:]*(am|pm|noon|midnight)$/
        expect(formatStateAt(hours, now)).toMatch(open ? openPattern : closedPattern)
      }),
      { numRuns: 500 },
    )
  })

  test('is open from the opening time until just before the closing time', () => {
    const parseMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    fc.assert(
      fc.property(clockTimes, clockTimes, fc.nat(24 * 60 - 1), (from, to, minute) => {
        fc.pre(from < to)
        const monday = new Date(Date.UTC(2026, 0, 12, 5, minute))
        const isOpen = minute >= parseMinutes(from) && minute < parseMinutes(to)
        expect(formatStateAt({ ...NO_HOURS, mon: `${from}-${to}` }, monday).startsWith('Open ')).toBe(isOpen)
      }),
    )
  })
})

describe("today's hours", () => {
  const openLateFriday: WeekHours = { ...NO_HOURS, fri: '18:00-02:00' }

  test.each([
    ['on Friday', openLateFriday, '2026-01-17T04:00:00Z', 'Today 6pm–2am'],
    ["on Saturday, while Friday's hours last", openLateFriday, '2026-01-17T06:59:00Z', ''],
    ["on Saturday, after Friday's hours", openLateFriday, '2026-01-17T07:00:00Z', 'Closed today'],
    ['around the clock', OPEN_24_HOURS, '2026-01-12T17:00:00Z', 'Today 24 hours'],
  ])('%s: %j at %s is %j', (_description, hours, instant, text) => {
    expect(formatToday(encodeHours(hours), getNewYorkMinuteOfWeek(new Date(instant)))).toBe(text)
  })
})

test.each([
  ['09:00-19:00', '9am–7pm'],
  ['10:00-18:00', '10am–6pm'],
  ['09:30-12:00', '9:30am–noon'],
  ['12:05-00:00', '12:05pm–midnight'],
  ['18:00-02:00', '6pm–2am'],
  ['00:00-00:00', 'Open 24 hours'],
  ['by appointment', 'By appointment'],
  [null, 'Closed'],
  ['25:00-26:00', 'Closed'],
])('the hours %j of a day are formatted as %j', (day, text) => {
  expect(formatDayHours(day)).toBe(text)
})
