// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { clearCachedCatalog } from '../../../src/http/caching/catalog.ts'
import {
  extractVisibleText,
  findContentUnder,
  findHeadings,
  findLinkHref,
  findLinks,
  readListItems,
} from '../../tools/html.ts'
import { get, readPage } from '../../tools/site.ts'
import { listCardNames } from './results.ts'

async function limitListings(service: string, area: string, count: number) {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM listings WHERE service = ? AND area = ? AND recommended > ?').bind(
      service,
      area,
      count,
    ),
    env.DB.prepare('UPDATE listing_counts SET total = ? WHERE service = ? AND area = ?').bind(count, service, area),
    env.DB.prepare('UPDATE facet_counts SET total = ? WHERE selection = ?').bind(count, formatSelection(service, area)),
  ])
  clearCachedCatalog()
}

const formatSelection = (service: string, area: string) =>
  [service === '*' ? '' : `treatment=${service}`, area === '*' ? '' : `area=${area}`].filter(Boolean).join('&')

const fetchUncached = async (path: string) => readPage(await get(path))

// §2.92, §9.62
test('a treatment page links to the full list of clinics if there are four, but not if there are three', async () => {
  await limitListings('kybella', '*', 4)
  const sectionWithFourClinics = findContentUnder(
    (await fetchUncached('/treatments/kybella')).html,
    'Who offers Kybella',
  )
  expect(readListItems(sectionWithFourClinics)).toHaveLength(4)
  expect(findLinkHref(sectionWithFourClinics, 'View All Kybella Providers')).toBe('/services/kybella')

  await limitListings('kybella', '*', 3)
  const sectionWithThreeClinics = findContentUnder(
    (await fetchUncached('/treatments/kybella')).html,
    'Who offers Kybella',
  )
  expect(readListItems(sectionWithThreeClinics)).toHaveLength(3)
  expect(extractVisibleText(sectionWithThreeClinics)).not.toContain('View All Kybella Providers')
})

// §2.93, §8.13
test('a treatment page without clinics shows Coming Soon', async () => {
  await limitListings('kybella', '*', 0)
  const section = findContentUnder((await fetchUncached('/treatments/kybella')).html, 'Who offers Kybella')
  expect(findHeadings(section)).toEqual(['Coming Soon'])
  expect(extractVisibleText(section)).not.toContain('View All')
})

// §2.118, §2.136
test('a treatment in a location without clinics shows Coming Soon and No MedSpas Found, with a Browse Locations link', async () => {
  await limitListings('fillers', 'soho', 0)
  const { status, html, text } = await fetchUncached('/treatments/fillers/soho')
  expect(status).toBe(200)
  expect(text).toContain('Showing 0 Fillers Clinics & Med Spas in SoHo')
  const box = findContentUnder(html, 'Coming Soon')
  expect(extractVisibleText(box)).toContain(
    "No MedSpas Found - We're currently updating our Fillers in SoHo MedSpa listings.",
  )
  expect(findLinkHref(box, 'Browse Locations')).toBe('/locations')
})

test('a treatment in a location without clinics links to nearby locations with that treatment', async () => {
  await limitListings('fillers', 'soho', 0)
  const nearbyLinks = findLinks(
    findContentUnder((await fetchUncached('/treatments/fillers/soho')).html, 'Coming Soon'),
  ).filter(({ text }) => /\(\d+\)$/.test(text))
  expect(nearbyLinks[0]?.href).toBe('/treatments/fillers/tribeca')
  expect(nearbyLinks.map(({ href }) => href)).not.toContain('/treatments/fillers/soho')
})

// §2.137
test('the page of Botox in Tribeca says that the selection is being finalized if it lists no clinics', async () => {
  await limitListings('botox', 'tribeca', 0)
  const { html } = await fetchUncached('/treatments/botox/tribeca')
  expect(extractVisibleText(findContentUnder(html, 'Personalized Recommendations'))).toContain(
    'Our curators are currently finalizing our selection of premium Botox providers in Tribeca.',
  )
})

