import robotsParser from 'robots-parser'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toMarkdownPath } from '../../../src/urls.ts'
import { findLinks, readHead } from '../../tools/html.ts'
import { get, getPage, getStatusAndLocation, ORIGIN } from '../../tools/site.ts'

test.each([
  ['/medspas', 'All med spas in New York City | NYC MedSpas'],
  ['/medspas?sort=name', 'All med spas in New York City | NYC MedSpas'],
  ['/medspas?page=2', 'All med spas in New York City, page 2 | NYC MedSpas'],
  ['/soho?open=sunday', 'SoHo MedSpas, filtered: 1 clinic | NYC MedSpas'],
  ['/medspas?language=latin', 'All med spas in New York City, filtered: 0 clinics | NYC MedSpas'],
  ['/services/botox?area=manhattan&page=2', 'Botox providers in NYC, filtered: 18 clinics, page 2'],
  [
    '/treatments/radio-ultrasound-therapy/upper-east-side?language=latin',
    'Radio & Ultrasound Therapy on the Upper…, filtered: 0 clinics',
  ],
])('%s has the title %j', async (path, title) => {
  expect(readHead((await getPage(path)).html).title).toBe(title)
})

/** Pages, their canonical URLs (null if a page has none), and whether search engines may index the page. */
const PAGES: [pagePath: string, canonical: string | null, robots: 'index' | 'noindex'][] = [
  ['/medspas?page=2', '/medspas?page=2', 'index'],
  ['/medspas?page=1', '/medspas', 'index'],
  ['/manhattan?page=2', '/manhattan?page=2', 'index'],
  ['/services/botox?page=2', '/services/botox?page=2', 'index'],
  ['/treatments/botox/manhattan?page=1', '/treatments/botox/manhattan', 'index'],
  ['/medspas?area=brooklyn', '/medspas', 'noindex'],
  ['/medspas?treatment=botox', '/medspas', 'noindex'],
  ['/medspas?open=now', '/medspas', 'noindex'],
  ['/medspas?rating=4.5', '/medspas', 'noindex'],
  ['/medspas?verified=yes', '/medspas', 'noindex'],
  ['/medspas?access=step-free', '/medspas', 'noindex'],
  ['/medspas?near=10012&sort=distance', '/medspas', 'noindex'],
  ['/medspas?page=2&sort=name', '/medspas', 'noindex'],
  ['/services/botox?sort=rating', '/services/botox', 'noindex'],
  ['/manhattan?treatment=botox', '/manhattan', 'noindex'],
  ['/search', null, 'noindex'],
  ['/search?q=botox', null, 'noindex'],
  ['/search?treatment=nonsense', null, 'noindex'],
  ['/finder?concern=volume', null, 'noindex'],
  ['/finder?area=soho', null, 'noindex'],
  ['/prices/botox?row=6&quantity=20', null, 'noindex'],
  ['/prices/botox?area=soho', null, 'noindex'],
  ['/prices/botox?unit=unit', null, 'noindex'],
  ['/prices/botox?page=1', null, 'noindex'],
  ['/compare', null, 'noindex'],
  ['/compare?c=clinic-001,clinic-002', null, 'noindex'],
  ['/appointments/botox', null, 'noindex'],
  ['/appointments/botox?area=soho', null, 'noindex'],
  ['/locations?notice=clinic-not-found', null, 'noindex'],
  ['/contact?claim=clinic-001', null, 'noindex'],
  ['/changes?before=5', null, 'noindex'],
  // An invalid value is ignored.
  ['/locations?notice=nonsense', '/locations', 'index'],
  ['/finder?concern=nonsense', '/finder', 'index'],
  ['/changes?before=x', '/changes', 'index'],
]

const PAGES_WITHOUT_PARAMETERS = [
  ...['/', '/about', '/faq', '/reviews', '/contact', '/treatments', '/treatments/botox', '/treatments/botox/manhattan'],
  ...['/services/botox', '/medspas', '/locations', '/locations/queens', '/locations/queens/astoria', '/manhattan'],
  ...['/upper-east-side/marchetti-osei-dermatology', '/prices', '/prices/botox', '/finder', '/appointments', '/data'],
  ...['/changes', '/api', '/glossary', '/privacy', '/ordering', '/checking'],
]

afterEach(() => vi.useRealTimers())

