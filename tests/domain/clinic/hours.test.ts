import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDay, getOpenSpans, SAMPLE_HOURS, type WeekHours } from '../../../src/domain/clinic/hours.ts'
import { formatOpenState, newYorkMinute, openStateAt } from '../../../src/domain/clinic/open-state.ts'

const SHUT: WeekHours = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null }

const OPEN_24_HOURS = Object.fromEntries(Object.keys(SHUT).map((day) => [day, '00:00-00:00'])) as unknown as WeekHours

const stateText = (hours: WeekHours, now: Date) => formatOpenState(getOpenSpans(hours), newYorkMinute(now))

const openUntil = (until: string) => `Open now · closes ${until}`

describe('the open state with the default hours', () => {
  // §D4.29
  test.each([
    ['Monday before nine', '2026-01-12T13:59:00Z', 'Closed · opens 9am'],
    ['Monday at nine', '2026-01-12T14:00:00Z', openUntil('7pm')],
    ['Friday in its last minute', '2026-01-16T23:59:59Z', openUntil('7pm')],
    ['Friday at seven', '2026-01-17T00:00:00Z', 'Closed · opens Sat 10am'],
    ['Saturday at noon', '2026-01-17T17:00:00Z', openUntil('6pm')],
    ['Saturday at six', '2026-01-17T23:00:00Z', 'Closed · opens Mon 9am'],
    ['Sunday', '2026-01-18T17:00:00Z', 'Closed · opens Mon 9am'],
    ['the same hour in summer', '2026-07-13T13:00:00Z', openUntil('7pm')],
    ['the Monday after summer time began', '2026-03-09T13:00:00Z', openUntil('7pm')],
    ['the Monday after summer time ended', '2026-11-02T13:59:00Z', 'Closed · opens 9am'],
  ])('%s: %s', (_when, instant, state) => {
    expect(stateText(SAMPLE_HOURS, new Date(instant))).toBe(state)
  })
})

describe('the open state on the nights when the clocks change', () => {
  const lateSaturday: WeekHours = { ...SHUT, sat: '18:00-02:00' }
  const lateSunday: WeekHours = { ...SHUT, sun: '02:30-09:00' }

  // §D4.29
  test.each([
    ['1:59am, before the skipped hour', '2026-03-08T06:59:00Z', openUntil('2am')],
    ['3am, a minute later', '2026-03-08T07:00:00Z', 'Closed · opens Sat 6pm'],
    ['1:30am for the first time', '2026-11-01T05:30:00Z', openUntil('2am')],
    ['1:30am for the second time', '2026-11-01T06:30:00Z', openUntil('2am')],
    ['2am, which occurs once', '2026-11-01T07:00:00Z', 'Closed · opens Sat 6pm'],
  ])('past midnight, %s', (_when, instant, state) => {
    expect(stateText(lateSaturday, new Date(instant))).toBe(state)
  })

  test('an opening time in the skipped hour counts as past at 3am', () => {
    expect(stateText(lateSunday, new Date('2026-03-08T06:59:00Z'))).toBe('Closed · opens 2:30am')
    expect(stateText(lateSunday, new Date('2026-03-08T07:00:00Z'))).toBe(openUntil('9am'))
  })
})

describe('the open state with other hours', () => {
  test.each([
    ['Sunday night, open into Monday', { ...SHUT, sun: '20:00-01:30' }, '2026-01-19T06:00:00Z', openUntil('1:30am')],
    ['closing at midnight', { ...SHUT, mon: '09:00-00:00' }, '2026-01-13T04:59:00Z', openUntil('midnight')],
    [
      'the hours of one day continue the next day',
      { ...SHUT, mon: '18:00-00:00', tue: '00:00-12:00' },
      '2026-01-13T00:00:00Z',
      openUntil('noon'),
    ],
    ['the same day a week later', { ...SHUT, mon: '09:00-10:00' }, '2026-01-12T15:00:00Z', 'Closed · opens Mon 9am'],
    ['around the clock', OPEN_24_HOURS, '2026-01-12T17:00:00Z', 'Open now · 24 hours'],
    ['never open', SHUT, '2026-01-12T17:00:00Z', ''],
    ['unreadable', { ...SHUT, mon: '9-5' }, '2026-01-12T17:00:00Z', ''],
  ])('%s', (_what, hours, instant, state) => {
    expect(stateText(hours, new Date(instant))).toBe(state)
  })

  const clock = fc.tuple(fc.nat(23), fc.nat(59)).map((pair) => pair.map((n) => String(n).padStart(2, '0')).join(':'))
  const day = fc.oneof(
    fc.constant(null),
    fc.tuple(clock, clock).map((pair) => pair.join('-')),
    fc.string(),
  )
  const week = fc.record({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day })

  test('never throws, and always includes the closing time or the next opening', () => {
    fc.assert(
      fc.property(week, fc.date({ noInvalidDate: true }), (hours, now) => {
        const { open, changesAt } = openStateAt(getOpenSpans(hours), newYorkMinute(now))
        const closing = changesAt === null ? /^Open now · 24 hours$/ : /^Open now · closes \S+$/
        const opening = changesAt === null ? /^$/ : /^Closed · opens ([MTWFS][a-z]{2} )?[\d:]*(am|pm|noon|midnight)$/
        expect(stateText(hours, now)).toMatch(open ? closing : opening)
      }),
      { numRuns: 500 },
    )
  })

  test("is open from the first minute of a day's hours until just before the last", () => {
    const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
    fc.assert(
      fc.property(clock, clock, fc.nat(24 * 60 - 1), (from, to, minute) => {
        fc.pre(from < to)
        const monday = new Date(Date.UTC(2026, 0, 12, 5, minute))
        const isOpen = minute >= minutesOf(from) && minute < minutesOf(to)
        expect(stateText({ ...SHUT, mon: `${from}-${to}` }, monday).startsWith('Open ')).toBe(isOpen)
      }),
    )
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
])('%j is formatted as %j', (day, text) => {
  expect(formatDay(day)).toBe(text)
})
