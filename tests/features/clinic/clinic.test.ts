import { describe, expect, test, vi } from 'vitest'
import {
  extractVisibleText,
  findContentUnder,
  findElement,
  findHeadings,
  findLinkHref,
  findLinks,
  findRegion,
  findStructuredData,
  readHead,
  readListItems,
  readTableRows,
} from '../../tools/html.ts'
import { getPage, ORIGIN, queryColumn } from '../../tools/site.ts'

vi.setConfig({ testTimeout: 60_000 })

const MARCHETTI_PATH = '/upper-east-side/marchetti-osei-dermatology'

interface Service {
  slug: string
  name: string
  guide: boolean
}

const listServices = async (segment: string) =>
  JSON.parse((await queryColumn('SELECT services FROM clinics WHERE segment = ?', segment))[0] ?? '[]') as Service[]

describe('a clinic page', () => {
  // §2.167, §D4.5, §D4.22
  test('shows name, rating, reviews, address and phone, with verified and sample badges', async () => {
    const { status, html, text } = await getPage(MARCHETTI_PATH)
    expect(status).toBe(200)
    expect(findHeadings(html, 1)).toEqual(['Marchetti & Osei Dermatology'])
    expect(text).toMatch(/4\.8 out of 5\s?\(412 reviews\)\s?Verified\s?Sample listing/)
    expect(text).toContain('9041 East 78th Street, Upper East Side, New York, NY 10075')
    expect(findLinkHref(html, '(212) 555-0104')).toBe('tel:+12125550104')
    expect(findLinkHref(html, 'Call to book')).toBe('tel:+12125550104')
  })

  // §2.171
  test('shows the full description', async () => {
    const [description = ''] = await queryColumn(
      `SELECT description FROM clinics WHERE segment = 'marchetti-osei-dermatology'`,
    )
    expect(
      extractVisibleText(findContentUnder((await getPage(MARCHETTI_PATH)).html, 'About Marchetti & Osei Dermatology')),
    ).toBe(description)
  })

  // §3.39
  test('has breadcrumbs: Home, Locations, the area, the clinic', async () => {
    const crumbs = findRegion((await getPage(MARCHETTI_PATH)).html, 'Breadcrumb')
    expect(findLinks(crumbs).map(({ href }) => href)).toEqual(['/', '/locations', '/upper-east-side'])
    expect(crumbs).toContain('aria-current="page">Marchetti &amp; Osei Dermatology</')
    expect(crumbs.match(/aria-current/g)).toHaveLength(1)
    expect(extractVisibleText(crumbs)).toMatch(/Marchetti & Osei Dermatology$/)
  })

  // §2.172, §2.173
  test('links services that have a guide to the guide, and links the others under "Additional treatments"', async () => {
    const { html } = await getPage('/soho/rill-infusion-and-skin')
    const services = await listServices('rill-infusion-and-skin')
    const offered = findLinks(findContentUnder(html, 'Services offered'))
    const additional = findLinks(findContentUnder(html, 'Additional treatments'))
    const servicesWithGuide = services.filter(({ guide }) => guide)
    const servicesWithoutGuide = services.filter(({ guide }) => !guide)
    expect(servicesWithoutGuide.length).toBeGreaterThan(0)
    expect(offered.slice(0, servicesWithGuide.length).map(({ href }) => href)).toEqual(
      servicesWithGuide.map(({ slug }) => `/treatments/${slug}`),
    )
    expect(additional.map(({ text }) => text)).toEqual(servicesWithoutGuide.map(({ name }) => name))
  })

  // §2.174, §9.64
  test("has a sidebar with a claim box, the first five treatments, and the clinic's locations", async () => {
    const { html } = await getPage(MARCHETTI_PATH)
    const sidebar = findRegion(html, 'Visit Marchetti & Osei Dermatology')
    const services = await listServices('marchetti-osei-dermatology')
    expect(services.length).toBeGreaterThan(5)
    expect(extractVisibleText(findElement(findContentUnder(sidebar, 'Is this your clinic?'), 'button'))).toBe(
      'Claim this listing',
    )
    expect(readListItems(findContentUnder(sidebar, 'Treatments'))).toEqual(services.slice(0, 5).map(({ name }) => name))
    expect(findLinks(findContentUnder(sidebar, 'In the area')).map(({ href }) => href)).toEqual([
      '/upper-east-side',
      '/manhattan',
    ])
  })

  test('tells a visitor who does not own the clinic where to report an error', async () => {
    const sidebar = findRegion((await getPage(MARCHETTI_PATH)).html, 'Visit Marchetti & Osei Dermatology')
    expect(findLinkHref(sidebar, 'report an error in this listing')).toBe('/contact')
    expect((await getPage('/contact')).text).toContain('You do not have to be the owner')
  })

  // §2.170
  test('has more than one claim button', async () => {
    expect(
      (await getPage(MARCHETTI_PATH)).html.match(/<button type="submit"[^>]*form="claim"/g)?.length,
    ).toBeGreaterThan(1)
  })

  test('shows prices with unit and date', async () => {
    const table = findElement((await getPage(MARCHETTI_PATH)).html, 'table')
    expect(extractVisibleText(table)).toContain('Botox per unit $20–25 April 14, 2026')
  })

  test('names the service of each price whose label does not say it', async () => {
    const { html } = await getPage('/midtown/figure-fifty-four')
    const services = readTableRows(findRegion(html, 'Price list')).map(([service]) => service)
    expect(services).toContain('CoolSculpting: Abdomen')
    expect(services).toContain('Kybella, under the chin')
    const { html: fillerHtml } = await getPage('/brooklyn/delacroix-bello-dermatology')
    expect(readTableRows(findRegion(fillerHtml, 'Price list')).map(([service]) => service)).toContain('Filler')
  })

  test('shows the date of the last check, step-free access and who works there, with a link to what "verified" means', async () => {
    const { html, text } = await getPage(MARCHETTI_PATH)
    expect(findLinkHref(html, 'What “verified” and “last checked” mean')).toBe('/checking')
    expect(text).toContain('Listing last checked August 19, 2026')
    expect(text).toContain('Step-free access')
    expect(text).toContain('Lucia Marchetti, MD')
  })

  test('shows the lowest price near the top, with a link to all prices', async () => {
    const { html } = await getPage(MARCHETTI_PATH)
    const [beforeSections = ''] = findElement(html, 'main').split('<h2')
    expect(findLinkHref(beforeSections, 'From $20 per unit')).toBe('#prices')
  })

  test('links to directions by coordinates, or by address if there are none', async () => {
    expect(findLinkHref((await getPage(MARCHETTI_PATH)).html, 'Directions')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=40.77555%2C-73.9624',
    )
    expect(findLinkHref((await getPage('/the-hamptons/offseason-skin')).html, 'Directions')).toContain(
      '47+South+Elmwood+Avenue',
    )
  })

  test('links a person to the state register, with the profession and name to enter there', async () => {
    const people = findContentUnder((await getPage(MARCHETTI_PATH)).html, 'Who works here')
    expect(extractVisibleText(people)).toContain('Physician, “Marchetti Lucia”')
    expect(findLinkHref(people, 'Check license of Lucia Marchetti')).toBe(
      'https://www.op.nysed.gov/verification-search',
    )
    expect(people).toContain('data-copy="Marchetti Lucia"')
  })

  // §D4.22
  test('has no verified badge for an unverified clinic', async () => {
    const { html } = await getPage('/soho/cast-iron-facial-works')
    expect(extractVisibleText(findElement(html, 'main').split('<h2')[0] ?? '')).not.toContain('Verified')
  })

  test('shows when a clinic moved, and its former address', async () => {
    expect((await getPage('/tribeca/laight-aesthetic-practice')).text).toContain(
      'Moved on March 2, 2026 from 9112 Franklin Street, Tribeca, New York, NY 10013.',
    )
  })
})

