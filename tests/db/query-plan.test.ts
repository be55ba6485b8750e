import { env } from 'cloudflare:workers'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { clearCachedCatalog } from '../../src/http/caching/catalog.ts'
import { createRecordingDatabase, type RecordedStatement } from '../tools/recording-database.ts'
import { fetchPage } from '../tools/site.ts'

const GROWING_TABLES = [
  'clinics',
  'clinic_prices',
  'clinic_slugs',
  'listings',
  'search_documents',
  'content_items',
  'pictures',
  'share_pictures',
  'faqs',
  'local_pages',
  'redirects',
  'guides',
  'pricing_rows',
  'sub_areas',
  'insights',
  'prose_pages',
  'price_places',
  'price_statistics',
  'search_spellings',
  'facet_counts',
  'open_sets',
]

const PAGES = [
  '/',
  '/about',
  '/faq',
  '/treatments',
  '/treatments/botox',
  '/treatments/botox/manhattan',
  '/treatments/botox-in-soho',
  '/treatments/fillers/hamptons',
  '/services/botox',
  '/services/botox?page=2',
  '/services/botox?area=manhattan&sort=rating',
  '/services/botox?rating=4.5&sort=name&verified=yes',
  '/services/botox?open=now',
  '/services/botox?sort=price',
  '/medspas',
  '/medspas?sort=name&page=2',
  '/medspas?page=2&rating=4&sort=rating&verified=yes',
  '/medspas?area=soho&treatment=botox',
  '/medspas?near=10021&sort=distance',
  '/locations',
  '/locations/manhattan',
  '/locations/manhattan/chelsea',
  '/manhattan',
  '/manhattan?page=2',
  '/upper-east-side/marchetti-osei-dermatology',
  '/williamsburg/clinic-007',
  '/queens/marchetti-osei-dermatology',
  '/manhattan/clinic-001',
  '/upper-east-side/brandtner-dermatology',
  '/soho/no-such-clinic',
  '/atlantis/no-such-clinic',
  '/botox/soho',
  '/clinics/clinic-001',
  '/clinics/brandtner-dermatology',
  '/clinics/no-such-clinic',
  '/search',
  '/search?q=botox+soho',
  '/search?q=kybela',
  '/search?q=qqqqq',
  '/search?treatment=botox&location=soho',
  '/search?q=10021',
  '/search/suggest?q=bot',
  '/finder',
  '/finder?concern=volume&area=soho',
  '/finder?concern=volume&area=soho&treatment=fillers',
  '/appointments',
  '/appointments/botox',
  '/appointments/botox?area=soho',
  '/compare?c=clinic-001,clinic-007&from=10021',
  '/compare?c=clinic-001&add=q',
  '/prices',
  '/prices/botox?area=soho',
  '/prices/botox?row=0&quantity=2',
  '/reviews',
  '/contact',
  '/spas',
  '/blog',
  '/no-such-page',
  '/a/b/c/d',
  '/pictures/no-such.svg',
  '/pictures/no-such.png',
  '/Manhattan/',
  '/services/botox/soho',
  '/claim/form',
  '/robots.txt',
]

// Stops the clock and sends one request, so that no request in `records` loads the catalog or checks the data version.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
await fetchPage('/', {})

const records = new Map<string, { statements: RecordedStatement[]; roundTripCount: number; status: number }>()
for (const path of [...PAGES, '/sitemap.xml']) {
  const { db, statements, countRoundTrips } = createRecordingDatabase()
  const { status } = await fetchPage(path, { DB: db })
  records.set(path, { statements, roundTripCount: countRoundTrips(), status })
}

async function explainQuery({ sql, params }: RecordedStatement): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

/** Lists passed as a parameter: the table function `json_each`, and its alias in `src/db/search.ts`. */
const PARAMETER_LISTS = ['json_each', 'wanted']

const findFullScans = (plan: readonly string[]) =>
  plan.filter((step) => {
    const [, table = ''] = /^SCAN "?(\w+)"?/.exec(step) ?? []
    return (
      GROWING_TABLES.includes(table) ||
      (!PARAMETER_LISTS.includes(table) && step.includes('VIRTUAL TABLE') && !/INDEX \d+:\S*M/.test(step))
    )
  })

describe.each(PAGES)('%s', (path) => {
  // §D4.44
  test('scans no table that grows with the directory', async () => {
    const foundScans: string[] = []
    for (const statement of records.get(path)?.statements ?? []) {
      for (const step of findFullScans(await explainQuery(statement)))
        foundScans.push(`${path}: ${step}: ${statement.sql}`)
    }
    expect(foundScans).toEqual([])
  })

  test('uses at most two round trips', () => {
    expect(records.get(path)?.roundTripCount).toBeLessThanOrEqual(2)
  })
})

test.each([
  '/',
  '/treatments/botox',
  '/treatments/botox/manhattan',
  '/services/botox',
  '/locations/manhattan',
  '/manhattan',
  '/faq',
  '/upper-east-side/marchetti-osei-dermatology',
])('%s uses one round trip for all its statements', (path) => {
  expect(records.get(path)?.roundTripCount).toBe(1)
  expect(records.get(path)?.statements.length).toBeGreaterThan(1)
})

test.each([
  '/treatments',
  '/locations',
  '/finder',
  '/appointments',
  '/search',
  '/search?treatment=botox&location=soho',
  '/robots.txt',
  '/services/botox/soho',
])('%s needs only the catalog and sends no query', (path) => {
  expect(records.get(path)?.roundTripCount).toBe(0)
})

test('the sitemap index sends one query, which scans no table that grows with the directory', async () => {
  const { statements = [], roundTripCount, status } = records.get('/sitemap.xml') ?? {}
  expect([status, roundTripCount, statements.length]).toEqual([200, 1, 1])
  const plan = (await Promise.all(statements.map(explainQuery))).flat()
  expect(findFullScans(plan)).toEqual([])
})

test('an isolate reads the catalog in one batch, scanning no growing table but sub_areas and prose_pages', async () => {
  const { db, statements, countRoundTrips } = createRecordingDatabase()
  clearCachedCatalog()
  expect((await fetchPage('/treatments', { DB: db })).status).toBe(200)
  expect(countRoundTrips()).toBe(1)
  const plan = (await Promise.all(statements.map(explainQuery))).flat()
  expect(findFullScans(plan).filter((step) => !/^SCAN (sub_areas|prose_pages)\b/.test(step))).toEqual([])
})

test('no recorded page returns a server error, and the pages together send more than 100 queries', () => {
  expect([...records].filter(([, { status }]) => status >= 500).map(([path]) => path)).toEqual([])
  expect([...records.values()].flatMap(({ statements }) => statements).length).toBeGreaterThan(100)
})

describe('the query plan check', () => {
  test('finds a full table scan', async () => {
    const plan = await explainQuery({ sql: 'SELECT * FROM clinics WHERE name = ?', params: ['x'] })
    expect(findFullScans(plan)).not.toEqual([])
  })

  test('finds a full index scan', async () => {
    expect(
      findFullScans(await explainQuery({ sql: 'SELECT slug FROM clinics ORDER BY slug', params: [] })),
    ).not.toEqual([])
  })

  test('finds a scan of a full-text index without MATCH', async () => {
    expect(findFullScans(await explainQuery({ sql: 'SELECT rowid FROM clinic_index', params: [] }))).not.toEqual([])
  })

  test('accepts a lookup by key', async () => {
    expect(findFullScans(await explainQuery({ sql: 'SELECT * FROM clinics WHERE id = ?', params: ['x'] }))).toEqual([])
  })
})
