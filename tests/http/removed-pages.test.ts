// @own-database: it changes data, so no other file shares them (vitest.config.ts).
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { clearCachedCatalog } from '../../src/http/caching/catalog.ts'
import { headings } from '../tools/html.ts'
import { ask } from '../tools/site.ts'
import { waiting } from '../tools/stand-ins.ts'

// A reseed removed a page, and the isolate still holds the catalog from before.

const REMOVED: [path: string, statements: string[]][] = [
  ['/glossary', [`DELETE FROM prose_pages WHERE slug = 'glossary'`]],
  ['/contact', [`DELETE FROM prose_pages WHERE slug = 'contact'`]],
  ['/locations/manhattan/chelsea', [`DELETE FROM sub_areas WHERE area = 'manhattan' AND slug = 'chelsea'`]],
  ['/locations/queens', [`DELETE FROM areas WHERE slug = 'queens'`]],
  ['/queens', [`DELETE FROM areas WHERE slug = 'queens'`]],
  ['/treatments/kybella', [`DELETE FROM treatments WHERE slug = 'kybella'`]],
  ['/treatments/kybella/soho', [`DELETE FROM treatments WHERE slug = 'kybella'`]],
  ['/treatments/botox/queens', [`DELETE FROM areas WHERE slug = 'queens'`]],
  ['/services/kybella', [`DELETE FROM services WHERE slug = 'kybella'`]],
  ['/prices/kybella', [`DELETE FROM treatments WHERE slug = 'kybella'`, `DELETE FROM services WHERE slug = 'kybella'`]],
]

const run = (statements: readonly string[]) => env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))

/** Loads the seed with these changes on top, as a load of its own version. */
async function reseed(statements: readonly string[]): Promise<void> {
  const seed = inject('seedStatements').map(({ sql, params }) => env.DB.prepare(sql).bind(...params))
  const version = `UPDATE site SET version = '${crypto.randomUUID()}'`
  await env.DB.batch([...seed, ...[...statements, version].map((sql) => env.DB.prepare(sql))])
}

beforeEach(async () => {
  await reseed([])
  clearCachedCatalog()
  // So that a slow machine sends no head before the data are there.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(REMOVED)('%s, removed', (path, statements) => {
  // §D2.24
  test('answers 404, to GET and to HEAD', async () => {
    expect((await ask(path, {})).status).toBe(200)
    await reseed(statements)
    const page = await ask(path, {})
    expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(headings(page.html, 1)[0]).toMatch(/Not Found$/)
    expect((await ask(path, {}, { method: 'HEAD' })).status).toBe(404)
  })

  // §D2.24
  test('answers 301 where the reseed names another page for it', async () => {
    expect((await ask(path, {})).status).toBe(200)
    await reseed([...statements, `INSERT INTO redirects (path, target) VALUES ('${path}', '/about')`])
    const { status, headers } = await ask(path, {})
    expect([status, headers.get('location')]).toEqual([301, '/about'])
  })
})

test('a row that is missing from the data of the catalog itself is a fault, and is logged as one', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await ask('/', {})
  await run([`DELETE FROM prose_pages WHERE slug = 'glossary'`])
  expect((await ask('/glossary', {})).status).toBe(500)
  expect(logged.mock.calls.join()).toContain(
    'prose page glossary is in the catalog, but not in the database of the same version',
  )
  vi.restoreAllMocks()
})

test.each(REMOVED.slice(0, 3))('%s is a 404 also where the database is slow', async (path, statements) => {
  vi.useRealTimers()
  await ask('/treatments', {})
  await reseed(statements)
  const slow = waiting(() => new Promise((resolve) => setTimeout(resolve, 60)))
  expect((await ask(path, { DB: slow })).status).toBe(404)
})
