// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { clearCachedCatalog } from '../../src/http/caching/catalog.ts'
import { createFailingDatabase, UNAVAILABLE_DATABASE_BINDINGS } from '../tools/fake-databases.ts'
import { findElement, findHeadings, findLinkHref } from '../tools/html.ts'
import { collectLoggedErrors } from '../tools/logged-errors.ts'
import { fetchPage, get, type Page, readPage } from '../tools/site.ts'

const logged = collectLoggedErrors()
afterEach(clearCachedCatalog)

function expectErrorPage(page: Page, status: number, title: string): void {
  expect(page.status).toBe(status)
  expect(findHeadings(page.html, 1)).toEqual([title])
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.html).toContain('<meta name="robots" content="noindex"')
  expect(findLinkHref(page.html, 'Return Home')).toBe('/')
  expect(findElement(page.html, 'header')).toContain('href="/"')
}

describe('an unavailable database', () => {
  // §D2.19
  test.each([
    '/',
    '/treatments/botox',
    '/soho',
    '/upper-east-side/marchetti-osei-dermatology',
    '/no-such-page',
    '/sitemap.xml',
  ])('%s returns 503 with Retry-After before the catalog is loaded', async (path) => {
    clearCachedCatalog()
    const page = await fetchPage(path, UNAVAILABLE_DATABASE_BINDINGS)
    expectErrorPage(page, 503, "We'll be right back")
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(findLinkHref(page.html, 'Try again')).toBe(path)
  })

  // §D2.19
  test.each([
    '/',
    '/treatments/botox',
    '/treatments/botox/soho',
    '/soho',
    '/locations/soho',
    '/soho/no-such',
    '/services/botox',
    '/search?q=botox',
    '/finder?concern=volume',
    '/appointments/botox',
    '/medspas?verified=yes',
    '/faq',
    '/about',
    '/no-such-page',
    '/clinics/clinic-001',
    '/sitemap.xml',
    '/pictures/x.svg',
    '/Soho',
  ])('%s returns 503 once the catalog is loaded, or a redirect if the path is another spelling', async (path) => {
    await fetchPage('/', {})
    const page = await fetchPage(path, UNAVAILABLE_DATABASE_BINDINGS)
    expect(page.status).toBe(path === '/Soho' ? 301 : 503)
    if (page.status === 503) expect(page.headers.get('retry-after')).toBe('30')
  })

  test.each([
    '/treatments',
    '/locations',
    '/finder',
    '/appointments',
    '/search',
    '/robots.txt',
    '/not-found-at-all/x/y',
  ])('%s returns 200 from the loaded catalog, or 503 if the path is unknown', async (path) => {
    await fetchPage('/', {})
    const { status } = await fetchPage(path, UNAVAILABLE_DATABASE_BINDINGS)
    expect(status).toBe(path.startsWith('/not-found') ? 503 : 200)
  })

  test.each(['//evil.example/x', '///evil.example', '/\\evil.example/x'])(
    'the "Try again" link of %s never points to another host',
    async (path) => {
      clearCachedCatalog()
      const page = await fetchPage(path, UNAVAILABLE_DATABASE_BINDINGS)
      expect(page.status).toBe(503)
      expect(findLinkHref(page.html, 'Try again')).toMatch(/^\/[^/\\]/)
    },
  )

  test('keeps the cause out of the page and logs it', async () => {
    const page = await fetchPage('/', { DB: createFailingDatabase('D1_ERROR: secret of the cause') })
    expect(page.html).not.toContain('secret of the cause')
    expect(logged.join()).toContain('secret of the cause')
  })

  test('does not affect the method check', async () => {
    expect((await fetchPage('/', UNAVAILABLE_DATABASE_BINDINGS, { method: 'POST' })).status).toBe(405)
  })

  test('no longer affects pages once it recovers', async () => {
    await fetchPage('/', UNAVAILABLE_DATABASE_BINDINGS)
    expect((await fetchPage('/', {})).status).toBe(200)
  })
})

test('the home page returns 503 if the database has no tables', async () => {
  expectErrorPage(
    await fetchPage('/', { DB: createFailingDatabase('D1_ERROR: no such table: site: SQLITE_ERROR') }),
    503,
    "We'll be right back",
  )
})

describe('an invalid environment variable', () => {
  // §2.16, §8.11, §D2.33
  test.each([
    'not-an-origin',
    'https://spas.example/path',
    'ftp://spas.example',
    'https://spas.example/',
    'javascript:alert(1)',
  ])('is named on a 500 page that says what to do: SITE_ORIGIN=%s', async (value) => {
    const page = await fetchPage('/', { SITE_ORIGIN: value })
    expectErrorPage(page, 500, 'Unexpected Application Error!')
    expect(page.text).toContain('SITE_ORIGIN')
    expect(page.text).toContain('must be an origin such as https://example.com')
    expect(page.text).toContain('Set valid values in wrangler.toml')
  })
})

describe('a page that fails to render', () => {
  // §2.14, §8.9, §8.10, §D2.31
  test('shows "Something went wrong" with a link to try again, and logs the cause', async () => {
    await env.DB.prepare(`UPDATE guides SET content = '{}' WHERE treatment = 'prp'`).run()
    const page = await readPage(await get('/treatments/prp'))
    expectErrorPage(page, 500, 'Something went wrong')
    expect(page.text).toContain("We're sorry, but there was an error loading this page.")
    expect(findLinkHref(page.html, 'Try again')).toBe('/treatments/prp')
    expect(logged.join()).toContain('RenderError')
  })

  test('does not affect other pages', async () => {
    expect((await get('/treatments/botox')).status).toBe(200)
  })
})

describe('any other error', () => {
  // §D2.32, §D2.34
  test('shows only a reference number, and logs the details with that number', async () => {
    await env.DB.prepare(`UPDATE guides SET content = 'no JSON' WHERE treatment = 'kybella'`).run()
    const page = await readPage(await get('/treatments/kybella'))
    expectErrorPage(page, 500, 'Unexpected Application Error!')
    const reference = /Reference ([\w-]+)/.exec(page.text)?.[1]
    expect(reference).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(page.text).not.toMatch(/JSON|SyntaxError|guides|select/i)
    expect(logged.some((line) => line.includes(`"requestId":"${reference}"`) && line.includes('JSON'))).toBe(true)
  })
})

test('the page of an area deleted before the catalog is loaded returns 404', async () => {
  await env.DB.prepare(`DELETE FROM areas WHERE slug = 'flushing'`).run()
  await fetchPage('/', {})
  clearCachedCatalog()
  expect((await get('/flushing')).status).toBe(404)
})

test('the home page returns 503 if the database is empty, and the log names the command to run', async () => {
  await env.DB.prepare('DELETE FROM site').run()
  const page = await readPage(await get('/'))
  expectErrorPage(page, 503, "We'll be right back")
  expect(logged.join()).toContain('npm run db:seed')
})
