import { readFileSync } from 'node:fs'
import { createServer } from 'vite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { setSpeculationRulesType } from '../../../scripts/build/plugins.ts'

interface Condition {
  and?: Condition[]
  not?: Condition
  href_matches?: string | string[]
  selector_matches?: string
}

interface Rule {
  where: Condition
  eagerness: string
}

const rules = JSON.parse(readFileSync('public/speculation-rules.json', 'utf8')) as Record<string, Rule[]>
const PAGE_URL = 'https://spas.example/soho'

function meetsCondition(condition: Condition, href: string): boolean {
  if (condition.and) return condition.and.every((subcondition) => meetsCondition(subcondition, href))
  if (condition.not) return condition.not.selector_matches !== undefined || !meetsCondition(condition.not, href)
  return [condition.href_matches ?? []].flat().some((pattern) => new URLPattern(pattern, PAGE_URL).test(href, PAGE_URL))
}

const isPrefetched = (href: string) => rules['prefetch']?.some(({ where }) => meetsCondition(where, href)) ?? false

// Browsers keep prefetched pages for minutes, whatever their headers, so a more eager prefetch could show a page with
// data older than the last load.
test('pages are prefetched on mouse down, and never prerendered', () => {
  expect(Object.keys(rules)).toEqual(['prefetch'])
  expect(rules['prefetch']?.map(({ eagerness }) => eagerness)).toEqual(['conservative'])
})

test('the development server sends the rules as application/speculationrules+json', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [setSpeculationRulesType()],
    server: { port: 0, host: '127.0.0.1', ws: false },
  })
  await server.listen()
  onTestFinished(() => server.close())
  const { status, headers } = await fetch(`${server.resolvedUrls?.local[0]}speculation-rules.json`)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/speculationrules+json'])
})

describe('pages that are prefetched', () => {
  test.each([
    '/',
    '/about',
    '/treatments',
    '/treatments/botox',
    '/treatments/botox/soho',
    '/services/botox',
    '/locations',
    '/locations/manhattan/chelsea',
    '/soho',
    '/tribeca/laight-aesthetic-practice',
    '/medspas',
    '/prices/botox',
    '/finders-keepers',
  ])('%s is prefetched', (href) => {
    expect(isPrefetched(href)).toBe(true)
  })
})

describe('URLs that are never prefetched', () => {
  test.each([
    ...[
      '/search',
      '/search?q=botox',
      '/search/suggest?q=bo',
      '/compare',
      '/compare?c=a,b',
      '/finder',
      '/finder?area=soho',
    ],
    ...['/appointments', '/appointments/botox', '/medspas?verified=yes', '/medspas?page=2', '/contact?claim=x'],
    ...['/medspas.csv', '/directory.json', '/soho.md', '/feed.atom', '/sitemap.xml', '/pictures/a-1.svg'],
    ...['/api', '/api/v1/areas', '/claim/form', '/healthz', '/not-found'],
    ...['https://www.fda.gov/', '//evil.example/', 'tel:+12125550100', 'mailto:hello@spas.example'],
  ])('%s is not prefetched', (href) => {
    expect(isPrefetched(href)).toBe(false)
  })
})
