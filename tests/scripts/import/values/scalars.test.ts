import { describe, expect, test } from 'vitest'
import { readArea, readSkinTypes, splitOutsideQuotes } from '../../../../scripts/import/values/lists.ts'
import {
  describeValue,
  readBoolean,
  readDate,
  readDateUpToToday,
  readEmail,
  readNumber,
  readRating,
  readReviewCount,
  readWebsite,
  readYear,
} from '../../../../scripts/import/values/scalars.ts'
import { SPECIFIED_AREAS } from '../../../../seed/load/area-rules.ts'
import { NO_HOURS } from '../../../../src/domain/clinic/hours.ts'
import { getNotes, getValueOrReason } from './reading.ts'

test.each([
  [{ ...NO_HOURS, mon: '09:00-17:00', sat: '10:00-16:00' }, 'mon 09:00-17:00, sat 10:00-16:00'],
  [NO_HOURS, 'closed every day'],
  [{ lat: 40.88, lng: -73.908, approximate: true }, '40.88, -73.908, approximate'],
  [[{ service: 'fillers', unit: 'syringe', min: 900, max: 900 }], 'fillers, syringe, 900'],
])('%j is described as %s', (value, description) => {
  expect(describeValue(value)).toBe(description)
})

describe('dates', () => {
  test.each([
    ['2026-09-02', '2026-09-02'],
    ['2026-9-2', '2026-09-02'],
    ['2026-09-02T10:00:00Z', '2026-09-02'],
    ['9/2/2026', '2026-09-02'],
    ['09/02/2026', '2026-09-02'],
    ['2/29/2024', '2024-02-29'],
    ['2/29/2026', 'is not a date'],
    ['13/1/2026', 'is not a date'],
    ['2026-13-01', 'is not a date'],
    ['yesterday', 'is not a date'],
    ['Sept 3 2026', '2026-09-03'],
    ['September 3rd, 2026', '2026-09-03'],
    ['3-Sep-26', '2026-09-03'],
    ['3 Sep. 2026', '2026-09-03'],
    ['Feb 30, 2026', 'is not a date'],
    ['Smarch 3, 2026', 'is not a date'],
    ['9/2/26', '2026-09-02'],
    ['9-2-26', '2026-09-02'],
    ['9/2/26 00:00', '2026-09-02'],
    ['11-20-2026', '2026-11-20'],
    ['2026/9/2', '2026-09-02'],
    ['29/10/26', 'is not a date'],
    ['24.10.2026', 'is not a date'],
  ])('reading %j as a date gives %j', (text, date) => {
    expect(getValueOrReason(readDate(text))).toBe(date)
  })

  test('a date in the future is rejected', () => {
    expect(getValueOrReason(readDateUpToToday('2026-11-20', '2026-11-20'))).toBe('2026-11-20')
    expect(getValueOrReason(readDateUpToToday('2026-11-21', '2026-11-20'))).toBe('is in the future: 2026-11-21')
  })
})

test.each([
  ['2011', 2011],
  ['2011.0', 2011],
  ['2011-05-01', 2011],
  ['5/1/2011', 2011],
  ['since May 2011', 2011],
  ['1900', 1900],
  ['2026', 2026],
  ['1899', 'is not a year'],
  ['2027', 'is not a year'],
  ['2011-2014', 'is not a year'],
  ['11', 'is not a year'],
])('reading %j as a year gives %j', (text, year) => {
  expect(getValueOrReason(readYear(text, 2026))).toBe(year)
})

test.each([
  ...['yes', 'Yes', 'Y', 'true', 'TRUE', '1', 'x', 'X', '✓', 'checked', true].map((text) => [text, true]),
  ...['no', 'N', 'false', '0', false].map((text) => [text, false]),
  ...['maybe', '2', 'limited'].map((text) => [text, 'is neither yes nor no']),
])('reading %j as yes or no gives %j', (text, answer) => {
  expect(getValueOrReason(readBoolean(text))).toBe(answer)
})

