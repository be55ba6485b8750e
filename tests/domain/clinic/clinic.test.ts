import { describe, expect, test } from 'vitest'
import { countWholeStars, formatHost, getInitials, isClosingNoticeOver } from '../../../src/domain/clinic/clinic.ts'

describe('countWholeStars', () => {
  // §9.65
  test.each([
    [4.9, 4],
    [4.0, 4],
    [5, 5],
    [0.4, 0],
    [0, 0],
    [7, 5],
    [-1, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 5],
  ])('a rating of %d shows %d stars', (rating, stars) => {
    expect(countWholeStars(rating)).toBe(stars)
  })
})

describe('isClosingNoticeOver', () => {
  // §D4.27
  test.each([
    ['a second before midnight in New York, in winter', '2026-01-10', '2027-01-10T04:59:59Z', false],
    ['at midnight in New York, in winter', '2026-01-10', '2027-01-10T05:00:00Z', true],
    ['at midnight in UTC, in winter', '2026-01-10', '2027-01-10T00:00:00Z', false],
    ['a second before midnight in New York, in summer', '2026-07-04', '2027-07-04T03:59:59Z', false],
    ['at midnight in New York, in summer', '2026-07-04', '2027-07-04T04:00:00Z', true],
    ['at midnight of the day on which daylight saving time begins', '2026-03-14', '2027-03-14T05:00:00Z', true],
    [
      'a second before midnight of the day on which daylight saving time begins',
      '2026-03-14',
      '2027-03-14T04:59:59Z',
      false,
    ],
    ['a second before 365 days have passed, across a leap day', '2027-03-01', '2028-02-29T04:59:59Z', false],
    ['after 365 days, across a leap day', '2027-03-01', '2028-02-29T05:00:00Z', true],
  ])('%s, for a clinic that closed on %s (now: %s), returns %j', (_description, on, now, isOver) => {
    expect(isClosingNoticeOver({ kind: 'closed', on }, new Date(now))).toBe(isOver)
  })

  test('returns false for a clinic that moved or is open', () => {
    expect(isClosingNoticeOver({ kind: 'moved', on: '2020-01-01' }, new Date('2027-01-01T00:00:00Z'))).toBe(false)
    expect(isClosingNoticeOver(null, new Date('2027-01-01T00:00:00Z'))).toBe(false)
  })
})

describe('getInitials', () => {
  test.each([
    ['Marchetti & Osei Dermatology', 'MO'],
    ['The Parlor Floor', 'PF'],
    ['Halász Facial House', 'HF'],
    ['ninth and needle', 'NN'],
    ['Rill', 'R'],
    ['The', 'T'],
    ['', ''],
  ])('the initials of %j are %j', (name, initials) => {
    expect(getInitials(name)).toBe(initials)
  })
})

test.each([
  ['https://www.example.com/botox?x=1', 'example.com'],
  ['http://example.com', 'example.com'],
  ['https://example.com:8080#top', 'example.com'],
  ['https://www.café-esthétique.com/über', 'café-esthétique.com'],
])('the website %s is shown as %s', (website, host) => {
  expect(formatHost(website)).toBe(host)
})
