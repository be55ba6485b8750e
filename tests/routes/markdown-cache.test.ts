// @own-database: it loads the app anew, as it is built for production (vitest.config.ts).
import { beforeAll, describe, expect, test } from 'vitest'
import { loadProduction } from './production.ts'

// Pages are not kept while developing, so this is the app as it is built for production.

let site: Awaited<ReturnType<typeof loadProduction>>
beforeAll(async () => {
  site = await loadProduction()
}, 60_000)

const MARKDOWN = { accept: 'text/markdown' }

describe.each([
  ['/about.md', {}],
  ['/about', MARKDOWN],
])('%s as Markdown (%j)', (path, headers: Record<string, string>) => {
  const ask = (more: Record<string, string> = {}) => site.ask(path, {}, { headers: { ...headers, ...more } })

  test('has a tag of its own, which is not the page’s', async () => {
    const [markdown, page] = [await ask(), await site.ask('/about')]
    expect(markdown.headers.get('etag')).toMatch(/^"[^"]+"$/)
    expect(markdown.headers.get('etag')).not.toBe(page.headers.get('etag'))
    expect(markdown.headers.get('cache-control')).toBe(page.headers.get('cache-control'))
    expect(markdown.headers.get('vary')).toContain('Accept')
  })

  test('is a 304 without a body for who has it, and only for who has it', async () => {
    const tag = (await ask()).headers.get('etag') ?? ''
    const pageTag = (await site.ask('/about')).headers.get('etag') ?? ''
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await ask({ 'if-none-match': held })
      expect([again.status, again.html, again.headers.get('etag')]).toEqual([304, '', tag])
      expect(again.headers.get('vary')).toContain('Accept')
    }
    for (const held of ['"other"', pageTag]) expect((await ask({ 'if-none-match': held })).status).toBe(200)
    const page = await site.ask('/about', {}, { headers: { 'if-none-match': tag } })
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
  })
})

test.each(['text/markdown', 'Text/Markdown', 'TEXT/MARKDOWN;q=0.9, text/html;q=0.5'])(
  'who accepts %s gets Markdown of a page that is kept, as of one that is not',
  async (accept) => {
    const path = `/glossary?first=${encodeURIComponent(accept)}`
    const type = async () => (await site.ask(path, {}, { headers: { accept } })).headers.get('content-type')
    const fresh = await type()
    await site.ask(path)
    expect([fresh, await type()]).toEqual(Array(2).fill('text/markdown; charset=UTF-8'))
  },
)

test.each([
  ['/privacy.md', {}],
  ['/checking', MARKDOWN],
])('a page that was first asked for as Markdown (%s) goes out with all its headers', async (path, headers) => {
  const markdown = await site.ask(path, {}, { headers })
  expect(markdown.headers.get('link')).not.toContain('preload')
  expect(markdown.headers.get('speculation-rules')).toBeNull()
  const page = await site.ask(path.replace('.md', ''))
  expect(page.headers.get('x-cache')).toBe('hit')
  expect(page.headers.get('link')).toContain('rel=preload; as=style')
  expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
})

test('the home page has one address as Markdown', async () => {
  expect((await site.ask('/index.md')).status).toBe(200)
  expect((await site.ask('/.md')).status).toBe(404)
})

test('a page’s 304 says that it differs by Accept, as the page does', async () => {
  const { headers } = await site.ask('/about')
  const again = await site.ask('/about', {}, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect([again.status, again.headers.get('vary')]).toEqual([304, headers.get('vary')])
})

test('the API has no Markdown, and keeps its own tag', async () => {
  const plain = await site.ask('/api/v1/areas')
  const liked = await site.ask('/api/v1/areas', {}, { headers: MARKDOWN })
  expect(liked.headers.get('etag')).toBe(plain.headers.get('etag'))
  expect(liked.headers.get('content-type')).toBe(plain.headers.get('content-type'))
})
