import { describe, expect, test } from 'vitest'
import { EXAMPLE_PAGES_WITH_URL } from '../tools/example-pages.ts'
import { parsePolicy } from '../tools/header-grade.ts'
import { findLinks } from '../tools/html.ts'
import { get, getPage } from '../tools/site.ts'
import { CRAWLER_HEADERS, VISITOR_HEADERS } from '../tools/site-reader.ts'
import { RESPONSE_PATHS } from './response-paths.ts'

describe.each(RESPONSE_PATHS)('%s', (path) => {
  // §D5.17, §D5.18
  test("allows only the site's own scripts, and no other host except Google Maps in frames", async () => {
    const policy = parsePolicy((await getPage(path)).headers.get('content-security-policy') ?? '')
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    const hosts = [...policy].flatMap(([name, values]) =>
      values.filter((value) => !value.startsWith("'") && value !== 'data:').map((host) => `${name} ${host}`),
    )
    expect(hosts).toEqual(['frame-src https://www.google.com'])
  })

  // §D7.7
  test('sends the security headers', async () => {
    const { headers } = await getPage(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  // §6.2
  test('sets no cookie', async () => {
    expect((await getPage(path)).headers.get('set-cookie')).toBeNull()
  })
})

describe('without a build, a page loads nothing from another host, and has no inline styles or event handlers', () => {
  // §D5.17
  test.each(['/', '/manhattan', '/upper-east-side/marchetti-osei-dermatology', '/locations/queens', '/medspas'])(
    '%s',
    async (path) => {
      const { html } = await getPage(path)
      const loaded = [
        ...html.matchAll(
          /<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*\s(?:src|srcset|data)="([^"]*)"/g,
        ),
      ]
      const linked = [
        ...html.matchAll(
          /<link rel="(?:stylesheet|preload|icon|manifest|modulepreload|apple-touch-icon)" [^>]*?href="([^"]*)"/g,
        ),
      ]
      const used = [...loaded, ...linked].map(([, url = '']) => url)
      expect(used.length).toBeGreaterThan(1)
      expect(used.filter((url) => !/^\/(?!\/)/.test(url))).toEqual([])
      expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/)
    },
  )
})

test.each(EXAMPLE_PAGES_WITH_URL)('$path is the same for a crawler and a visitor', async ({ path }) => {
  const [crawlerResponse, visitorResponse] = [
    await get(path, { headers: CRAWLER_HEADERS }),
    await get(path, { headers: VISITOR_HEADERS }),
  ]
  expect(crawlerResponse.status).toBe(visitorResponse.status)
  expect(await crawlerResponse.text()).toBe(await visitorResponse.text())
})

test('external links open in the same tab', async () => {
  const { html } = await getPage('/treatments/botox')
  const external = findLinks(html).filter(({ href }) => /^https?:/.test(href))
  expect(external.length).toBeGreaterThan(0)
  expect(html).not.toContain('target="_blank"')
})
