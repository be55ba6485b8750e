import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { EXAMPLE_PAGES_WITH_URL } from '../tools/example-pages.ts'
import { findElement, findLinks } from '../tools/html.ts'
import { fetchPage, get, getPage } from '../tools/site.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const PAGES = EXAMPLE_PAGES_WITH_URL.map(({ path }) => path)

// Hidden fields repeat earlier choices. The text field `from` takes a place, and the text field `add` a clinic's name.
const ALLOWED_FIELDS = ['search', 'number', 'checkbox', 'radio', 'hidden', 'text: from', 'text: add']

function describeField(attributes: string): string {
  const [type, name] = ['type', 'name'].map(
    (attribute) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(attributes)?.[1],
  )
  return type ?? `text: ${name}`
}

// §1.1, §2.1, §5.1, §6.1
test.each(EXAMPLE_PAGES_WITH_URL)(
  '$path has no sign-in, and its forms take only filters and search terms',
  async (page) => {
    const { status, headers, html } = await getPage(page.path)
    expect([status, headers.get('www-authenticate')]).toEqual([page.status, null])
    const methods = [...html.matchAll(/<form\b[^>]*\smethod="([^"]*)"/g)].map(([, method]) => method)
    expect(methods.filter((method) => method !== 'get' && method !== 'dialog')).toEqual([])
    expect(html.match(/<form\b/g)?.length ?? 0).toBe(methods.length)
    const fields = [...html.matchAll(/<input\b([^>]*)>/g)].map(([, attributes = '']) => describeField(attributes))
    expect(fields.filter((field) => !ALLOWED_FIELDS.includes(field))).toEqual([])
    expect(html).not.toMatch(/<textarea|sign in|log in|create an account/i)
  },
)

// §1.13, §7.17
test.each([
  '/treatments/botox',
  '/treatments/botox/soho',
  '/upper-east-side/marchetti-osei-dermatology',
  '/locations/soho',
])('booking on %s is a phone link only', async (path) => {
  const bookingLinks = findLinks(findElement((await getPage(path)).html, 'main')).filter(
    ({ href, text }) => /\bbook\b/i.test(text) && href !== '/before-you-book',
  )
  expect(bookingLinks.length).toBeGreaterThan(0)
  expect(bookingLinks.filter(({ href }) => !/^tel:\+1\d{10}$/.test(href))).toEqual([])
})

const PATHS_WITHOUT_QUERIES = ['/search?treatment=visitor&location=soho', '/claim/form']

// §4.13, §D3.40
test.each([
  ...['/search?q=a+visitor', '/search/suggest?q=a+visitor', '/search?treatment=visitor&location=soho'],
  ...['/finder?concern=volume&area=soho', '/finder?concern=volume&area=soho&treatment=fillers'],
  ...['/prices/botox?quantity=20&row=6', '/compare?c=clinic-001,clinic-007&from=10021'],
  ...['/contact?claim=clinic-001', '/claim/form'],
])('%s stores nothing: every statement to the database is a query', async (path) => {
  const prepare = vi.spyOn(env.DB, 'prepare')
  const exec = vi.spyOn(env.DB, 'exec')
  const { headers } = await fetchPage(path, {})
  const statements = prepare.mock.calls.map(([sql]) => sql)
  expect(exec).not.toHaveBeenCalled()
  if (!PATHS_WITHOUT_QUERIES.includes(path)) expect(statements).not.toEqual([])
  expect(statements.filter((sql) => !/^\s*(?:SELECT|WITH)\b(?!.*\b(?:INSERT|UPDATE|DELETE)\b)/is.test(sql))).toEqual([])
  expect(headers.get('set-cookie')).toBeNull()
})

// §4.13
test.each(['/claim', '/claim/form', '/contact'])('a claim sent to %s is rejected before any query', async (path) => {
  const prepare = vi.spyOn(env.DB, 'prepare')
  const { status } = await fetchPage(path, {}, { method: 'POST', body: 'claim=clinic-001' })
  expect([status, prepare.mock.calls]).toEqual([405, []])
})

// §D4.8
test('the Worker itself sends no requests', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  for (const path of [...PAGES, '/sitemap.xml', '/robots.txt', '/no-such-page'])
    await fetchPage(path, { SITE_ORIGIN: 'https://spas.example' })
  expect(fetchSpy).not.toHaveBeenCalled()
  fetchSpy.mockRestore()
})

// §D6.9
test('thirty concurrent requests from one address all succeed', async () => {
  const headers = { 'cf-connecting-ip': '203.0.113.7' }
  const responses = await Promise.all(Array.from({ length: 30 }, () => get('/treatments', { headers })))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  await Promise.all(responses.map((response) => response.body?.cancel()))
})
