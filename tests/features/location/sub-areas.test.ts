import { describe, expect, test } from 'vitest'
import {
  extractVisibleText,
  findContentUnder,
  findHeadings,
  findLinks,
  findRegion,
  readHead,
  readListItems,
} from '../../tools/html.ts'
import { getPage, ORIGIN, queryColumn } from '../../tools/site.ts'

describe('sub-areas', () => {
  const SUB_AREAS = {
    manhattan: ['upper-east-side', 'upper-west-side', 'midtown', 'soho', 'chelsea'],
    tribeca: ['tribeca-central'],
    'the-hamptons': ['east-hampton', 'southampton', 'montauk', 'bridgehampton-sag-harbor'],
    flushing: ['downtown-flushing'],
    queens: ['astoria', 'forest-hills', 'bayside', 'long-island-city'],
  }

  // §2.154, §3.15, §3.16, §3.17, §3.18, §3.19, §3.20
  test.each(Object.entries(SUB_AREAS))(
    '%s shows its sub-areas in order, each with a picture, its clientele and its popular services',
    async (area, subs) => {
      const section = findContentUnder((await getPage(`/locations/${area}`)).html, 'Neighborhoods')
      expect(findLinks(section).map(({ href }) => href)).toEqual(subs.map((sub) => `/locations/${area}/${sub}`))
      const cards = section.split('<article').slice(1)
      expect(cards).toHaveLength(subs.length)
      for (const card of cards) {
        expect(card).toMatch(/<img src="\/pictures\//)
        expect(extractVisibleText(card)).toContain('Who comes: ')
        expect(readListItems(findRegion(card, 'Popular services')).length).toBeGreaterThan(1)
      }
    },
  )

  // §2.31
  test.each(Object.entries(SUB_AREAS).flatMap(([area, subs]) => subs.map((sub) => [area, sub] as const)))(
    '/locations/%s/%s is a page with the clientele and popular services of the sub-area',
    async (area, sub) => {
      const { status, html, text } = await getPage(`/locations/${area}/${sub}`)
      const areaSlugs = await queryColumn('SELECT slug FROM areas')
      const [name = ''] = await queryColumn('SELECT name FROM sub_areas WHERE area = ? AND slug = ?', area, sub)
      expect(status).toBe(200)
      expect(findHeadings(html, 1)).toEqual([name])
      expect(text).toContain('Who comes: ')
      expect(readListItems(findContentUnder(html, 'Popular services')).length).toBeGreaterThan(1)
      expect(readHead(html).canonical).toBe(`${ORIGIN}/locations/${areaSlugs.includes(sub) ? sub : `${area}/${sub}`}`)
    },
  )

  test.each([
    '/locations/manhattan/astoria',
    '/locations/brooklyn/williamsburg',
    '/locations/manhattan/no-such',
    '/locations/atlantis/soho',
  ])('%s returns 404', async (path) => {
    const { status, html } = await getPage(path)
    expect(status).toBe(404)
    expect(findHeadings(html, 1)).toEqual(['Location Not Found'])
  })
})
