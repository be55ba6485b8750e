import { expect, test } from 'vitest'
import { getPage, queryColumn } from '../tools/site.ts'

const MAX_KB = 14
const MAX_KB_WITH_MAP = 30

const INLINE_MAP = /<svg (?:class="cover[^"]*"|[^>]*><title>Map of)[\s\S]*?<\/svg>/g

async function measureGzippedKb(html: string): Promise<number> {
  const stream = new Blob([html]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(stream).arrayBuffer()).byteLength / 1024
}

const TREATMENT_SLUGS = await queryColumn('SELECT slug FROM treatments')

const LIST_PAGES = ['/services/botox', '/medspas', '/medspas?area=manhattan&rating=4&verified=yes', '/manhattan']

const OTHER_PAGES = [
  ...['/', '/treatments', '/treatments/botox/manhattan', '/treatments/chemical-peels/brooklyn', '/locations'],
  ...['/locations/manhattan', '/locations/manhattan/chelsea', '/upper-east-side/marchetti-osei-dermatology'],
  ...['/search?q=botox', '/compare?c=clinic-001,clinic-002,clinic-003,clinic-004', '/prices', '/prices/botox'],
  ...['/finder?concern=volume&area=manhattan&treatment=fillers', '/appointments/botox', '/faq', '/reviews', '/about'],
  ...['/glossary', '/changes', '/api', '/no-such-page'],
]

test.each([...OTHER_PAGES, ...LIST_PAGES, ...TREATMENT_SLUGS.map((slug) => `/treatments/${slug}`)])(
  '%s is at most 14 KB of compressed HTML without the map, and 30 KB with the map',
  async (path) => {
    const { html } = await getPage(path)
    expect(await measureGzippedKb(html.replace(INLINE_MAP, ''))).toBeLessThanOrEqual(MAX_KB)
    expect(await measureGzippedKb(html)).toBeLessThanOrEqual(MAX_KB_WITH_MAP)
  },
)

test('no picture is over 60 KB', async () => {
  const heavyPictures = await queryColumn('SELECT name FROM pictures WHERE length(body) > 60 * 1024')
  expect(heavyPictures).toEqual([])
})

test('/medspas defines each icon it uses once, and no others', async () => {
  const { html } = await getPage('/medspas')
  const iconNames = [...html.matchAll(/ id="icon-([a-z-]+)"/g)].map(([, name]) => name)
  const usedIconNames = new Set([...html.matchAll(/"#icon-([a-z-]+)"/g)].map(([, name]) => name))
  expect(iconNames.length).toBeGreaterThan(0)
  expect(iconNames.length).toBe(new Set(iconNames).size)
  expect(new Set(iconNames)).toEqual(usedIconNames)
})