// §D1.31
test("a clinic page is the same under the clinic's second area, and its canonical URL has the first", async () => {
  const secondLocationPage = await getPage('/manhattan/marchetti-osei-dermatology')
  expect(secondLocationPage.status).toBe(200)
  expect(readHead(secondLocationPage.html).canonical).toBe(ORIGIN + MARCHETTI_PATH)
  expect(secondLocationPage.text).toBe((await getPage(MARCHETTI_PATH)).text)
})

test('a clinic that lists providers, but no physician, nurse practitioner or PA, is not called a med spa', async () => {
  const { html, text } = await getPage('/upper-east-side/halasz-facial-house')
  expect(text).toContain('we do not call it a med spa')
  expect(readHead(html).description).toContain('Halász Facial House: skin care at ')
  expect(findStructuredData(html, 'HealthAndBeautyBusiness')).toBeDefined()
  expect(findStructuredData(html, 'MedicalBusiness')).toBeUndefined()
  expect((await getPage(MARCHETTI_PATH)).text).not.toContain('we do not call it a med spa')
})

// §2.29
test('every clinic that is not closed has a page at its canonical URL, without a rating in the JSON-LD', async () => {
  const wrong: string[] = []
  for (const path of await queryColumn(
    `SELECT '/' || location || '/' || segment FROM clinics WHERE json_extract(status, '$.kind') IS NOT 'closed'`,
  )) {
    const { status, html } = await getPage(path)
    const clinic = findStructuredData(html, 'MedicalBusiness') ?? findStructuredData(html, 'HealthAndBeautyBusiness')
    if (status !== 200 || readHead(html).canonical !== ORIGIN + path || !clinic || 'aggregateRating' in clinic)
      wrong.push(path)
  }
  expect(wrong).toEqual([])
})
