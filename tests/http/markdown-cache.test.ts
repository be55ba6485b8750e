// @own-database: these tests load a new instance of the production app, so vitest.config.ts runs this file separately.
import { beforeAll, describe, expect, test } from 'vitest'
import { loadProductionApp } from '../tools/production.ts'

let site: Awaited<ReturnType<typeof loadProductionApp>>
beforeAll(async () => {
  site = await loadProductionApp()
}, 60_000)

describe('/about.md', () => {
  const fetchMarkdown = (headers: Record<string, string> = {}) => site.fetchPage('/about.md', {}, { headers })

  test('has its own ETag and the same cache policy as the page', async () => {
    const [markdown, page] = [await fetchMarkdown(), await site.fetchPage('/about')]
    expect(markdown.headers.get('etag')).toMatch(/^"[^"]+"$/)
    expect(markdown.headers.get('etag')).not.toBe(page.headers.get('etag'))
    for (const name of ['cache-control', 'cloudflare-cdn-cache-control', 'cache-tag'])
      expect(markdown.headers.get(name)).toBe(page.headers.get(name))
    expect(markdown.headers.get('vary')).toBeNull()
  })

  test('returns a 304 without a body only for its own ETag', async () => {
    const etag = (await fetchMarkdown()).headers.get('etag') ?? ''
    const pageETag = (await site.fetchPage('/about')).headers.get('etag') ?? ''
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const conditional = await fetchMarkdown({ 'if-none-match': ifNoneMatch })
      expect([conditional.status, conditional.html, conditional.headers.get('etag')]).toEqual([304, '', etag])
    }
    for (const ifNoneMatch of ['"other"', pageETag])
      expect((await fetchMarkdown({ 'if-none-match': ifNoneMatch })).status).toBe(200)
    const page = await site.fetchPage('/about', {}, { headers: { 'if-none-match': etag } })
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
  })

  test('is a cache hit the second time, with the same Markdown', async () => {
    const first = await fetchMarkdown()
    const second = await fetchMarkdown()
    expect(second.headers.get('x-cache')).toBe('hit')
    expect(second.html).toBe(first.html)
    expect(second.headers.get('content-type')).toBe('text/markdown; charset=UTF-8')
  })
})

test('a page and its Markdown are cached separately, each with its own headers', async () => {
  const markdown = await site.fetchPage('/privacy.md')
  expect(markdown.headers.get('link')).not.toContain('preload')
  expect(markdown.headers.get('speculation-rules')).toBeNull()
  for (const cache of [null, 'hit']) {
    const page = await site.fetchPage('/privacy')
    expect(page.headers.get('x-cache')).toBe(cache)
    expect(page.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
  }
})

test('the Markdown of the home page has only one URL', async () => {
  expect((await site.fetchPage('/index.md')).status).toBe(200)
  expect((await site.fetchPage('/.md')).status).toBe(404)
})