// §2.115
test('the page of micro-Botox on the Upper East Side says that the selection is being finalized if it lists no clinics', async () => {
  await limitListings('micro-botox', 'upper-east-side', 0)
  const { html } = await fetchUncached('/treatments/micro-botox/upper-east-side')
  expect(extractVisibleText(findContentUnder(html, 'Personalized Recommendations'))).toContain(
    'Our curators are currently finalizing our selection',
  )
})

// §2.136, §8.14
test('a landing page without clinics shows No MedSpas Found', async () => {
  await limitListings('*', 'flushing', 0)
  const box = findContentUnder((await fetchUncached('/flushing')).html, 'No MedSpas Found')
  expect(extractVisibleText(box)).toContain("We're currently updating our Flushing MedSpa listings.")
  expect(findLinkHref(box, 'Browse Locations')).toBe('/locations')
})

test('a landing page with one clinic shows "1 clinic" and "1 premium medspa"', async () => {
  await limitListings('*', 'flushing', 1)
  await env.DB.prepare(`UPDATE areas SET listed_count = 1, stated_count = NULL WHERE slug = 'flushing'`).run()
  clearCachedCatalog()
  const { html, text } = await fetchUncached('/flushing')
  expect(findHeadings(html, 2)).toContain('1 clinic')
  expect(text).toMatch(/\b1 premium medspa\b/)
})

// §2.144
test('the list of locations counts the listed clinics if no source states a number, and says "1 MedSpa" for one', async () => {
  await env.DB.prepare(`UPDATE areas SET listed_count = 1, stated_count = NULL WHERE slug = 'flushing'`).run()
  clearCachedCatalog()
  const card = findContentUnder((await fetchUncached('/locations')).html, 'Flushing')
  expect(extractVisibleText(card)).toMatch(/\b1 MedSpa\b(?!s)/)
})

// §8.14
test('a filtered list without matches shows No MedSpas Found and a link to remove all filters', async () => {
  const { html } = await fetchUncached('/services/kybella?area=the-hamptons&language=bukharian')
  expect(findLinkHref(findContentUnder(html, 'No MedSpas Found'), 'Remove all filters')).toBe('/services/kybella')
})

test('a sub-area without clinics shows No MedSpas Found and other clinics', async () => {
  await limitListings('*', 'manhattan/chelsea', 0)
  const { html } = await fetchUncached('/locations/manhattan/chelsea')
  expect(extractVisibleText(findContentUnder(html, 'No MedSpas Found'))).toContain(
    "We're currently updating our Chelsea MedSpa listings.",
  )
  expect(findLinks(html).filter(({ text }) => text.startsWith('View Profile')).length).toBeGreaterThan(0)
})

// §8.15
test('a home page without featured clinics shows Coming Soon', async () => {
  await env.DB.prepare('UPDATE clinics SET home_position = NULL').run()
  const featured = findContentUnder((await fetchUncached('/')).html, 'Featured premium med spas')
  expect(extractVisibleText(featured)).toContain('Coming Soon')
  expect(findLinkHref(featured, 'View All MedSpas')).toBe('/locations')
})

test('a clinic without reviews shows "No reviews yet" instead of a rating of 0.0', async () => {
  const { html } = await fetchUncached('/soho/rill-infusion-and-skin')
  expect(extractVisibleText(html)).toContain('No reviews yet')
  expect(extractVisibleText(html)).not.toContain('0.0 out of 5')
})

test('a clinic with one review shows "1 review"', async () => {
  await env.DB.prepare(`UPDATE clinics SET review_count = 1, rating = 4 WHERE segment = 'rill-infusion-and-skin'`).run()
  expect((await fetchUncached('/soho/rill-infusion-and-skin')).text).toMatch(/4\.0 out of 5\s?\(1 review\)/)
})

test('a list whose clinics are all beyond every map has neither a map nor links to it', async () => {
  expect((await fetchUncached('/tribeca')).html).toContain('Map of these results')
  await env.DB.prepare('UPDATE clinics SET lat = 42.65, lng = -73.75').run()
  clearCachedCatalog()
  const { html } = await fetchUncached('/tribeca')
  expect(listCardNames(html).length).toBeGreaterThan(0)
  expect(html).not.toContain('Map of these results')
  expect(html).not.toContain('aria-label="View"')
})
