import { expect, test } from 'vitest'
import { findLinks } from '../../tools/html.ts'
import { findResultLinks, search, suggest } from '../../tools/search-page.ts'

const MARCHETTI = '/upper-east-side/marchetti-osei-dermatology'

test.each([
  '212 555 0104',
  '(212) 555-0104',
  '+1 212 555 0104',
  '1-212-555-0104',
  '12125550104',
  '212.555.0104',
  '+1 (212) 555\u20110104',
  'call 212-555-0104',
  '5550104',
  '555-0104',
])('%s leads to the clinic with this phone number', async (query) => {
  const { html, text } = await search(query)
  expect(findResultLinks(html)[0]?.href).toBe(MARCHETTI)
  expect(text).toContain('(212) 555-0104')
  expect(text).not.toContain('No result has all of these words')
  expect(text).not.toContain('5550104,')
})

test('a phone number of no clinic finds nothing', async () => {
  const { html, text } = await search('646 555 9999')
  expect(text).toContain('Nothing was found for “646 555 9999”')
  expect(findLinks(html).map(({ href }) => href)).not.toContain(MARCHETTI)
})

test('a phone number is suggested once it is complete', async () => {
  expect((await suggest('(212) 555-0104'))[0]?.path).toBe(MARCHETTI)
  expect(await suggest('212')).toEqual([])
  expect(await suggest('212 555')).toEqual([])
})

test('a shorter number is no part of a phone number', async () => {
  expect(findResultLinks((await search('botox 212')).html).map(({ href }) => href)[0]).toBe('/treatments/botox')
  expect((await search('5550')).text).toContain('Nothing was found')
})