test.each([
  ['1,234', 1234],
  ['1,234.5', 1234.5],
  ['4,7', 4.7],
  ['-73.9857', -73.9857],
  ['.5', 0.5],
  ['4.7 stars', 4.7],
  ['4.7 ★', 4.7],
  ['4.7/5', 4.7],
  ['214 reviews', 214],
  ['1e3', null],
  ['Infinity', null],
  ['12 34', null],
])('the number %s is read as %s', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test('a rating is imported as stated, and must be a number from 0 to 5', () => {
  expect(getValueOrReason(readRating('4.67'))).toBe(4.67)
  expect(getValueOrReason(readRating('5.1'))).toBe('is not a rating from 0 to 5')
  expect(getValueOrReason(readRating('-1'))).toBe('is not a rating from 0 to 5')
  expect(getValueOrReason(readRating('good'))).toBe('is not a rating from 0 to 5')
})

test('a number of reviews is a whole number, and may have a comma or a period before three digits', () => {
  expect(getValueOrReason(readReviewCount('1,204'))).toBe(1204)
  expect(getValueOrReason(readReviewCount('1.204'))).toBe(1204)
  expect(getValueOrReason(readReviewCount('-1'))).toBe('is not a number of reviews')
  expect(getValueOrReason(readReviewCount('2.5'))).toBe('is not a number of reviews')
})

describe('websites', () => {
  test.each([
    ['https://example.com/book?service=botox', 'https://example.com/book?service=botox'],
    ['example.com', 'https://example.com'],
    ['WWW.Example.com/NYC', 'https://www.example.com/NYC'],
    ['http://example.com?utm_source=google&gclid=1&location=2', 'http://example.com?location=2'],
    ['https://example.com/?utm_campaign=x', 'https://example.com/'],
    ['https://example.com/?a=1&utm_campaign=x#book?now', 'https://example.com/?a=1#book?now'],
    ['https://example.com/?utm_campaign=x#book', 'https://example.com/#book'],
    ['https://www.google.com/url?q=https%3A%2F%2Fexample.com%2F&sa=D', 'https://example.com/'],
    ['https://l.instagram.com/?u=https%3A%2F%2Fexample.com%2F%3Ffbclid%3D1', 'https://example.com/'],
    ['https://www.google.com/url?sa=D', 'https://www.google.com/url?sa=D'],
    ['example.com, facebook.com/example', 'https://example.com'],
    ['ftp://example.com', 'is not a website URL'],
    ['javascript:alert(1)', 'is not a website URL'],
    ['n/a', 'is not a website URL'],
    ['http://localhost', 'is not a website URL'],
    ['hello@example.com', 'is an email address'],
    ['mailto:hello@example.com', 'is an email address'],
    ['hello@example.com, www.example.com', 'is an email address'],
    ['https://hello@example.com', 'has a name and @ before the domain'],
    ['https://hello:secret@example.com/', 'has a name and @ before the domain'],
    ['@glow.nyc', 'has a name and @ before the domain'],
    ['example.com/@glow', 'https://example.com/@glow'],
  ])('%s → %s', (text, website) => {
    expect(getValueOrReason(readWebsite(text))).toBe(website)
  })

  test('the first of several URLs is used and the others are reported', () => {
    const reading = readWebsite('https://a.example; https://b.example')
    expect(getValueOrReason(reading)).toBe('https://a.example')
    expect(getNotes(reading)).toEqual(['took the first URL, left out https://b.example'])
  })

  test("the clinic's own website is used before pages on other websites", () => {
    const reading = readWebsite('https://www.instagram.com/glow | yelp.com/biz/glow / a.example')
    expect(getValueOrReason(reading)).toBe('https://a.example')
    expect(getNotes(reading)).toEqual(['left out https://www.instagram.com/glow, yelp.com/biz/glow'])
    expect(getValueOrReason(readWebsite('instagram.com/glow'))).toBe('https://instagram.com/glow')
  })

  test("the clinic's page in social media is used before its page on Yelp or in a map", () => {
    const reading = readWebsite('https://www.yelp.com/biz/x; https://www.facebook.com/glow')
    expect(getValueOrReason(reading)).toBe('https://www.facebook.com/glow')
    expect(getNotes(reading)).toEqual(['left out https://www.yelp.com/biz/x'])
  })

  test('all pages on Yelp and in maps are reported', () => {
    const reading = readWebsite('https://www.yelp.com/biz/x; https://g.page/x')
    expect(getValueOrReason(reading)).toBeUndefined()
    expect(getNotes(reading)).toEqual([
      'is a page of www.yelp.com, not the website of the clinic: left out',
      'left out https://g.page/x',
    ])
  })

  test.each([
    ['https://www.yelp.com/biz/glow?osq=spa', 'www.yelp.com'],
    ['m.yelp.com/biz/glow', 'm.yelp.com'],
    ['https://maps.google.com/?cid=123', 'maps.google.com'],
    ['https://www.google.com/maps/place/Glow/@40.7,-73.9', 'www.google.com'],
    ['http://goo.gl/maps/xyz', 'goo.gl'],
    ['https://maps.app.goo.gl/xyz', 'maps.app.goo.gl'],
    ['https://g.page/glow', 'g.page'],
  ])("%s is not the clinic's website", (text, host) => {
    const reading = readWebsite(text)
    expect(getValueOrReason(reading)).toBeUndefined()
    expect(getNotes(reading)).toEqual([`is a page of ${host}, not the website of the clinic: left out`])
  })

  test.each([
    'https://goo.gl/xyz',
    'https://maps.example.com',
    'https://yelpskin.com',
    'https://sites.google.com/glow',
  ])("%s may be the clinic's website", (website) => {
    expect(getValueOrReason(readWebsite(website))).toBe(website)
  })
})

test.each([
  ['hello@example.com', 'hello@example.com'],
  ['mailto:hello@example.com', 'hello@example.com'],
  ['HELLO@EXAMPLE.COM', 'hello@example.com'],
  ['hello@example', 'is not an email address'],
  ['ask us', 'is not an email address'],
])('reading %j as an email address gives %j', (text, email) => {
  expect(getValueOrReason(readEmail(text))).toBe(email)
})

test.each([
  ['1-6', [1, 2, 3, 4, 5, 6]],
  ['I–III', [1, 2, 3]],
  ['IV to VI', [4, 5, 6]],
  ['1;3, 2', [1, 2, 3]],
  ['types 5-6', [5, 6]],
  ['all skin types', [1, 2, 3, 4, 5, 6]],
  [
    [1, 2],
    [1, 2],
  ],
  ['0-3', 'is not a list of Fitzpatrick skin types'],
  ['dark', 'is not a list of Fitzpatrick skin types'],
])('the skin types %s are read as %j', (text, types) => {
  expect(getValueOrReason(readSkinTypes(text))).toEqual(types)
})

test.each([
  ['SoHo', 'soho'],
  ['Upper East Side', 'upper-east-side'],
  ['hamptons', 'the-hamptons'],
  ['The Hamptons', 'the-hamptons'],
  ['upper-west-side', 'upper-west-side'],
  ['Midtown East', 'midtown'],
  ['Astoria, Queens', 'queens'],
  ['Jersey City', 'is not an area'],
  ['88 Greene Street, SoHo', 'is not an area'],
  ['41 East 78th Street, New York', 'is not an area'],
])('reading %j as an area gives %j', (text, area) => {
  expect(getValueOrReason(readArea(text, SPECIFIED_AREAS))).toBe(area)
})

test('a separator inside quotation marks does not separate values', () => {
  expect(splitOutsideQuotes('a; "b; ""c"""; d', ';')).toEqual(['a', 'b; "c"', 'd'])
})
