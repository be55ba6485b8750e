import { describe, expect, test } from 'vitest'
import { findStructuredData, readHead } from '../tools/html.ts'
import { fetchPage, get, getPage, ORIGIN, queryColumn } from '../tools/site.ts'
import { RESPONSE_PATHS } from './response-paths.ts'

describe('forged request headers change neither the status nor the body nor the target of a redirect', () => {
  const forgedHeaders: Record<string, string> = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'ftp',
    'x-forwarded-for': '10.0.0.1',
    forwarded: 'host=evil.example;proto=ftp',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    'accept-language': 'de',
    'user-agent': 'Mozilla/5.0 (iPhone)',
    cookie: 'a=b',
    referer: 'https://evil.example/',
  }

  // §D1.17
  test.each(['/', '/treatments/botox/soho', '/sitemap.xml', '/robots.txt', '/no-such-page'])('%s', async (path) => {
    const plain = await get(path)
    const forged = await get(path, { headers: forgedHeaders })
    expect(forged.status).toBe(plain.status)
    expect(await forged.text()).toBe(await plain.text())
  })

  // §D1.18
  test('the Location of a redirect is a path without a host', async () => {
    for (const path of [
      '/Manhattan',
      '/services/botox/soho',
      '/queens/clinic-001',
      '/manhattan/no-such-clinic',
      '/search?treatment=botox',
    ]) {
      const response = await get(path, { headers: forgedHeaders })
      expect(response.headers.get('location')).toMatch(/^\/[a-z]/)
      await response.body?.cancel()
    }
  })
})

describe('SITE_ORIGIN', () => {
  const PUBLIC_BINDINGS = { SITE_ORIGIN: 'https://spas.example' }

  // §D1.14
  test('is the base of every absolute URL', async () => {
    for (const path of ['/', '/medspas?page=2', '/upper-east-side/marchetti-osei-dermatology']) {
      const { html } = await fetchPage(path, PUBLIC_BINDINGS)
      const { canonical, prev, next, og } = readHead(html)
      for (const url of [canonical, prev, next, og.url, og.image].filter((value) => value !== undefined)) {
        expect(url).toMatch(/^https:\/\/spas\.example\//)
      }
      expect(findStructuredData(html, 'WebSite')?.['url']).toBe('https://spas.example/')
      expect(html).not.toContain('localhost')
    }
  })

  // §D1.15
  test('is the base of the URLs in the sitemaps', async () => {
    // On a public site with sample data, robots.txt does not list the sitemap.
    expect((await fetchPage('/robots.txt', PUBLIC_BINDINGS)).html).not.toContain('Sitemap:')
    expect((await fetchPage('/sitemap.xml', PUBLIC_BINDINGS)).html).toContain(
      '<loc>https://spas.example/sitemaps/local-1.xml</loc>',
    )
    const sitemap = (await fetchPage('/sitemaps/local-1.xml', PUBLIC_BINDINGS)).html
    expect(sitemap).toContain('<loc>https://spas.example/treatments/botox/soho</loc>')
    expect(sitemap).not.toContain('localhost')
  })

  // §D1.16
  test('defaults to the local origin', async () => {
    expect(readHead((await getPage('/soho')).html).canonical).toBe(`${ORIGIN}/soho`)
    expect(
      readHead((await fetchPage('/soho', { SITE_ORIGIN: '', LOCAL_ORIGIN: 'http://localhost:8899' })).html).canonical,
    ).toBe('http://localhost:8899/soho')
  })

  // §D4.7
  test('of a public site with sample data makes every response noindex', async () => {
    const [map] = await queryColumn('SELECT map FROM clinics LIMIT 1')
    const files = ['/sitemap.xml', '/soho.md', '/medspas.csv', '/api/v1/clinics', `/pictures/${map}`]
    for (const path of [...RESPONSE_PATHS, ...files, '/not-found', '/search?q=botox', '/claim/form']) {
      expect((await fetchPage(path, PUBLIC_BINDINGS)).headers.get('x-robots-tag')).toBe('noindex')
    }
  })

  test('does not matter if NOINDEX is on: every response is noindex, and robots.txt lists no sitemap', async () => {
    for (const path of ['/', '/robots.txt', '/nothing-here'])
      expect((await fetchPage(path, { NOINDEX: 'on' })).headers.get('x-robots-tag')).toBe('noindex')
    expect((await fetchPage('/robots.txt', { NOINDEX: 'on' })).html).not.toContain('Sitemap:')
  })

  test('of a local site allows indexing', async () => {
    expect((await getPage('/')).headers.get('x-robots-tag')).toBeNull()
  })
})

// §D4.4
test('every card, and the list of clinics in a guide, is marked as a sample if the data is sample data', async () => {
  expect(await queryColumn<number>('SELECT sample FROM site')).toEqual([1])
  for (const path of [
    '/',
    '/manhattan',
    '/treatments/botox/soho',
    '/services/botox',
    '/medspas',
    '/locations/soho',
    '/locations/manhattan/chelsea',
  ]) {
    const { html } = await getPage(path)
    const cards = html.split('<article').filter((card) => card.includes('View Profile'))
    expect(cards.length).toBeGreaterThan(0)
    expect(cards.filter((card) => !card.includes('Sample listing'))).toEqual([])
  }
  const [, clinicListHtml = ''] = (await getPage('/treatments/botox')).html.split('>Who offers Botox<')
  expect(clinicListHtml.indexOf('These clinics are invented')).toBeGreaterThan(0)
  expect(clinicListHtml.indexOf('These clinics are invented')).toBeLessThan(clinicListHtml.indexOf('<li>'))
})
