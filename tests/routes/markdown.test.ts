import { describe, expect, test } from 'vitest'
import { prefersMarkdown } from '../../src/middleware/markdown.ts'
import { toMarkdown } from '../../src/render/markdown.ts'
import { get, ORIGIN, outcome, page } from './site.ts'

describe('HTML as Markdown', () => {
  test.each([
    ['<h2>A <em>b</em></h2><p>One <strong>two</strong>.</p>', '## A *b*\n\nOne **two**.'],
    ['<p><a href="/faq">FAQ</a></p>', '[FAQ](https://site.example/faq)'],
    ['<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul>', '- a\n- b\n  - c'],
    ['<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
    ['<dl><div><dt>Mon</dt><dd>9am</dd></div><dt>Sun</dt><dd>Closed</dd></dl>', '- **Mon**: 9am\n- **Sun**: Closed'],
    [
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td><td>3</td></tr></table>',
      '| A | B |\n| --- | --- |\n| 1\\|2 | 3 |',
    ],
    ['<details><summary>Why?</summary><div><p>So.</p></div></details>', '### Why?\n\nSo.'],
    ['<p>Said.<sup><a href="#s1">1</a></sup></p>', 'Said.[1]'],
    ['<p>a &lt;b&gt; &amp; *c* _d_</p>', 'a &lt;b> & \\*c\\* \\_d\\_'],
    ['<form><p>x</p></form><script>"<p>"</script><svg><path/></svg><p hidden>y</p><p>z</p>', 'z'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ])('%s', (html, markdown) => {
    expect(toMarkdown(html, 'https://site.example')).toBe(`${markdown}\n`)
  })
})

describe('a page as Markdown', () => {
  test.each([
    '/',
    '/treatments/botox',
    '/soho',
    '/medspas?page=2',
    '/prices',
    '/prices/botox',
    '/finder',
    '/data',
    '/faq',
    '/changes',
    '/api',
  ])('%s is the same by address and by Accept', async (path) => {
    const [pathname = '', query] = path.split('?')
    const address = `${pathname === '/' ? '/index' : pathname}.md${query ? `?${query}` : ''}`
    const byAddress = await get(address)
    const byAccept = await get(path, { headers: { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' } })
    const text = await byAddress.text()
    expect(byAddress.status).toBe(200)
    expect(byAddress.headers.get('content-type')).toBe('text/markdown; charset=UTF-8')
    expect(byAddress.headers.get('link')).toBe(`<${ORIGIN}${path}>; rel="canonical"`)
    expect(byAccept.headers.get('vary')).toContain('Accept')
    expect(await byAccept.text()).toBe(text)
    expect(text).toMatch(/^# /m)
    expect(text).not.toMatch(/<(?:div|span|svg|script|button)\b/)
    expect(text.match(/\]\((?!https?:|tel:|mailto:|#)/g)).toBeNull()
  })

  test('is told of by the page, which says that it differs by Accept', async () => {
    const response = await get('/medspas?page=2')
    await response.body?.cancel()
    expect(response.headers.get('link')).toContain('</medspas.md?page=2>; rel="alternate"; type="text/markdown"')
    expect(response.headers.get('vary')).toContain('Accept')
  })

  test('keeps the status of the page, and a redirect leads on to Markdown', async () => {
    expect((await get('/nowhere.md')).status).toBe(404)
    const renamed = await get('/hamptons.md')
    expect([renamed.status, renamed.headers.get('location')]).toEqual([301, '/the-hamptons.md'])
    expect((await get('/robots.txt.md')).status).toBe(404)
  })

  test.each([
    ['//faq', '301 /faq'],
    ["//clinic-015%20'%3E%3Cb%2Fx%3E/", '404'],
    ['//evil.example/faq', '404'],
  ])('of an address that begins with two slashes, %s, is no other host’s: %s', async (path, answer) => {
    const response = await get(path, { headers: { accept: 'text/markdown' } })
    await response.body?.cancel()
    expect([response.status, response.headers.get('location')].filter(Boolean).join(' ')).toBe(answer)
  })

  test('puts the parameters of a list in order under its own ending', async () => {
    expect(await outcome('/medspas.md?sort=name&area=brooklyn')).toBe('302 /medspas.md?area=brooklyn&sort=name')
    expect(await outcome('/medspas.md?area=brooklyn&sort=name')).toBe('200')
  })

  test('is kept apart from the page, whichever was asked for first', async () => {
    const type = async (path: string, accept: string) => {
      const response = await get(path, { headers: { accept } })
      await response.body?.cancel()
      return response.headers.get('content-type')?.split(';')[0]
    }
    for (const accept of ['text/markdown', 'text/html', 'text/markdown', 'text/html'])
      expect(await type('/brooklyn', accept)).toBe(accept)
    expect(await type('/brooklyn.md', 'text/html')).toBe('text/markdown')
  })
})

describe('a list as a file', () => {
  test.each(['/medspas.csv', '/medspas.json', '/services/botox.csv', '/directory.json'])(
    '%s is the same for who likes Markdown, and has no Markdown form',
    async (path) => {
      const plain = await get(path)
      const liked = await get(path, { headers: { accept: 'text/markdown' } })
      expect([liked.status, liked.headers.get('content-type')]).toEqual([200, plain.headers.get('content-type')])
      expect(await liked.text()).toBe(await plain.text())
      expect(plain.headers.get('link') ?? '').not.toContain('text/markdown')
      expect(await outcome(`${path}.md`)).toBe('404')
    },
  )

  test('has one spelling too', async () => {
    expect(await outcome('/MedSpas.CSV')).toBe('301 /medspas.csv')
    expect(await outcome('/services/BOTOX.json')).toBe('301 /services/botox.json')
    expect(await outcome('/MedSpas.md')).toBe('301 /medspas.md')
  })

  test('is named in the head of its list, beside the Markdown in the Link header', async () => {
    const { html, headers } = await page('/medspas')
    expect(html).toContain('<link rel="alternate" type="text/csv" href="/medspas.csv"/>')
    expect(headers.get('link')).toContain('</medspas.md>; rel="alternate"; type="text/markdown"')
  })
})

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html, text/markdown;q=0.8', false],
  ['text/markdown;q=0', false],
  ['*/*', false],
  ['', false],
])('Accept: %s asks for Markdown: %s', (accept, wanted) => {
  expect(prefersMarkdown(accept)).toBe(wanted)
})
