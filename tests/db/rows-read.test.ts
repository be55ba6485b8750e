import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createRecordingDatabase } from '../tools/recording-database.ts'
import { fetchPage } from '../tools/site.ts'

/**
 * Maximum number of database rows that one request reads if the sample is loaded, not counting the catalog: `file` for
 * the download of a list, `page` for a page, an API response or suggestions.
 */
const MAX_ROWS_READ = { page: 1500, file: 4000 }

/** Returns how many rows SQLite reads for a page or a file, not counting the catalog. */
async function countRowsRead(path: string): Promise<number> {
  await fetchPage('/treatments', {})
  const { db, statements } = createRecordingDatabase()
  expect((await fetchPage(path, { DB: db })).status).toBe(200)
  expect(statements.length).toBeGreaterThan(0)
  let rows = 0
  for (const { sql, params } of statements) {
    const { meta } = await env.DB.prepare(sql)
      .bind(...params)
      .all()
    rows += meta.rows_read
  }
  return rows
}

test.each([
  '/',
  '/treatments/botox',
  '/treatments/botox/manhattan',
  '/upper-east-side/marchetti-osei-dermatology',
  '/medspas',
  '/medspas?page=2',
  '/services/botox?area=manhattan',
  '/medspas?area=manhattan&rating=4&verified=yes',
  '/medspas?open=now&treatment=botox',
  '/services/botox?sort=price',
  '/medspas?near=10021&sort=distance',
  '/search?q=botox+soho',
  '/search?q=kesler+lazer',
  '/search?q=laser+room+window',
  '/search/suggest?q=bot',
  '/locations/manhattan',
  '/manhattan',
  '/prices/botox?area=manhattan',
  '/appointments/botox',
  '/changes',
  '/compare?c=clinic-001,clinic-007&from=10021',
  '/compare?c=clinic-001&add=q',
  '/api/v1/clinics?area=manhattan',
  '/faq',
  '/glossary',
])('%s reads no more rows than a page may', async (path) => {
  expect(await countRowsRead(path)).toBeLessThanOrEqual(MAX_ROWS_READ.page)
})

test.each(['/medspas.csv', '/services/botox.json', '/medspas.geojson'])(
  '%s reads no more rows than a file may',
  async (path) => {
    expect(await countRowsRead(path)).toBeLessThanOrEqual(MAX_ROWS_READ.file)
  },
)