describe('to a search engine', () => {
  // §D3.12
  test.each(PAGES)('%s has the canonical URL %s (%s)', async (pagePath, canonical, robots) => {
    const { status, html } = await getPage(pagePath)
    const tags = readHead(html)
    expect(status).toBe(200)
    expect(tags.canonical ?? null).toBe(canonical && ORIGIN + canonical)
    expect(tags.robots ?? 'index').toBe(robots)
  })

  test.each(PAGES_WITHOUT_PARAMETERS)('%s ignores unknown parameters', async (path) => {
    const [plain, tagged] = [await getPage(path), await getPage(`${path}?utm_source=letter&fbclid=1`)]
    expect(tagged.status).toBe(200)
    expect(readHead(tagged.html).canonical).toBe(readHead(plain.html).canonical)
    expect(readHead(tagged.html).robots).toBe(readHead(plain.html).robots)
    expect(readHead(plain.html).canonical).toBe(ORIGIN + path)
  })

  test.each([
    ['/medspas?sort=recommended', '302 /medspas'],
    ['/medspas?treatment=Cool-Sculpting', '302 /medspas?treatment=coolsculpting'],
    ['/medspas?area=Hamptons', '302 /medspas?area=the-hamptons'],
    ['/medspas?area=hamptons/montauk', '302 /medspas?area=the-hamptons.montauk'],
    ['/services/botox?area=queens%2Fastoria', '302 /services/botox?area=queens.astoria'],
    ['/medspas?area=hamptons.montauk', '302 /medspas?area=the-hamptons.montauk'],
    ['/medspas?area=Queens.Astoria', '302 /medspas?area=queens.astoria'],
    ['/medspas?area=atlantis&utm_source=letter', '302 /medspas?utm_source=letter'],
    ['/search?treatment=botox&location=soho', '302 /treatments/botox/soho'],
    ['/appointments?service=botox&area=soho', '302 /appointments/botox?area=soho'],
    ['/medspas?page=999', '404'],
    ['/medspas?area=soho&page=99', '404'],
    ['/treatments/botox/soho?page=9', '404'],
    ['/prices/botox?page=999', '404'],
    ['/appointments/botox?page=99', '404'],
  ])('%s returns %s', async (pagePath, expected) => {
    expect(await getStatusAndLocation(pagePath)).toBe(expected)
  })

  test('a page that "Open now" no longer has redirects to the last one', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T16:05:00Z'), toFake: ['Date'] })
    expect(await getStatusAndLocation('/medspas?open=now&page=2&sort=rating')).toBe('200')
    vi.setSystemTime(new Date('2026-11-21T09:05:00Z'))
    expect(await getStatusAndLocation('/medspas?open=now&page=2&sort=rating')).toBe('302 /medspas?open=now&sort=rating')
  })
})

describe('as Markdown', () => {
  test.each(PAGES)('%s has the same canonical URL %s (%s)', async (pagePath, canonical, robots) => {
    const response = await get(toMarkdownPath(pagePath))
    await response.body?.cancel()
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=UTF-8')
    expect(response.headers.get('x-robots-tag') ?? 'index').toBe(robots)
    expect(response.headers.get('link')).toBe(canonical && `<${ORIGIN}${canonical}>; rel="canonical"`)
  })

  test('a missing page is noindex', async () => {
    for (const pagePath of ['/no-such-page.md', '/medspas.md?page=999']) {
      const response = await get(pagePath)
      await response.body?.cancel()
      expect([response.status, response.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
    }
  })
})

describe('robots.txt', () => {
  const allows = async (pagePath: string) =>
    robotsParser(`${ORIGIN}/robots.txt`, (await getPage('/robots.txt')).html).isAllowed(ORIGIN + pagePath, 'Googlebot')

  test('allows pages with a query string, except searches', async () => {
    const refused = await Promise.all(PAGES.map(async ([pagePath]) => ((await allows(pagePath)) ? null : pagePath)))
    expect(refused.filter(Boolean)).toEqual(['/search?q=botox', '/search?treatment=nonsense'])
  })

  test('allows everything that a page links to', async () => {
    const linked = new Set<string>()
    for (const pagePath of [
      '/not-found',
      '/medspas',
      '/medspas?area=flushing&treatment=botox',
      ...PAGES_WITHOUT_PARAMETERS,
    ])
      for (const { href } of findLinks((await getPage(pagePath)).html)) if (href.startsWith('/')) linked.add(href)
    const refused = []
    for (const href of linked) if (!(await allows(href))) refused.push(href)
    expect(linked.size).toBeGreaterThan(100)
    expect(refused).toEqual([])
  })
})
