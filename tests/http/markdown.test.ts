import { describe, expect, test } from 'vitest'
import { toMarkdown } from '../../src/render/markdown.ts'
import { get, getPage, getStatusAndLocation, ORIGIN, queryColumn } from '../tools/site.ts'

describe('HTML to Markdown', () => {
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
    ['<p>Said.<sup><a href="/botox#s1">1</a></sup></p>', 'Said.[[1](https://site.example/botox#s1)]'],
    ['<p>Open<span class="badge">Verified</span>today</p>', 'Open Verified today'],
    [
      '<p>9am–2pm<span class="block">By appointment</span></p><p>Map<span class="note mt-2">From Google.</span></p>',
      '9am–2pm; By appointment\n\nMap From Google.',
    ],
    ['<p>Verified<span class="count">25</span></p>', 'Verified (25)'],
    ['<p>Botox<span class="count">(3)</span></p>', 'Botox (3)'],
    ['<nav><span class="button">1</span><a class="button" href="/b">2</a></nav>', '1 [2](https://site.example/b)'],
    ['<p>5 clinics<span class="text-muted">, 3 listed</span></p>', '5 clinics, 3 listed'],
    ['<p>a &lt;b&gt; &amp; *c* _d_</p>', 'a &lt;b> & \\*c\\* \\_d\\_'],
    ['<form><p>x</p></form><script>"<p>"</script><svg><path/></svg><p hidden>y</p><p>z</p>', 'z'],
    [
      '<p><a href="#b">a</a><a href="tel:1">c</a> <code>d_e</code></p>',
      '[a](https://site.example/#b) [c](tel:1) `d_e`',
    ],
    ['<label>Order<select><option>Name</option></select></label><p>z</p>', 'z'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    [
      '<table><tr><td><div><span class="block">A, MD </span><span class="block mt-2">B, NP </span></div></td></tr></table>',
      '| A, MD; B, NP |\n| --- |',
    ],
    [
      '<section><h2>Choose</h2><form><p>x</p></form></section><h2>Popular</h2><h3><a href="#a">a</a></h3><h3>b</h3><p>z</p>',
      '## Popular\n\n### [a](https://site.example/#a)\n\n### b\n\nz',
    ],
    ['<ol><li><article><span class="card-number">1</span><h3>a</h3></article></li></ol>', '1. ### a'],
    ['<details><summary>Filters</summary><form><p>x</p></form></details><p>z</p>', 'z'],
    ['<div data-map=""><ul><li><a href="#a">a</a></li></ul></div><aside><p>z</p></aside>', 'z'],
    ['<aside aria-label="Map of these results"><p>x</p></aside><p>z</p>', 'z'],
    ['<article><div class="clinic-map relative"><p>Approximate location</p></div><h3>z</h3></article>', '### z'],
  ])('%s becomes %j', (html, markdown) => {
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
  ])('%s has a Markdown version at the same path plus .md, or at /index.md for the home page', async (path) => {
    const [pathname = '', query] = path.split('?')
    const markdownPath = `${pathname === '/' ? '/index' : pathname}.md${query ? `?${query}` : ''}`
    const response = await get(markdownPath)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=UTF-8')
    expect(response.headers.get('link')).toBe(`<${ORIGIN}${path}>; rel="canonical"`)
    expect(text).toMatch(/^# /m)
    expect(text).not.toMatch(/<(?:div|span|svg|script|button)\b/)
    expect(text.match(/\]\((?!https?:|tel:|mailto:|#)/g)).toBeNull()
  })

  test('separates the link that checks a license from the profession', async () => {
    const text = await (await get('/upper-east-side/marchetti-osei-dermatology.md')).text()
    expect(text).toMatch(/\[Check license of Lucia Marchetti\]\(\S+\) Physician, /)
  })

  test('has neither the numbers of cards nor the texts of filters and maps', async () => {
    const text = await (await get('/medspas.md')).text()
    expect(text).toContain('\n1. ### [')
    expect(text).not.toMatch(/^ *\d+\. \d+$|Filters|\[Close\]|A dark marker/m)
    const guide = await (await get('/locations/brooklyn.md')).text()
    expect(guide).not.toContain('[Close]')
  })

  test('of a clinic says nothing about bars and maps that it does not have', async () => {
    const [path = ''] = await queryColumn("SELECT '/' || location || '/' || segment FROM clinics WHERE lat IS NULL")
    for (const page of [path, '/upper-east-side/marchetti-osei-dermatology']) {
      const markdown = await (await get(`${page}.md`)).text()
      expect(markdown).toContain('## Where it is')
      expect(markdown).not.toMatch(/The bars show|Approximate location/)
    }
  })

  // §D4.50
  test("is linked from the page's Link header and head", async () => {
    const { html, headers } = await getPage('/medspas?page=2')
    expect(headers.get('link')).toContain('</medspas.md?page=2>; rel="alternate"; type="text/markdown"')
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/medspas.md?page=2"/>')
  })

  // §D4.30
  test.each(['text/markdown', 'text/markdown, text/html;q=0.5', 'text/html', '*/*'])(
    'is sent only for a .md path, whatever the Accept header: %s gets HTML without a Vary header',
    async (accept) => {
      const response = await get('/faq', { headers: { accept } })
      await response.body?.cancel()
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
      expect(response.headers.get('vary')).toBeNull()
    },
  )

  test('has the same status as the page, and a redirect points to Markdown', async () => {
    expect((await get('/nowhere.md')).status).toBe(404)
    const renamed = await get('/hamptons.md')
    expect([renamed.status, renamed.headers.get('location')]).toEqual([301, '/the-hamptons.md'])
  })

  test('names the whole URL of a page without a canonical URL, apart from tracking parameters', async () => {
    const text = await (await get('/compare.md?c=pincushion,slipway-aesthetics&utm_source=x')).text()
    expect(text).toContain(`Source: ${ORIGIN}/compare?c=pincushion,slipway-aesthetics\n`)
  })

  test('of a filtered list names the URL of the filtered list, and the same canonical URL as the page', async () => {
    const { headers, ...response } = await getPage('/medspas.md?language=spanish&utm_source=x')
    expect(response.html).toContain(`Source: ${ORIGIN}/medspas?language=spanish\n`)
    expect(headers.get('link')).toBe(`<${ORIGIN}/medspas>; rel="canonical"`)
    expect((await getPage('/medspas?language=spanish')).html).toContain(`rel="canonical" href="${ORIGIN}/medspas"`)
  })

  test("is linked from the head of a list, but not from a sorted one, whose Link header has the sorted list's", async () => {
    expect((await getPage('/medspas')).html).toContain('type="text/markdown" href="/medspas.md"')
    const { html, headers } = await getPage('/medspas?sort=rating')
    expect(html).not.toContain('type="text/markdown"')
    expect(headers.get('link')).toContain('</medspas.md?sort=rating>')
  })

  test('does not exist for a file such as /robots.txt', async () => {
    const response = await get('/robots.txt.md')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('no Markdown version')
  })

  test.each([
    ['//faq', '301 /faq.md'],
    ["//clinic-015%20'%3E%3Cb%2Fx%3E/", '404'],
    ['//evil.example/faq', '404'],
  ])('does not redirect to another host from %s, a path with two leading slashes: %s', async (path, expected) => {
    expect(await getStatusAndLocation(`${path}.md`)).toBe(expected)
  })

  test('redirects to its URL with sorted parameters, still with .md', async () => {
    expect(await getStatusAndLocation('/medspas.md?sort=name&area=brooklyn')).toBe(
      '302 /medspas.md?area=brooklyn&sort=name',
    )
    expect(await getStatusAndLocation('/medspas.md?area=brooklyn&sort=name')).toBe('200')
  })
})

describe('a download', () => {
  test.each(['/medspas.csv', '/medspas.json', '/services/botox.csv', '/directory.json'])(
    '%s has no Markdown version',
    async (path) => {
      const response = await get(path)
      await response.body?.cancel()
      expect(response.headers.get('link') ?? '').not.toContain('text/markdown')
      expect(await getStatusAndLocation(`${path}.md`)).toBe('404')
    },
  )

  test('redirects to its lowercase spelling, as does a page as Markdown', async () => {
    expect(await getStatusAndLocation('/MedSpas.CSV')).toBe('301 /medspas.csv')
    expect(await getStatusAndLocation('/services/BOTOX.json')).toBe('301 /services/botox.json')
    expect(await getStatusAndLocation('/MedSpas.md')).toBe('301 /medspas.md')
  })

  test("is linked from the head of the list's page, whose Link header links to the Markdown version", async () => {
    const { html, headers } = await getPage('/medspas')
    expect(html).toContain('<link rel="alternate" type="text/csv" href="/medspas.csv"/>')
    expect(headers.get('link')).toContain('</medspas.md>; rel="alternate"; type="text/markdown"')
  })
})
