import { describe, expect, test } from 'vitest'
import { CLINICS_PER_PAGE } from '../../../src/domain/limits.ts'
import {
  extractVisibleText,
  findElement,
  findHeadings,
  findLinkHref,
  findLinks,
  findRegion,
  readHead,
} from '../../tools/html.ts'
import { getPage, getStatusAndLocation, ORIGIN, queryColumn } from '../../tools/site.ts'

const extractCardNames = (html: string) =>
  findLinks(html).flatMap(({ text }) => /^View Profile of (.*)$/.exec(text)?.[1] ?? [])

const queryNamesInOrder = (order: string, where = `service = '*' AND area = '*'`) =>
  queryColumn(`SELECT name FROM listings JOIN clinics ON id = clinic_id WHERE ${where} ORDER BY ${order}`)

const allNames = await queryNamesInOrder('recommended')

const PAGE_PATHS = Array.from({ length: Math.ceil(allNames.length / CLINICS_PER_PAGE) }, (_, index) =>
  index === 0 ? '/medspas' : `/medspas?page=${index + 1}`,
)

describe('/medspas', () => {
  // §2.34
  test('shows the first page of med spas in the recommended order, and the total', async () => {
    const { status, html } = await getPage('/medspas')
    expect(status).toBe(200)
    expect(findHeadings(html, 2)).toContain(`${allNames.length} clinics`)
    expect(extractCardNames(html)).toEqual(allNames.slice(0, CLINICS_PER_PAGE))
  })

  // §D6.3
  test('shows the other clinics on further pages, each clinic once', async () => {
    const pages = await Promise.all(PAGE_PATHS.map(getPage))
    expect(pages.flatMap(({ html }) => extractCardNames(html))).toEqual(allNames)
  })

  // §D6.7
  test('links the pages to each other, in the head and below the list', async () => {
    const first = await getPage('/medspas')
    const second = await getPage('/medspas?page=2')
    const last = await getPage(`/medspas?page=${PAGE_PATHS.length}`)
    expect([readHead(first.html).prev, readHead(first.html).next]).toEqual([undefined, `${ORIGIN}/medspas?page=2`])
    expect([readHead(second.html).prev, readHead(second.html).next]).toEqual([
      `${ORIGIN}/medspas`,
      `${ORIGIN}/medspas?page=3`,
    ])
    expect([readHead(last.html).prev, readHead(last.html).next]).toEqual([`${ORIGIN}${PAGE_PATHS.at(-2)}`, undefined])
    const pages = findRegion(second.html, 'Pages')
    expect(findLinkHref(pages, 'Previous')).toBe('/medspas')
    expect(findLinkHref(pages, 'Next')).toBe('/medspas?page=3')
    expect(findElement(pages, 'span', 'aria-current="page"')).toContain('2')
  })

  test('gives each page its own canonical URL, title and description', async () => {
    const heads = await Promise.all(PAGE_PATHS.map(async (path) => readHead((await getPage(path)).html)))
    expect(heads.map(({ canonical }) => canonical)).toEqual(PAGE_PATHS.map((path) => ORIGIN + path))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(PAGE_PATHS.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(PAGE_PATHS.length)
  })

  test('can be sorted by rating and by name', async () => {
    expect(extractCardNames((await getPage('/medspas?sort=rating')).html)).toEqual(
      (await queryNamesInOrder('by_rating')).slice(0, CLINICS_PER_PAGE),
    )
    expect(extractCardNames((await getPage('/medspas?sort=name')).html)).toEqual(
      (await queryNamesInOrder('by_name')).slice(0, CLINICS_PER_PAGE),
    )
    const ratings = await queryColumn<number>(
      `SELECT rating FROM listings JOIN clinics ON id = clinic_id WHERE service = '*' AND area = '*' ORDER BY by_rating`,
    )
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
  })

  test('can be filtered by treatment, location, rating and verification at once, and keeps a filter in the link to the next page', async () => {
    const { html } = await getPage('/medspas?area=manhattan&rating=4.5&treatment=botox&verified=yes')
    const filtered = await queryNamesInOrder(
      'recommended',
      `service = 'botox' AND area = 'manhattan' AND rating >= 4.5 AND verified = 1`,
    )
    expect(filtered.length).toBeGreaterThan(1)
    expect(extractCardNames(html)).toEqual(filtered.slice(0, CLINICS_PER_PAGE))
    const paged = await getPage('/medspas?rating=4')
    expect(findLinkHref(findRegion(paged.html, 'Pages'), 'Next')).toBe('/medspas?page=2&rating=4')
  })

  test.each([
    '?area=atlantis',
    '?treatment=no-such',
    '?rating=5',
    '?sort=price',
    '?verified=no',
    '?page=0',
    '?page=x',
    '?page=-1',
    '?page=1.5',
  ])('redirects to the whole list for an invalid choice: %s', async (query) => {
    expect(await getStatusAndLocation(`/medspas${query}`)).toBe('302 /medspas')
    expect(extractCardNames((await getPage('/medspas')).html)).toEqual(allNames.slice(0, CLINICS_PER_PAGE))
  })

  test('returns 404 beyond the last page, and no server error for a huge page number', async () => {
    expect(await getStatusAndLocation(`/medspas?page=${PAGE_PATHS.length + 1}`)).toBe('404')
    expect(await getStatusAndLocation('/medspas?page=100001')).not.toMatch(/^5/)
  })

  test('has its filters in a GET form with a button', async () => {
    const form = findRegion((await getPage('/medspas')).html, 'Filters')
    expect(form).toContain('method="get"')
    expect(form).toContain('action="/medspas"')
    for (const name of ['treatment', 'area'])
      expect(findElement(form, 'select', ` name="${name}"`)).toContain('<option')
    for (const name of ['open', 'rating', 'verified'])
      expect(findElement(form, 'input', ` name="${name}"`)).toBeDefined()
    expect(extractVisibleText(findElement(form, 'button'))).toBe('Show results')
  })
})

describe('/services/{service}', () => {
  // §2.36, §D1.20
  test('lists the providers of a treatment, and links to a phone number and to how results are ordered', async () => {
    const { status, html } = await getPage('/services/botox')
    const clinicNames = await queryNamesInOrder('recommended', `service = 'botox' AND area = '*'`)
    expect(status).toBe(200)
    expect(findHeadings(html, 1)).toEqual(['Botox providers'])
    expect(findHeadings(html, 2)).toContain(`${clinicNames.length} clinics`)
    expect(extractCardNames(html)).toEqual(clinicNames.slice(0, CLINICS_PER_PAGE))
    expect(findLinkHref(html, 'Call to book: (212) 555-0100')).toBe('tel:+12125550100')
    expect(findLinkHref(html, 'How results are ordered')).toBe('/ordering')
  })

  // §D1.21, §D6.4
  test('has pages, sort orders and filters, but no treatment filter', async () => {
    const { html } = await getPage('/services/botox?area=soho&sort=name')
    expect(extractCardNames(html)).toEqual(await queryNamesInOrder('by_name', `service = 'botox' AND area = 'soho'`))
    expect(findRegion(html, 'Filters')).not.toContain('name="treatment"')
    expect(readHead((await getPage('/services/botox')).html).next).toBe(`${ORIGIN}/services/botox?page=2`)
    const providers = await queryNamesInOrder('recommended', `service = 'botox' AND area = '*'`)
    const { html: second } = await getPage('/services/botox?page=2')
    expect(extractCardNames(second)).toEqual(providers.slice(CLINICS_PER_PAGE, 2 * CLINICS_PER_PAGE))
    expect(extractCardNames(second)).not.toEqual([])
  })

  // §3.12
  test.each(['iv-therapy', 'lip-fillers', 'body-contouring', 'skin-tightening'])(
    '%s, a service without a guide, has a list too',
    async (service) => {
      const { status, html } = await getPage(`/services/${service}`)
      expect(status).toBe(200)
      expect(extractCardNames(html)).toEqual(
        await queryNamesInOrder('recommended', `service = '${service}' AND area = '*'`),
      )
      expect(extractCardNames(html).length).toBeGreaterThan(0)
    },
  )

  test('returns 404 for /services', async () => {
    expect(await getStatusAndLocation('/services')).toBe('404')
  })

  // §D1.19
  test.each([
    ['/services/botox-in-soho?utm=a%2Bb', '301 /treatments/botox-in-soho?utm=a%2Bb'],
    ['/services/botox/soho?utm=a%2Bb', '301 /treatments/botox/soho?utm=a%2Bb'],
    ['/services', '404'],
    ['/services/botox-in-atlantis', '404'],
    ['/services/botox/atlantis', '404'],
    ['/services/no-such/soho', '404'],
    ['/services/no-such-in-soho', '404'],
    ['/services/iv-therapy/soho', '404'],
  ])('%s returns %s', async (path, expectedOutcome) => {
    expect(await getStatusAndLocation(path)).toBe(expectedOutcome)
  })
})

test('the list of a service says "everyone" only without filters', async () => {
  const everyone = 'Everyone listed who offers Botox in New York City and nearby.'
  expect((await getPage('/services/botox')).text).toContain(everyone)
  expect((await getPage('/services/botox?near=10012&sort=distance')).text).toContain(everyone)
  const { text } = await getPage('/services/botox?max=15')
  expect(text).not.toContain(everyone)
  expect(text).toContain('The clinics that offer Botox and fit what you chose.')
})
