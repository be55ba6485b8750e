import { describe, expect, test, vi } from 'vitest'
import { UNAVAILABLE_DATABASE_BINDINGS } from '../tools/fake-databases.ts'
import { findHeaderIssues, parsePolicy } from '../tools/header-grade.ts'
import { type Bindings, fetchPage, getPage, queryColumn } from '../tools/site.ts'

const LONG_URL = `/search?q=${'x'.repeat(9000)}`
const REFUSING_LIMITER = { limit: async () => ({ success: false }) } as RateLimit
const VISITOR_REQUEST = { headers: { 'cf-connecting-ip': '203.0.113.7' } }

const RESPONSES: [kind: string, path: string, status: number, bindings?: Bindings, init?: RequestInit][] = [
  ['page', '/', 200],
  ['page', '/treatments/botox/soho', 200],
  ['search', '/search?q=botox', 200],
  ['suggestions', '/search/suggest?q=bo', 200],
  ['claim form frame', '/claim/form', 200],
  ['page as Markdown', '/soho.md', 200],
  ['API response', '/api/v1/areas', 200],
  ['API preflight', '/api/v1/areas', 204, {}, { method: 'OPTIONS' }],
  ['download', '/medspas.csv', 200],
  ['download', '/directory.json', 200],
  ['sitemap', '/sitemap.xml', 200],
  ['feed', '/feed.atom', 200],
  ['robots', '/robots.txt', 200],
  ['health', '/healthz', 200],
  ['redirect', '/SoHo', 301],
  ['redirect', '/search?treatment=botox', 302],
  ['redirect', '/manhattan/no-such-clinic', 303],
  ['error', '/no-such-page', 404],
  ['error', '/api/v1/nothing', 404],
  ['error', '/%E0%A4%A', 404],
  ['error', LONG_URL, 414],
  ['error', '/soho', 405, {}, { method: 'POST' }],
  ['error', '/api/v1/areas', 405, {}, { method: 'DELETE' }],
  ['error', '/search?q=botox', 429, { SEARCH_LIMIT: REFUSING_LIMITER }, VISITOR_REQUEST],
  ['error', '/api/v1/areas', 429, { API_LIMIT: REFUSING_LIMITER }, VISITOR_REQUEST],
  ['error', '/soho', 500, { SITE_ORIGIN: 'nonsense' }],
  ['error', '/claim/form', 500, { SITE_ORIGIN: 'nonsense' }],
  ['error', '/healthz', 503, UNAVAILABLE_DATABASE_BINDINGS],
  ['error', '/search?q=botox', 503, UNAVAILABLE_DATABASE_BINDINGS],
]

const cases = RESPONSES.map(([kind, path, status, bindings = {}, init = {}]) => ({
  title: `${init.method ?? 'GET'} ${path.slice(0, 40)} → ${status}, ${kind}`,
  path,
  status,
  bindings,
  init,
}))

describe.each(cases)('$title', ({ path, status, bindings, init }) => {
  test('has security headers with an A+ grade', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await fetchPage('/', {})
    const response = await fetchPage(path, bindings, init)
    expect(response.status).toBe(status)
    expect(findHeaderIssues(response.headers)).toEqual([])
    vi.restoreAllMocks()
  })
})

test('a map has security headers with an A+ grade, and only the site itself may embed it', async () => {
  const [name] = await queryColumn('SELECT name FROM pictures LIMIT 1')
  const { status, headers } = await getPage(`/pictures/${name}`)
  expect(status).toBe(200)
  expect(findHeaderIssues(headers)).toEqual([])
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

describe('the content security policy', () => {
  test("without a build, allows no inline code or nonce, only the site's own styles, scripts and fonts", async () => {
    const policy = parsePolicy((await getPage('/')).headers.get('content-security-policy') ?? '')
    expect([...policy.values()].flat().filter((source) => /unsafe|nonce|sha\d/.test(source))).toEqual([])
    for (const name of ['script-src', 'style-src', 'font-src', 'connect-src'])
      expect(policy.get(name)).toEqual(["'self'"])
  })

  test('requires trusted types and allows no trusted types policy', async () => {
    const policy = parsePolicy((await getPage('/')).headers.get('content-security-policy') ?? '')
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(["'none'"])
  })

  test('does not require trusted types on the claim form, the only page with third-party scripts', async () => {
    const policy = parsePolicy((await getPage('/claim/form')).headers.get('content-security-policy') ?? '')
    expect(policy.has('require-trusted-types-for')).toBe(false)
    expect(policy.get('script-src')).toEqual(["'self'"])
  })
})

test('sends HSTS for two years, without subdomains or preload', async () => {
  expect((await getPage('/')).headers.get('strict-transport-security')).toBe('max-age=63072000')
})

test('never sends X-XSS-Protection, because that header causes vulnerabilities', async () => {
  for (const path of ['/', '/claim/form', '/api/v1/areas', '/no-such-page'])
    expect((await getPage(path)).headers.has('x-xss-protection')).toBe(false)
})
