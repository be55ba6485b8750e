import { describe, expect, test } from 'vitest'
import { get, getPage } from '../tools/site.ts'

const findPreloads = (headers: Headers) =>
  (headers.get('link') ?? '').split(', ').filter((link) => link.includes('rel=preload'))

describe('a page', () => {
  test.each(['/', '/treatments/botox/soho', '/soho', '/search?q=botox'])(
    '%s preloads nothing in its headers or head',
    async (path) => {
      const { headers, html } = await getPage(path)
      expect(findPreloads(headers)).toEqual([])
      expect(html).not.toContain('rel="preload"')
    },
  )

  test('names the speculation rules file in a header', async () => {
    expect((await getPage('/')).headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
  })

  // §D4.50
  test('links to its Markdown version in a header', async () => {
    expect((await getPage('/soho')).headers.get('link')).toContain('</soho.md>; rel="alternate"; type="text/markdown"')
  })
})

test.each(['/no-such-page', '/SoHo', '/robots.txt', '/medspas.csv', '/soho.md', '/api/v1/areas', '/healthz'])(
  '%s has no preload and no Speculation-Rules header',
  async (path) => {
    const { headers, body } = await get(path)
    await body?.cancel()
    expect(findPreloads(headers)).toEqual([])
    expect(headers.get('speculation-rules')).toBeNull()
  },
)
