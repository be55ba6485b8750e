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

const AREA_SLUGS = await queryColumn('SELECT slug FROM areas')

const findAreaName = async (slug: string) => (await queryColumn('SELECT name FROM areas WHERE slug = ?', slug))[0] ?? ''
const findWherePhrase = async (slug: string) =>
  (await queryColumn('SELECT where_phrase FROM areas WHERE slug = ?', slug))[0] ?? ''

describe('the list of locations', () => {
  // §2.26, §2.143
  test('has a card for each location, with its name and a link to its listings', async () => {
    const { status, html } = await getPage('/locations')
    expect(status).toBe(200)
    for (const slug of AREA_SLUGS) {
      const card = html.split('<article').find((candidate) => candidate.includes(`href="/${slug}"`)) ?? ''
      expect(findHeadings(card)[0]).toBe(await findAreaName(slug))
    }
  })

  // §2.143, §D4.20
  test.each([
    ['Manhattan', '142 MedSpas'],
    ['Tribeca', '28 MedSpas'],
    ['The Hamptons', '34 MedSpas'],
    ['Flushing', '5 MedSpas'],
    ['Queens', '8 MedSpas'],
  ])('%s shows the stated number, %s, next to the number listed', async (name, count) => {
    const card = extractVisibleText(findContentUnder((await getPage('/locations')).html, name))
    const [listedCount] = await queryColumn('SELECT listed_count FROM areas WHERE name = ?', name)
    expect(card).toContain(count)
    expect(card).toMatch(new RegExp(`\\b${listedCount} listed here`))
  })

  // §D4.21
  test.each(['Brooklyn', 'SoHo', 'Williamsburg', 'Midtown', 'Upper East Side'])(
    '%s shows the number listed',
    async (name) => {
      const [listedCount] = await queryColumn<number>(
        `SELECT count(*) FROM listings JOIN areas ON slug = area WHERE service = '*' AND name = ?`,
        name,
      )
      expect(extractVisibleText(findContentUnder((await getPage('/locations')).html, name))).toMatch(
        new RegExp(`\\b${listedCount} MedSpas`),
      )
    },
  )

  test('explains that the stated number is not the number of listed clinics', async () => {
    expect((await getPage('/locations')).text).toContain('given by the directory and not counted here')
  })

  // §1.4, §2.146
  test('asks owners to claim a listing', async () => {
    const { html } = await getPage('/locations')
    const callToAction = findContentUnder(html, 'Own a Luxury MedSpa in NYC?')
    expect(callToAction).toMatch(/<button type="submit"[^>]*form="claim"/)
    expect(extractVisibleText(callToAction)).toContain('Claim your listing')
  })

  // §2.145
  test('has an editorial section about choosing a location', async () => {
    expect((await getPage('/locations')).text).toContain(
      'A course means several visits, and you keep them if the clinic is near your work or home.',
    )
  })
})

describe.each([
  ['clinic-not-found', 'Clinic not found', 'The requested clinic could not be found. Redirecting to locations.'],
  ['invalid-url', 'Invalid URL', 'Missing location or clinic information. Redirecting to locations page.'],
])('the notice %s', (notice, title, text) => {
  // §2.164, §2.165, §8.6, §8.7, §D2.8
  test('is shown as an alert with the specified text', async () => {
    const { status, html } = await getPage(`/locations?notice=${notice}`)
    expect(status).toBe(200)
    const alert = html.slice(html.indexOf('role="alert"'))
    expect(extractVisibleText(`<div ${alert}`)).toMatch(new RegExp(`^${title} ?${text.replaceAll('.', '\\.')}`))
  })

  test('makes the page noindex', async () => {
    const { robots } = readHead((await getPage(`/locations?notice=${notice}`)).html)
    expect(robots).toBe('noindex')
  })
})

// §D2.9
test.each([
  '?notice=free-money',
  '?notice=',
  '?notice=clinic-not-found%20',
  '?notice=%3Cb%3Ehello%3C/b%3E',
  '?notice=toString',
])('an unknown notice shows nothing: %s', async (query) => {
  const { status, html } = await readPage(await get(`/locations${query}`))
  const plain = await getPage('/locations')
  expect(status).toBe(200)
  expect(html).toBe(plain.html)
})

describe.each(AREA_SLUGS)('/locations/%s', (slug) => {
  // §2.27, §2.153
  test('is the guide of the location, with its own canonical URL, breadcrumbs and a link to the listings', async () => {
    const { status, html } = await getPage(`/locations/${slug}`)
    const name = await findAreaName(slug)
    expect(status).toBe(200)
    expect(findHeadings(html, 1)).toEqual([`${name} guide`])
    expect(readHead(html).canonical).toBe(`${ORIGIN}/locations/${slug}`)
    expect(findLinks(findRegion(html, 'Breadcrumb')).map(({ href }) => href)).toEqual(['/', '/locations', `/${slug}`])
    expect(findLinkHref(html, `All med spas ${await findWherePhrase(slug)}`)).toBe(`/${slug}`)
    const [, guideHtml = ''] = /<div class="prose">(.*?)<\/div>/s.exec(html) ?? []
    expect(extractVisibleText(guideHtml).length).toBeGreaterThan(300)
  })

  // §D6.13
  test('shows the medical disclaimer, what to do in an emergency, and how to report an error', async () => {
    const { text } = await getPage(`/locations/${slug}`)
    expect(text).toContain('not medical advice')
    expect(text).toContain('In an emergency call 911')
    expect(text).toContain('To report an error on this page, write to us')
  })

  // §1.16, §2.156, §2.157, §D3.32, §D3.37
  test('has a booking box, popular services, four insights and a Concierge section', async () => {
    const { html } = await getPage(`/locations/${slug}`)
    const sidebar = findRegion(html, `Plan a visit ${await findWherePhrase(slug)}`)
    expect(findLinks(findContentUnder(sidebar, 'Book a visit')).map(({ href }) => href)).toEqual([
      'tel:+12125550100',
      `/${slug}`,
    ])
    expect(findLinkHref(sidebar, 'Find appointments')).toBe(`/${slug}`)
    const popularServices = await queryColumn(
      `SELECT slug FROM treatments LEFT JOIN listing_counts ON service = slug AND area = ?
       ORDER BY coalesce(total, 0) DESC, position LIMIT 6`,
      slug,
    )
    expect(findLinks(findContentUnder(sidebar, 'Popular services')).map(({ href }) => href)).toEqual(
      popularServices.map((service) => `/treatments/${service}/${slug}`),
    )
    expect(Object.keys(readTermsAndDetails(findContentUnder(sidebar, 'Insights')))).toHaveLength(4)
    expect(findLinkHref(findContentUnder(sidebar, 'Concierge'), 'Request personalized recommendations')).toBe(
      `/finder?area=${slug}`,
    )
  })

  // §2.158, §9.80
  test('has one insight with a cost of $150–800 per session', async () => {
    const { html } = await getPage(`/locations/${slug}`)
    const insights = Object.values(readTermsAndDetails(findContentUnder(html, 'Insights')))
    expect(insights.filter((text) => text.includes('$150–800 per session'))).toHaveLength(1)
  })
})

test.each([
  ['/treatments/botox/upper-east-side', 'Botox on the Upper East Side'],
  ['/treatments/botox/the-hamptons', 'Botox in the Hamptons'],
  ['/treatments/botox/tribeca', 'Botox in Tribeca'],
])('the heading of %s has the right preposition before the place', async (path, heading) => {
  expect(findHeadings((await getPage(path)).html, 1)).toEqual([heading])
})
