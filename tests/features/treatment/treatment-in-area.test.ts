import { describe, expect, test } from 'vitest'
import {
  extractVisibleText,
  findContentUnder,
  findHeadings,
  findLinkHref,
  findLinks,
  findRegion,
  readHead,
  readTermsAndDetails,
} from '../../tools/html.ts'
import { get, getPage, ORIGIN, queryColumn, readPage } from '../../tools/site.ts'

const fetchListedNames = (treatment: string, area: string) =>
  queryColumn(
    `SELECT name FROM listings JOIN clinics ON id = clinic_id WHERE service = ? AND area = ? ORDER BY recommended`,
    treatment,
    area,
  )

describe('a treatment in a location', () => {
  // §2.116, §2.117
  test('counts the clinics and shows a card for each, in the recommended order', async () => {
    const { status, html, text } = await getPage('/treatments/fillers/soho')
    const clinics = await fetchListedNames('fillers', 'soho')
    expect(status).toBe(200)
    expect(findHeadings(html, 1)).toEqual(['Fillers in SoHo'])
    expect(clinics.length).toBeGreaterThan(1)
    expect(text).toContain(`Showing ${clinics.length} Fillers Clinics & Med Spas in SoHo`)
    expect(findHeadings(html).filter((heading) => clinics.includes(heading))).toEqual(clinics)
  })

  test('has breadcrumbs that include the treatment', async () => {
    const crumbs = findLinks(findRegion((await getPage('/treatments/fillers/soho')).html, 'Breadcrumb'))
    expect(crumbs.map(({ href }) => href)).toEqual(['/', '/treatments', '/treatments/fillers'])
  })

  // §2.175, §2.178
  test("has a Claim Listing button on each card, and a link to the clinic's page under its first area", async () => {
    const { html } = await getPage('/treatments/botox/queens')
    const cards = html.split('<article').filter((card) => card.includes('View Profile'))
    expect(cards).toHaveLength((await fetchListedNames('botox', 'queens')).length)
    for (const card of cards) {
      const name = findHeadings(card)[0] ?? ''
      const [profile] = await queryColumn(`SELECT '/' || location || '/' || segment FROM clinics WHERE name = ?`, name)
      expect(findLinkHref(card, name)).toBe(profile)
      expect(extractVisibleText(card)).toContain(`Claim Listing of ${name}`)
    }
  })

  // §2.119
  test('names the area in its questions as in their heading', async () => {
    const { html } = await getPage('/treatments/fillers/upper-east-side')
    const questions = extractVisibleText(findContentUnder(html, 'Questions about Fillers on the Upper East Side'))
    expect(questions).toContain('Who offers Fillers on the Upper East Side?')
    expect(questions).toContain('How do I get to a med spa on the Upper East Side?')
    expect(questions).not.toContain('in Upper East Side')
  })

  // §1.16, §2.120, §2.121, §2.122, §2.123, §2.124, §D3.37
  test('has a sidebar with quick facts, the phone number, the estimator and the finder', async () => {
    const sidebar = findRegion((await getPage('/treatments/botox/manhattan')).html, 'About Botox in Manhattan')
    expect(readTermsAndDetails(sidebar)).toMatchObject({
      'Treatment time': expect.stringContaining('15–30 minutes'),
      'Results last': expect.stringContaining('3–4 months'),
      Cost: expect.stringContaining('$12–25 per unit'),
      Satisfaction: expect.stringContaining('94%'),
      Downtime: expect.stringContaining('None to minimal'),
    })
    expect(extractVisibleText(sidebar)).toContain('Sample figure')
    expect(findLinks(sidebar).map(({ href }) => href)).toContain('tel:+12125550100')
    expect(findLinkHref(sidebar, 'Get price quote')).toBe('/prices/botox?area=manhattan')
    expect(findLinkHref(sidebar, 'Request personalized recommendations')).toBe('/finder?area=manhattan')
  })

  // §2.127, §9.63, §D4.25
  test('links to the same five other treatments in the location on every request', async () => {
    const path = '/treatments/fillers/soho'
    const first = findLinks(findContentUnder((await getPage(path)).html, 'Other treatments in SoHo'))
    const again = findLinks(findContentUnder((await readPage(await get(path))).html, 'Other treatments in SoHo'))
    expect(first).toHaveLength(5)
    expect(again).toEqual(first)
    expect(new Set(first.map(({ href }) => href)).size).toBe(5)
    for (const { href } of first) expect(href).toMatch(/^\/treatments\/(?!fillers\/)[a-z-]+\/soho$/)
  })

  test('links to other treatments that differ, at least in order, from those in another location', async () => {
    const fetchOtherTreatments = async (area: string, name: string) =>
      findLinks(
        findContentUnder((await getPage(`/treatments/fillers/${area}`)).html, `Other treatments in ${name}`),
      ).map(({ text }) => text)
    expect(await fetchOtherTreatments('queens', 'Queens')).not.toEqual(await fetchOtherTreatments('soho', 'SoHo'))
  })

  // §2.141, §2.142
  test('has a location menu, and says what is shown and that nearby neighborhoods are included', async () => {
    const menu = findContentUnder((await getPage('/treatments/fillers/soho')).html, 'Another location')
    expect(extractVisibleText(menu)).toContain('Showing Fillers in SoHo. Nearby neighborhoods are included.')
    expect(findLinkHref(menu, 'The Hamptons')).toBe('/treatments/fillers/the-hamptons')
    expect(findLinks(menu).at(-1)).toEqual({ text: 'View All Locations', href: '/locations' })
  })

  test('links to the guide and to the explanation of the sort order', async () => {
    const { html } = await getPage('/treatments/fillers/soho')
    expect(findLinkHref(html, 'the Fillers guide')).toBe('/treatments/fillers')
    expect(findLinkHref(html, 'How results are ordered')).toBe('/ordering')
  })
})

describe('the head of a page', () => {
  test('has its title, and the nested URL as the canonical URL', async () => {
    const { title, canonical, robots } = readHead((await getPage('/treatments/botox/soho')).html)
    expect(title).toBe('Botox in SoHo | NYC MedSpas')
    expect(canonical).toBe(`${ORIGIN}/treatments/botox/soho`)
    expect(robots).toBeUndefined()
  })

  // §2.107
  test.each([
    ['/treatments/botox-in-soho', '/treatments/botox/soho'],
    ['/treatments/botox-in-hamptons', '/treatments/botox/the-hamptons'],
    ['/treatments/weight-management/hamptons', '/treatments/weight-management/the-hamptons'],
    ['/treatments/laser-resurfacing-in-the-hamptons', '/treatments/laser-resurfacing/the-hamptons'],
  ])('at %s has the canonical URL %s', async (path, canonical) => {
    const found = await getPage(path)
    expect(found.status).toBe(200)
    expect(readHead(found.html).canonical).toBe(ORIGIN + canonical)
  })
})
