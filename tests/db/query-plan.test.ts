import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { clearCachedCatalog } from '../../src/http/caching/catalog.ts'
import { type Asked, recording } from '../tools/recorder.ts'
import { ask } from '../tools/site.ts'

/** Tables that grow with the number of clinics or of texts: no page may read one of them from end to end. */
const GROWING = [
  ...['clinics', 'clinic_prices', 'clinic_slugs', 'listings', 'search_documents', 'content_items', 'pictures'],
  ...[
    'share_pictures',
    'faqs',
    'local_pages',
    'redirects',
    'guides',
    'pricing_rows',
    'sub_areas',
    'insights',
    'prose_pages',
  ],
  ...['price_places', 'price_statistics', 'search_spellings', 'facet_counts', 'open_sets'],
]

/** One page of each kind, with its choices. */
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

await ask('/', {})

const records = new Map<string, { asked: Asked[]; trips: number; status: number }>()
for (const path of [...PAGES, '/sitemap.xml']) {
  // The data version is looked up beside a request every few seconds: beside this one, if it is time.
  await ask('/robots.txt', {})
  const { db, asked, trips } = recording()
  const { status } = await ask(path, { DB: db })
  records.set(path, { asked, trips: trips(), status })
}

/** What SQLite says it would do for a statement, a line each step. */
async function planOf({ sql, params }: Asked): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

/** What a statement calls a list that was bound to it. */
const LISTS = ['json_each', 'wanted']

/** The steps that read a growing table, or a full-text index without a MATCH, from end to end; a bound list is neither. */
const fullScans = (plan: readonly string[]) =>
  plan.filter((step) => {
    const [, table = ''] = /^SCAN "?(\w+)"?/.exec(step) ?? []
    return (
      GROWING.includes(table) ||
      (!LISTS.includes(table) && step.includes('VIRTUAL TABLE') && !/INDEX \d+:\S*M/.test(step))
    )
  })

describe.each(PAGES)('%s', (path) => {
  // §D4.44
  test('reads no growing table from end to end', async () => {
    const found: string[] = []
    for (const statement of records.get(path)?.asked ?? []) {
      for (const step of fullScans(await planOf(statement))) found.push(`${path}: ${step}: ${statement.sql}`)
    }
    expect(found).toEqual([])
  })

  test('asks the database twice at most', () => {
    expect(records.get(path)?.trips).toBeLessThanOrEqual(2)
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
])('%s asks once, with all its statements in one batch', (path) => {
  expect(records.get(path)?.trips).toBe(1)
  expect(records.get(path)?.asked.length).toBeGreaterThan(1)
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
])('%s needs the catalog alone and asks nothing', (path) => {
  expect(records.get(path)?.trips).toBe(0)
})

test('the sitemap alone reads its table from end to end, in one query', async () => {
  const { asked = [], trips, status } = records.get('/sitemap.xml') ?? {}
  expect([status, trips, asked.length]).toEqual([200, 1, 1])
  const plan = (await Promise.all(asked.map(planOf))).flat()
  expect(fullScans(plan).every((step) => step.startsWith('SCAN content_items'))).toBe(true)
})

test('an isolate’s first request reads the catalog in one batch, and no growing table from end to end but the names of sub-areas and prose pages', async () => {
  const { db, asked, trips } = recording()
  clearCachedCatalog()
  expect((await ask('/treatments', { DB: db })).status).toBe(200)
  expect(trips()).toBe(1)
  const plan = (await Promise.all(asked.map(planOf))).flat()
  expect(fullScans(plan).filter((step) => !/^SCAN (sub_areas|prose_pages)\b/.test(step))).toEqual([])
})

test('no page failed while it was watched, and those that need data asked for them', () => {
  expect([...records].filter(([, { status }]) => status >= 500).map(([path]) => path)).toEqual([])
  expect([...records.values()].flatMap(({ asked }) => asked).length).toBeGreaterThan(100)
})

describe('the check itself', () => {
  test('finds a full scan', async () => {
    const plan = await planOf({ sql: 'SELECT * FROM clinics WHERE name = ?', params: ['x'] })
    expect(fullScans(plan)).not.toEqual([])
  })

  test('finds a scan of an index, which grows as well', async () => {
    expect(fullScans(await planOf({ sql: 'SELECT slug FROM clinics ORDER BY slug', params: [] }))).not.toEqual([])
  })

  test('finds a full-text index that is read without a MATCH', async () => {
    expect(fullScans(await planOf({ sql: 'SELECT rowid FROM clinic_index', params: [] }))).not.toEqual([])
  })

  test('lets a look-up by key pass', async () => {
    expect(fullScans(await planOf({ sql: 'SELECT * FROM clinics WHERE id = ?', params: ['x'] }))).toEqual([])
  })
})
