import { describe, expect, test } from 'vitest'
import { findContentUnder, findElement, findHeadings, findLinkHref, findLinks, readHead } from '../tools/html.ts'
import { fetchPage, getPage } from '../tools/site.ts'

const SERVICE_MESSAGE = "The service you're looking for doesn't exist or has been removed."
const TREATMENT_MESSAGE = "The treatment you're looking for doesn't exist or has been removed."
const LOCATION_MESSAGE = "The location you're looking for doesn't exist or has been removed."

describe.each([
  ['/not-found', 'Page Not Found', 'There is no page at this address.'],
  ['/no-such-page', 'Page Not Found', 'There is no page at this address.'],
  ['/a/b/c/d', 'Page Not Found', 'There is no page at this address.'],
  ['/laser/soho', 'Page Not Found', 'There is no page at this address.'],
  ['/atlantis/no-such-clinic', 'Page Not Found', 'There is no page at this address.'],
  ['/clinics/no-such-clinic', 'Page Not Found', 'There is no page at this address.'],
  ['/manhattan/clinic/reviews', 'Page Not Found', 'There is no page at this address.'],
  ['/treatments/no-such-service', 'Service Not Found', SERVICE_MESSAGE],
  ['/services/no-such-service', 'Service Not Found', SERVICE_MESSAGE],
  ['/prices/no-such-service', 'Service Not Found', SERVICE_MESSAGE],
  ['/treatments/no-such-thing/manhattan', 'Treatment Not Found', TREATMENT_MESSAGE],
  ['/treatments/no-such-thing-in-manhattan', 'Treatment Not Found', TREATMENT_MESSAGE],
  ['/treatments/no-such-thing/atlantis', 'Treatment Not Found', TREATMENT_MESSAGE],
  ['/treatments/botox/atlantis', 'Location Not Found', LOCATION_MESSAGE],
  ['/treatments/botox-in-atlantis', 'Location Not Found', LOCATION_MESSAGE],
  ['/locations/atlantis', 'Location Not Found', LOCATION_MESSAGE],
])('%s', (path, title, text) => {
  // §2.32, §2.94, §2.133, §2.134, §2.159, §2.185, §3.28, §5.2, §5.3, §8.1, §8.2, §8.3, §8.5, §8.8, §D2.2, §D2.3
  test(`returns 404 with the heading ${title}`, async () => {
    const response = await getPage(path)
    expect(response.status).toBe(404)
    expect(findHeadings(response.html, 1)).toEqual([title])
    expect(response.text).toContain(text)
    expect(readHead(response.html).title).toContain(title)
  })

  // §2.186, §2.187, §D2.1
  test('is a full page with layout, links home and to locations, search box and treatments', async () => {
    const { html } = await getPage(path)
    expect(findLinkHref(html, 'Return Home')).toBe('/')
    expect(findLinkHref(html, 'Browse Locations')).toBe('/locations')
    expect(findElement(html, 'form', 'role="search"')).toContain('By Treatment')
    expect(findLinks(findContentUnder(html, 'Treatments')).length).toBe(18)
    expect(findElement(html, 'header')).toContain('About Us')
    expect(findElement(html, 'footer')).toContain('Popular Locations')
  })

  test('is not indexed or cached and has no canonical URL', async () => {
    const { html, headers } = await getPage(path)
    expect(readHead(html)).toMatchObject({ robots: 'noindex', canonical: undefined })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('the redirect to /not-found', () => {
  const REDIRECT_ATTRIBUTE = 'data-leave-for="/not-found"'

  // §8.4, §9.73, §D2.4
  test.each([
    '/treatments/no-such-thing/manhattan',
    '/treatments/no-such-thing-in-manhattan',
    '/treatments/botox/atlantis',
    '/treatments/botox-in-atlantis',
  ])('%s passes the target and the 100 ms delay to the script', async (path) => {
    const { html } = await getPage(path)
    expect(html).toContain(REDIRECT_ATTRIBUTE)
    expect(html).toContain('data-leave-after="100"')
    expect(html).not.toContain('http-equiv')
  })

  // §D2.4
  test.each([
    '/treatments/no-such-service',
    '/services/no-such-service',
    '/locations/atlantis',
    '/no-such-page',
    '/not-found',
  ])('%s does not redirect', async (path) => {
    expect((await getPage(path)).html).not.toContain('data-leave-for')
  })
})

// §2.188
test('logs an unknown path without the query string', async () => {
  const lines: string[] = []
  const log = console.log
  console.log = (line: string) => lines.push(line)
  try {
    await fetchPage('/no-such-page?secret=word', {})
  } finally {
    console.log = log
  }
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries).toContainEqual(expect.objectContaining({ event: 'not-found', path: '/no-such-page', status: 404 }))
  expect(lines.join()).not.toContain('secret')
})

// §D6.12
test('logs a page by route pattern, without the query string', async () => {
  const lines: string[] = []
  const log = console.log
  console.log = (line: string) => lines.push(line)
  try {
    await fetchPage('/treatments/botox/soho?secret=word', {})
    await fetchPage('/search?q=secret+word', {})
    await fetchPage('/SoHo?secret=word', {})
  } finally {
    console.log = log
  }
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries.map(({ route }) => route).slice(0, 2)).toEqual(['/treatments/:service/:location', '/search'])
  expect(entries).toHaveLength(3)
  expect(entries[0]).toMatchObject({
    event: 'request',
    method: 'GET',
    status: 200,
    requestId: expect.any(String),
    totalMs: expect.any(Number),
  })
  expect(lines.join()).not.toMatch(/secret|word|soho/i)
})
