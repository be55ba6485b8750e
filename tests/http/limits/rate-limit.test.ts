import { describe, expect, test } from 'vitest'
import { API_LIMIT, SEARCH_LIMIT } from '../../../src/domain/limits.ts'
import { findHeadings, findLinkHref } from '../../tools/html.ts'
import { fetchPage, get } from '../../tools/site.ts'

describe('the search rate limit', () => {
  function createLimiterBindings(max: number) {
    const counts = new Map<string, number>()
    const limit = async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: (counts.get(key) ?? 0) <= max }
    }
    return { SEARCH_LIMIT: { limit } as RateLimit }
  }
  const createRequestInit = (ip = '203.0.113.7') => ({ headers: { 'cf-connecting-ip': ip } })

  test('returns 429 with Retry-After and a link to the treatments', async () => {
    const bindings = createLimiterBindings(1)
    expect((await fetchPage('/search?q=botox', bindings, createRequestInit())).status).toBe(200)
    const { status, html, headers } = await fetchPage('/search?q=botox', bindings, createRequestInit())
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe(String(SEARCH_LIMIT.periodSeconds))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(findHeadings(html, 1)).toEqual(['Too many searches'])
    expect(findLinkHref(html, 'treatments')).toBe('/treatments')
  })

  test('returns 429 as JSON for suggestions', async () => {
    const { status, headers, html } = await fetchPage(
      '/search/suggest?q=bo',
      createLimiterBindings(0),
      createRequestInit(),
    )
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe(String(SEARCH_LIMIT.periodSeconds))
    expect(JSON.parse(html)).toMatchObject({ status: 429 })
  })

  // §D6.10
  test.each([
    '/medspas?near=Grand+Central',
    '/medspas?near=soho&sort=distance',
    '/services/botox?near=park%20slope',
    '/soho?near=nowhere+at+all',
    '/medspas.md?near=Grand+Central',
    '/compare?from=Grand+Central',
  ])('counts a place name as a search: %s returns 429', async (path) => {
    const { status, headers, html } = await fetchPage(path, createLimiterBindings(0), createRequestInit())
    expect([status, headers.get('retry-after')]).toEqual([429, String(SEARCH_LIMIT.periodSeconds)])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('Too many searches')
  })

  // §D6.10
  test.each(['/medspas?near=10012&sort=distance', '/medspas?area=soho&sort=name', '/compare?from=10012', '/compare'])(
    'does not count %s as a search, because it has no place name',
    async (path) => {
      expect((await fetchPage(path, createLimiterBindings(0), createRequestInit())).status).toBeLessThan(400)
    },
  )

  test('counts searches and place names together', async () => {
    const bindings = createLimiterBindings(1)
    expect((await fetchPage('/medspas?near=Grand+Central', bindings, createRequestInit())).status).toBe(302)
    expect((await fetchPage('/search?q=botox', bindings, createRequestInit())).status).toBe(429)
  })

  test('counts suggestions separately from searches, and does not count pages', async () => {
    const bindings = createLimiterBindings(1)
    const statuses = []
    for (const path of [
      '/search/suggest?q=b',
      '/search/suggest?q=bo',
      '/search?q=botox',
      '/soho',
      '/soho',
      '/treatments',
    ])
      statuses.push((await fetchPage(path, bindings, createRequestInit())).status)
    expect(statuses).toEqual([200, 429, 200, 200, 200, 200])
  })

  test('counts each IPv4 address, and each IPv6 /64 network, separately', async () => {
    const bindings = createLimiterBindings(1)
    const statuses = []
    for (const ip of ['203.0.113.7', '203.0.113.8', '2001:db8:0:1::7', '2001:db8::1:0:0:0:9', '2001:db8:0:2::7'])
      statuses.push((await fetchPage('/search?q=botox', bindings, createRequestInit(ip))).status)
    expect(statuses).toEqual([200, 200, 200, 429, 200])
  })

  test('does not count requests from the local machine', async () => {
    for (const init of [createRequestInit('127.0.0.1'), createRequestInit('::1'), {}])
      expect((await fetchPage('/search?q=botox', createLimiterBindings(0), init)).status).toBe(200)
  })

  test('is off without its binding, as is the API rate limit', async () => {
    const unlimitedBindings = { SEARCH_LIMIT: undefined, API_LIMIT: undefined } as unknown as Env
    for (const path of ['/search?q=botox', '/search/suggest?q=bo', '/api/v1/areas'])
      expect((await fetchPage(path, unlimitedBindings, createRequestInit())).status).toBe(200)
  })

  // §D6.9
  test('allows ten requests a second from one address', async () => {
    for (const { requests, periodSeconds } of [API_LIMIT, SEARCH_LIMIT])
      expect(requests / periodSeconds).toBeGreaterThanOrEqual(10)
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => get('/search/suggest?q=bo', createRequestInit('198.51.100.9'))),
    )
    expect(responses.map((response) => response.status)).toEqual(responses.map(() => 200))
    await Promise.all(responses.map((response) => response.body?.cancel()))
  })
})
