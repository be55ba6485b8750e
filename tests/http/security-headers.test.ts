import { describe, expect, test, vi } from 'vitest'
import { directivesOf, gradeOf } from '../header-grade.ts'
import { ask, type Bindings, column, page } from '../tools/site.ts'
import { AWAY } from '../tools/stand-ins.ts'

// Every kind of answer the Worker gives, with its status.

const LONG = `/search?q=${'x'.repeat(9000)}`
const BUSY = { limit: async () => ({ success: false }) } as RateLimit
const VISITOR = { headers: { 'cf-connecting-ip': '203.0.113.7' } }

const ANSWERS: [kind: string, path: string, status: number, bindings?: Bindings, init?: RequestInit][] = [
  ['page', '/', 200],
  ['page', '/treatments/botox/soho', 200],
  ['search', '/search?q=botox', 200],
  ['suggestions', '/search/suggest?q=bo', 200],
  ['frame of the claim form', '/claim/form', 200],
  ['page as Markdown', '/soho.md', 200],
  ['answer of the API', '/api/v1/areas', 200],
  ['preflight of the API', '/api/v1/areas', 204, {}, { method: 'OPTIONS' }],
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
  ['error', LONG, 414],
  ['error', '/soho', 405, {}, { method: 'POST' }],
  ['error', '/api/v1/areas', 405, {}, { method: 'DELETE' }],
  ['error', '/search?q=botox', 429, { SEARCH_LIMIT: BUSY }, VISITOR],
  ['error', '/api/v1/areas', 429, { API_LIMIT: BUSY }, VISITOR],
  ['error', '/soho', 500, { SITE_ORIGIN: 'nonsense' }],
  ['error', '/claim/form', 500, { SITE_ORIGIN: 'nonsense' }],
  ['error', '/healthz', 503, AWAY],
  ['error', '/search?q=botox', 503, AWAY],
]

const label = ANSWERS.map(([kind, path, status, bindings = {}, init = {}]) => ({
  title: `${init.method ?? 'GET'} ${path.slice(0, 40)} → ${status}, ${kind}`,
  path,
  status,
  bindings,
  init,
}))

describe.each(label)('$title', ({ path, status, bindings, init }) => {
  test('is an A+', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await ask('/', {})
    const answer = await ask(path, bindings, init)
    expect(answer.status).toBe(status)
    expect(gradeOf(answer.headers)).toMatchObject({ grade: 'A+', faults: [] })
    vi.restoreAllMocks()
  })
})

test('pictures are an A+, and one for sharing may be shown by other sites', async () => {
  const share = await column('SELECT name FROM share_pictures LIMIT 1')
  const own = await column('SELECT name FROM pictures LIMIT 1')
  for (const name of [...share, ...own]) {
    const { status, headers } = await page(`/pictures/${name}`)
    expect(status).toBe(200)
    expect(gradeOf(headers)).toMatchObject({ grade: 'A+', faults: [] })
    expect(headers.get('cross-origin-resource-policy')).toBe(name.endsWith('.png') ? 'cross-origin' : 'same-origin')
  }
  expect(own.length).toBe(1)
})

describe('the policy of pages', () => {
  test('admits nothing inline, no nonce, and only styles, scripts and fonts of our own', async () => {
    const policy = directivesOf((await page('/')).headers.get('content-security-policy') ?? '')
    expect([...policy.values()].flat().filter((source) => /unsafe|nonce|sha\d/.test(source))).toEqual([])
    for (const name of ['script-src', 'style-src', 'font-src', 'connect-src'])
      expect(policy.get(name)).toEqual(["'self'"])
  })

  test('lets no text become markup or script', async () => {
    const policy = directivesOf((await page('/')).headers.get('content-security-policy') ?? '')
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(["'none'"])
  })

  test('asks for neither on the one page with a script of others', async () => {
    const policy = directivesOf((await page('/claim/form')).headers.get('content-security-policy') ?? '')
    expect(policy.has('require-trusted-types-for')).toBe(false)
    expect(policy.get('script-src')).toEqual(["'self'"])
  })
})

test('browsers keep to HTTPS for two years; what else is on the domain is left alone', async () => {
  expect((await page('/')).headers.get('strict-transport-security')).toBe('max-age=63072000')
})

test('no response asks for the script filter of old browsers, which opened holes of its own', async () => {
  for (const path of ['/', '/claim/form', '/api/v1/areas', '/no-such-page'])
    expect((await page(path)).headers.has('x-xss-protection')).toBe(false)
})
