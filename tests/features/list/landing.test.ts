// @own-database: one test changes the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { CLINICS_PER_PAGE } from '../../../src/domain/limits.ts'
import { clearCachedCatalog } from '../../../src/http/caching/catalog.ts'
import {
  extractVisibleText,
  findContentUnder,
  findHeadings,
  findLinkHref,
  findLinks,
  findRegion,
  readHead,
} from '../../tools/html.ts'
import { get, getPage, ORIGIN, queryColumn, readPage } from '../../tools/site.ts'

const AREA_SLUGS = await queryColumn('SELECT slug FROM areas')

const fetchListedNames = (area: string) =>
  queryColumn(
    `SELECT name FROM listings JOIN clinics ON id = clinic_id WHERE service = '*' AND area = ? ORDER BY recommended`,
    area,
  )

const extractCardNames = (html: string) =>
  findLinks(html).flatMap(({ text }) => /^View Profile of (.*)$/.exec(text)?.[1] ?? [])

describe.each(AREA_SLUGS)('/%s', (slug) => {
  // §1.3, §1.6, §2.28, §2.151, §2.152
  test("is the location's landing page with the specified title", async () => {
    const { status, html } = await getPage(`/${slug}`)
    const [name = ''] = await queryColumn('SELECT name FROM areas WHERE slug = ?', slug)
    const { title, description, canonical } = readHead(html)
    expect(status).toBe(200)
    expect(findHeadings(html, 1)[0]).toContain(name)
    expect(title).toBe(`${name} MedSpas | Luxury Aesthetic Treatments`)
    expect(description).toContain(`the most exclusive medspas in ${name}`)
    expect(canonical).toBe(`${ORIGIN}/${slug}`)
  })

  // §2.148, §2.149
  test('has its tagline, a badge with the number of premium med spas, and breadcrumbs', async () => {
    const { html, text } = await getPage(`/${slug}`)
    const [tagline = ''] = await queryColumn('SELECT tagline FROM areas WHERE slug = ?', slug)
    const [count] = await queryColumn('SELECT coalesce(stated_count, listed_count) FROM areas WHERE slug = ?', slug)
    expect(text).toContain(tagline)
    expect(text).toContain(`${count} premium medspas`)
    const [name] = await queryColumn('SELECT name FROM areas WHERE slug = ?', slug)
    const crumbs = findRegion(html, 'Breadcrumb')
    expect(findLinks(crumbs).map(({ href }) => href)).toEqual(['/', '/locations'])
    expect(extractVisibleText(crumbs)).toBe(`Home Locations ${name}`)
  })

  // §2.150
  test('has a welcome, its clinics in the recommended order, and additional information', async () => {
    const { html } = await getPage(`/${slug}`)
    const [name = ''] = await queryColumn('SELECT name FROM areas WHERE slug = ?', slug)
    const clinics = await fetchListedNames(slug)
    expect(extractVisibleText(findContentUnder(html, `Welcome to ${name}`)).length).toBeGreaterThan(200)
    expect(findHeadings(html, 2)).toContain(`${clinics.length} clinics`)
    expect(extractCardNames(html)).toEqual(clinics.slice(0, CLINICS_PER_PAGE))
    expect(extractVisibleText(findContentUnder(html, 'Additional Information')).length).toBeGreaterThan(100)
    expect(findLinkHref(html, `The guide to ${name}`)).toBe(`/locations/${slug}`)
  })
})

// §D4.20
test('a stated number of clinics is labeled as not counted, next to the number listed, which need not be the number of results', async () => {
  const [count] = await queryColumn(`SELECT listed_count FROM areas WHERE slug = 'tribeca'`)
  for (const path of ['/tribeca', '/tribeca?verified=yes']) {
    const { text } = await getPage(path)
    expect(text).toContain('28 premium medspas')
    expect(text).toContain(`Given by the directory, not counted here; ${count} MedSpas listed here.`)
  }
  expect((await getPage('/soho')).text).not.toContain('Given by the directory')
})

