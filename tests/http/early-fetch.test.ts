import { describe, expect, test } from 'vitest'
import { get, page } from '../tools/site.ts'

const preloads = (headers: Headers) =>
  (headers.get('link') ?? '').split(', ').filter((link) => link.includes('rel=preload'))

describe('a page says before its first byte', () => {
  test.each(['/', '/treatments/botox/soho', '/soho', '/search?q=botox'])(
    '%s preloads nothing, in its headers or its head',
    async (path) => {
      const { headers, html } = await page(path)
      expect(preloads(headers)).toEqual([])
      expect(html).not.toContain('rel="preload"')
    },
  )

  test('which of its links may be fetched ahead', async () => {
    expect((await page('/')).headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
  })

  test('where it is as Markdown, as before', async () => {
    expect((await page('/soho')).headers.get('link')).toContain('</soho.md>; rel="alternate"; type="text/markdown"')
  })
})

test.each(['/no-such-page', '/SoHo', '/robots.txt', '/medspas.csv', '/soho.md', '/api/v1/areas', '/healthz'])(
  '%s is no page, and says nothing of the kind',
  async (path) => {
    const { headers, body } = await get(path)
    await body?.cancel()
    expect(preloads(headers)).toEqual([])
    expect(headers.get('speculation-rules')).toBeNull()
  },
)
