import { expect, test, vi } from 'vitest'
import { findElement, findHeadings, readHead } from '../../tools/html.ts'
import { listResultLinks } from '../../tools/search-page.ts'
import { getPage, getStatusAndLocation, queryColumn } from '../../tools/site.ts'

vi.setConfig({ testTimeout: 60_000 })

// §2.45, §2.46, §2.47, §D3.4, §D3.6, §D3.7, §D3.8
test.each([
  ['both fields', 'treatment=botox&location=soho', '/treatments/botox/soho'],
  ['treatment only', 'treatment=botox&location=', '/treatments/botox'],
  ['treatment only, the other field absent', 'treatment=botox', '/treatments/botox'],
  ['location only', 'treatment=&location=the-hamptons', '/the-hamptons'],
  ['neither field', 'treatment=&location=', '/locations'],
  ['another spelling of both', 'treatment=Cool-Sculpting&location=Hamptons', '/treatments/coolsculpting/the-hamptons'],
  [
    'display names instead of slugs',
    'treatment=Laser%20Hair%20Removal&location=Upper+East+Side',
    '/treatments/laser-hair-removal/upper-east-side',
  ],
])('with %s, /search?%s redirects to %s', async (_, query, target) => {
  expect(await getStatusAndLocation(`/search?${query}`)).toBe(`302 ${target}`)
})

test.each([
  ['treatment=lip&location=', '/treatments/fillers'],
  ['treatment=Dysport&location=11215', '/treatments/botox/brooklyn?near=11215&sort=distance'],
  ['treatment=botox&location=Park%20Slope', '/treatments/botox/brooklyn?near=11215&sort=distance'],
  ['treatment=&location=Bedford+Av', '/williamsburg'],
  ['treatment=&location=chelsea', '/manhattan?near=10011&sort=distance'],
  ['treatment=&location=astoria', '/queens?near=11102&sort=distance'],
])('other names of a place or treatment redirect too: %s', async (query, target) => {
  expect(await getStatusAndLocation(`/search?${query}`)).toBe(`302 ${target}`)
})

test.each([
  ['treatment=&location=Bridgehampton+%26+Sag+Harbor', '/the-hamptons?area=the-hamptons.bridgehampton-sag-harbor'],
  [
    'treatment=botox&location=bridgehampton-sag-harbor',
    '/treatments/botox/the-hamptons?area=the-hamptons.bridgehampton-sag-harbor',
  ],
  [
    'treatment=iv-therapy&location=bridgehampton-sag-harbor',
    '/services/iv-therapy?area=the-hamptons.bridgehampton-sag-harbor',
  ],
  ['treatment=&location=Bridgehampton', '/the-hamptons?near=11932&sort=distance'],
  ['treatment=&location=tribeca-central', '/tribeca'],
])(
  'a sub-area of a region redirects to its clinics, or to the nearest if it has a zip code: %s',
  async (query, target) => {
    expect(await getStatusAndLocation(`/search?${query}`)).toBe(`302 ${target}`)
  },
)

test.each([
  ['treatment=botox&location=10453', '/services/botox?near=10453&sort=distance'],
  ['treatment=&location=10453', '/medspas?near=10453&sort=distance'],
  ['treatment=Botox&location=The+Bronx', '/services/botox?near=the-bronx&sort=distance'],
  ['treatment=&location=Riverdale', '/medspas?near=10463&sort=distance'],
])('a place of the city without a page redirects to the nearest clinics: %s', async (query, target) => {
  expect(await getStatusAndLocation(`/search?${query}`)).toBe(`302 ${target}`)
})

test.each([
  ['treatment=iv-therapy&location=', '/services/iv-therapy'],
  ['treatment=IV+drip&location=soho', '/services/iv-therapy?area=soho'],
  ['treatment=iv-therapy&location=11215', '/services/iv-therapy?area=brooklyn&near=11215&sort=distance'],
  ['treatment=iv-therapy&location=10453', '/services/iv-therapy?near=10453&sort=distance'],
])('a service without a guide redirects to its list: %s', async (query, target) => {
  expect(await getStatusAndLocation(`/search?${query}`)).toBe(`302 ${target}`)
})

test('a service without a guide with an unknown location shows a message for the location only', async () => {
  const { text } = await getPage('/search?treatment=iv-therapy&location=atlantis')
  expect(text).toContain('There is no location called “atlantis”.')
  expect(text).not.toContain('There is no treatment')
})

test.each(['treatment=botox&location=90210', 'treatment=magic&location=10453'])(
  'a zip code outside the region, or with an unknown treatment, shows a message: %s',
  async (query) => {
    const { status, text } = await getPage(`/search?${query}`)
    expect(status).toBe(200)
    expect(text).toMatch(/There is no (location called “90210”|treatment called “magic”)/)
  },
)

test('a word for several treatments shows a message instead of redirecting', async () => {
  expect((await getPage('/search?treatment=lasers&location=soho')).text).toContain(
    'There is no treatment called “lasers”.',
  )
})

// §2.43, §D3.5
test('/search redirects to the page of each of the 180 pairs of treatment and location', async () => {
  const treatments = await queryColumn('SELECT slug FROM treatments')
  const areas = await queryColumn('SELECT slug FROM areas')
  expect(treatments.length * areas.length).toBe(180)
  const wrongRedirects: string[] = []
  for (const treatment of treatments) {
    for (const area of areas) {
      const actual = await getStatusAndLocation(`/search?treatment=${treatment}&location=${area}`)
      if (actual !== `302 /treatments/${treatment}/${area}`) wrongRedirects.push(actual)
    }
  }
  expect(wrongRedirects).toEqual([])
})

// §2.51, §D3.10
test('an unknown treatment shows a message and keeps the chosen location', async () => {
  const { status, html, text } = await getPage('/search?treatment=magic&location=soho')
  expect(status).toBe(200)
  expect(text).toContain('There is no treatment called “magic”.')
  expect(text).not.toContain('There is no location')
  expect(findElement(html, 'select', ' name="location"')).toMatch(/<option value="soho" selected(="")?>/)
  expect(readHead(html).robots).toBe('noindex')
})

test('the message shortens an unknown treatment to 60 characters and an ellipsis', async () => {
  const { text } = await getPage(`/search?treatment=${'call-us-now-'.repeat(50)}`)
  expect(text.match(/There is no treatment called “(.*?)”/)?.[1]).toHaveLength(61)
})

// §2.51, §D3.10
test('an unknown location shows a message', async () => {
  const { status, text } = await getPage('/search?treatment=botox&location=atlantis')
  expect(status).toBe(200)
  expect(text).toContain('There is no location called “atlantis”.')
  expect(text).not.toContain('There is no treatment')
})

test('query parameters are escaped', async () => {
  const { html } = await getPage('/search?treatment=%3Cimg%20src=x%3E&location=')
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x&gt;')
})

// §D3.11
test('q takes precedence over treatment and location', async () => {
  const { status, html, text } = await getPage('/search?q=botox&treatment=magic&location=soho')
  expect(status).toBe(200)
  expect(listResultLinks(html)[0]).toBe('Botox /treatments/botox')
  expect(text).not.toContain('There is no treatment')
})

// §D3.12
test('without q and these fields, shows the search form without results, and is not indexed', async () => {
  const { status, html } = await getPage('/search')
  const main = findElement(html, 'main')
  expect(status).toBe(200)
  expect(readHead(html).robots).toBe('noindex')
  expect(findElement(main, 'form')).toMatch(/<input[^>]* name="q"/)
  expect(findHeadings(main, 2).filter((title) => /Nothing was found|\(\d+\)$|^Best match/.test(title))).toEqual([])
})