// §7.9
test('Manhattan and Queens include the clinics of their neighborhoods, but not the reverse', async () => {
  const manhattan = await fetchListedNames('manhattan')
  for (const area of ['soho', 'tribeca', 'midtown', 'upper-east-side']) {
    const names = await fetchListedNames(area)
    expect(names.length).toBeGreaterThan(0)
    expect(manhattan).toEqual(expect.arrayContaining(names))
    expect(names).not.toEqual(expect.arrayContaining(manhattan))
  }
  expect(await fetchListedNames('queens')).toEqual(expect.arrayContaining(await fetchListedNames('flushing')))
  expect(extractCardNames((await getPage('/flushing')).html)).not.toContain('Slipway Aesthetics')
})

// §2.139, §2.140
test('the location menu links to the landing pages, and finally to all locations', async () => {
  const menu = findContentUnder((await getPage('/soho')).html, 'Another location')
  const links = findLinks(menu)
  expect(links.map(({ href }) => href).toSorted()).toEqual(
    [...AREA_SLUGS.map((area) => `/${area}`), '/locations'].toSorted(),
  )
  expect(links.at(-1)).toEqual({ text: 'View All Locations', href: '/locations' })
  expect(extractVisibleText(menu)).toContain('in SoHo. Nearby neighborhoods are included.')
})

test('a landing page links to treatments in the location, all of which clinics there offer', async () => {
  const treatmentLinks = async (path: string, title: string) =>
    findLinks(findContentUnder((await getPage(path)).html, title))
  expect(await treatmentLinks('/soho', 'Treatments in SoHo')).toContainEqual({
    text: 'Fillers',
    href: '/treatments/fillers/soho',
  })
  const offered = await queryColumn(`SELECT service FROM listing_counts WHERE area = 'flushing' AND total > 0`)
  const links = await treatmentLinks('/flushing', 'Treatments in Flushing')
  expect(links).toHaveLength(6)
  for (const { href } of links) expect(offered).toContain(href.split('/')[2])
})

test('a closed clinic is not in the list of its location, and its own page shows when it closed', async () => {
  expect(await fetchListedNames('williamsburg')).not.toContain('Cold Front Body Studio')
  expect((await getPage('/williamsburg/cold-front-body-studio')).text).toContain(
    'This clinic closed on January 31, 2026.',
  )
})

// §D6.5, §D6.7
test('a long list has pages, each with its own canonical URL and linked in the head', async () => {
  const [first, second] = [await getPage('/manhattan'), await getPage('/manhattan?page=2')]
  const clinics = await fetchListedNames('manhattan')
  expect(clinics.length).toBeGreaterThan(CLINICS_PER_PAGE)
  expect(readHead(first.html).next).toBe(`${ORIGIN}/manhattan?page=2`)
  expect(readHead(second.html)).toMatchObject({ canonical: `${ORIGIN}/manhattan?page=2`, prev: `${ORIGIN}/manhattan` })
  expect(readHead(second.html).title).not.toBe(readHead(first.html).title)
  expect(extractCardNames(second.html)).toEqual(clinics.slice(CLINICS_PER_PAGE))
  expect((await get('/manhattan?page=3')).status).toBe(404)
})

// §D6.6
test('a long list of a treatment in a location has pages too', async () => {
  await env.DB.batch([
    env.DB.prepare(`DELETE FROM listings WHERE service = 'botox' AND area = 'manhattan'`),
    env.DB.prepare(
      `INSERT INTO listings SELECT 'botox', area, clinic_id, recommended, by_rating, by_name FROM listings WHERE service = '*' AND area = 'manhattan'`,
    ),
    env.DB.prepare(
      `UPDATE listing_counts SET total = (SELECT total FROM listing_counts WHERE service = '*' AND area = 'manhattan') WHERE service = 'botox' AND area = 'manhattan'`,
    ),
  ])
  clearCachedCatalog()
  const path = '/treatments/botox/manhattan'
  const second = await readPage(await get(`${path}?page=2`))
  expect(readHead((await readPage(await get(path))).html).next).toBe(`${ORIGIN}${path}?page=2`)
  expect(readHead(second.html)).toMatchObject({ canonical: `${ORIGIN}${path}?page=2`, prev: ORIGIN + path })
  expect(extractCardNames(second.html)).toEqual((await fetchListedNames('manhattan')).slice(CLINICS_PER_PAGE))
  expect((await get(`${path}?page=3`)).status).toBe(404)
  expect((await get('/treatments/botox-in-manhattan?page=2')).status).toBe(200)
})
