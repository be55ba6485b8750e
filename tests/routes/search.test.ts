import { describe, expect, test } from 'vitest'
import { head, headings, links, linkTo, part, region, structured, under, visible } from './html.ts'
import { get, ORIGIN, page, read } from './site.ts'

const search = (query: string) => page(`/search?q=${encodeURIComponent(query)}`)

/** Where the results of a kind lead, best first. */
const results = (html: string, kind: string) => links(region(html, kind)).map(({ href }) => href)

describe('the search page', () => {
  test.each(['/search', '/search?q=', '/search?q=%20%20', '/search?utm=x'])(
    '%s is the form, out of search engines',
    async (path) => {
      const { status, html } = await page(path)
      expect(status).toBe(200)
      expect(headings(html, 1)).toEqual(['Search'])
      expect(part(html, 'form', 'class="filters"')).toContain('name="q"')
      expect(head(html).robots).toBe('noindex')
      expect(linkTo(html, 'Botox')).toBe('/treatments/botox')
      expect(linkTo(html, 'The Hamptons')).toBe('/the-hamptons')
    },
  )

  test('is declared as the site’s search action with the parameter q', async () => {
    expect(structured((await page('/search')).html, 'WebSite')?.['potentialAction']).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: `${ORIGIN}/search?q={search_term_string}` },
    })
  })

  test('results are neither indexed nor stored', async () => {
    const { headers, html } = await search('botox')
    expect(head(html).robots).toBe('noindex')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('set-cookie')).toBeNull()
  })
})

describe('full text', () => {
  test('finds a treatment by name first, and groups what else there is by kind', async () => {
    const { html } = await search('botox')
    expect(headings(html, 1)).toEqual(['Results for “botox”'])
    expect(results(html, 'Treatments')[0]).toBe('/treatments/botox')
    expect(headings(part(html, 'main'), 2).map((heading) => heading.replace(/ \(\d+\)$/, ''))).toEqual(
      expect.arrayContaining(['Treatments', 'Med spas', 'Questions']),
    )
    expect(headings(part(html, 'main'), 2)[0]).toMatch(/^Treatments \(\d+\)$/)
  })

  test('marks the words that were found', async () => {
    const { html } = await search('botox')
    expect(visible(part(region(html, 'Treatments'), 'mark'))).toBe('Botox')
  })

  test('finds a clinic by its name, and leads to its own page', async () => {
    expect(results((await search('slipway aesthetics')).html, 'Med spas')[0]).toBe('/queens/slipway-aesthetics')
  })

  test('finds an area, a neighborhood and a page of prose', async () => {
    expect(results((await search('tribeca')).html, 'Locations')[0]).toBe('/tribeca')
    expect(results((await search('astoria')).html, 'Locations')).toContain('/locations/queens/astoria')
    expect(results((await search('privacy cookies')).html, 'Pages')).toContain('/privacy')
  })

  test('finds a treatment by another of its names and by what people add to it', async () => {
    expect(results((await search('cryolipolysis')).html, 'Treatments')).toContain('/treatments/coolsculpting')
    expect(results((await search('cool-sculpting')).html, 'Treatments')).toContain('/treatments/coolsculpting')
    expect(results((await search('kybella near me')).html, 'Treatments')[0]).toBe('/treatments/kybella')
  })

  test('finds a word by its beginning', async () => {
    expect(results((await search('microneed')).html, 'Treatments')[0]).toBe('/treatments/microneedling')
    expect(results((await search('laser hair rem')).html, 'Treatments')[0]).toBe('/treatments/laser-hair-removal')
  })

  test('forgives misspelling, and says that it did', async () => {
    const { html, text } = await search('kybela')
    expect(results(html, 'Treatments')[0]).toBe('/treatments/kybella')
    expect(text).toContain('Nothing is spelled like “kybela”. These come closest:')
    expect(results((await search('williamsberg')).html, 'Locations')[0]).toBe('/williamsburg')
  })

  test('does not care for case, accents or filler words', async () => {
    const plain = results((await search('botox soho')).html, 'Med spas')
    expect(results((await search('BÔTOX in the SoHo')).html, 'Med spas')).toEqual(plain)
  })

  test('finds nothing closed', async () => {
    expect((await search('cold front body studio')).html).not.toContain('href="/williamsburg/cold-front-body-studio"')
  })

  test('an empty result says so and helps on', async () => {
    const { status, html, text } = await search('qqqqq')
    expect(status).toBe(200)
    expect(text).toContain('Nothing was found for “qqqqq”.')
    expect(links(under(html, 'Popular treatments')).length).toBe(5)
    expect(links(under(html, 'Locations')).length).toBe(10)
    expect(part(html, 'select', ' name="treatment"')).toContain('By Treatment')
  })

  test('shows what was asked as text, never as markup', async () => {
    const { html } = await search('<script>alert(1)</script>')
    expect(html).not.toContain('<script>alert')
    expect(visible(part(html, 'h1'))).toBe('Results for “<script>alert(1)</script>”')
  })

  test('a long query is cut, not refused', async () => {
    expect((await search('botox '.repeat(2000))).status).toBe(200)
  })
})

test.each([
  ...[
    '"',
    '""',
    "'",
    '*',
    'a*',
    '-',
    '--',
    'NOT',
    'AND OR',
    'NEAR(a b)',
    'title:botox',
    '^botox',
    '(',
    ')',
    '{a}',
    'a"b',
    '\\',
    ';',
    '%',
    '_',
  ],
  ...[
    '\u0000',
    'bo\u0000tox',
    '\u0001\u0002',
    '\ud800',
    '💉',
    'بوتوكس',
    '注射',
    'é',
    '4',
    "'; DROP TABLE clinics; --",
    'a'.repeat(5000),
  ],
])('any text is a valid query: %j', async (query) => {
  const response = await get(`/search?q=${encodeURIComponent(query.toWellFormed())}`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('</html>')
})

test.each(['%', '%E0%A4%A', '%ff%fe', '%00', '%C3', 'a%zzb', '%u0041', '%26%3D%23'])(
  'any bytes are a valid query: %s',
  async (bytes) => {
    const { status, html } = await read(await get(`/search?q=${bytes}`))
    expect(status).toBe(200)
    expect(html).toContain('</html>')
  },
)
