// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { clearCachedCatalog } from '../../src/http/caching/catalog.ts'
import { createDelayedDatabase } from '../tools/fake-databases.ts'
import { findHeadings } from '../tools/html.ts'
import { fetchPage, queryColumn } from '../tools/site.ts'

// In most of these tests, a reseed has removed a page, but the isolate still has the previous catalog.

const REMOVED_PAGES: [path: string, statements: string[]][] = [
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

const runStatements = (statements: readonly string[]) => env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))

async function reseedWith(statements: readonly string[]): Promise<void> {
  const seed = inject('seedStatements').map(({ sql, params }) => env.DB.prepare(sql).bind(...params))
  const versionStatement = `UPDATE site SET version = '${crypto.randomUUID()}'`
  await env.DB.batch([...seed, ...[...statements, versionStatement].map((sql) => env.DB.prepare(sql))])
}

beforeEach(async () => {
  await reseedWith([])
  clearCachedCatalog()
  // Stops the timer that sends a page's head, because on a slow machine, the timer could fire before the data is read.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

// Reproduces the state after `npm run clinic -- remove`.
test('the URLs of a removed clinic return 410, its API record 404, and the list of its area omits it', async () => {
  const [clinic] = (
    await env.DB.prepare('SELECT id, segment, location, name FROM clinics WHERE slug IS NOT NULL LIMIT 1').all<{
      id: string
      segment: string
      location: string
      name: string
    }>()
  ).results
  if (!clinic) throw new Error('no clinic has a slug')
  const { id, segment, location, name } = clinic
  const removedPaths = [`/${location}/${segment}`, `/${location}/${id}`, `/clinics/${segment}`, `/clinics/${id}`]
  const redirects = removedPaths.map((path) => `INSERT INTO redirects (path, target) VALUES ('${path}', NULL)`)
  expect((await fetchPage(`/${location}/${segment}`, {})).status).toBe(200)
  expect(findHeadings((await fetchPage(`/${location}`, {})).html)).toContain(name)
  await reseedWith([`DELETE FROM clinics WHERE id = '${id}'`, ...redirects])
  for (const path of removedPaths) expect((await fetchPage(path, {})).status).toBe(410)
  expect((await fetchPage(`/api/v1/clinics/${id}`, {})).status).toBe(404)
  expect(findHeadings((await fetchPage(`/${location}`, {})).html)).not.toContain(name)
})

test('earlier changes link to the current page of a renamed clinic, and to no page of a removed or long closed one', async () => {
  const { results } = await env.DB.prepare(
    'SELECT id, location, segment FROM clinics WHERE slug IS NOT NULL AND status IS NULL LIMIT 3',
  ).all<{ id: string; location: string; segment: string }>()
  const [renamed, removed, closed] = results.map(({ id, location, segment }) => ({
    id,
    path: `/${location}/${segment}`,
  }))
  if (!renamed || !removed || !closed) throw new Error('fewer than three clinics have a slug')
  const changes = [renamed, removed, closed].map(
    ({ id, path }) =>
      `INSERT INTO data_changes (loaded_at, change, kind, item, title, path, details)
       VALUES ('2020-01-01T00:00:00.000Z', 'changed', 'clinic', '${id}', 'Title of ${id}', '${path}', '[]')`,
  )
  await reseedWith([
    ...changes,
    `UPDATE content_items SET path = '/soho/new-name' WHERE kind = 'clinic' AND id = '${renamed.id}'`,
    `DELETE FROM content_items WHERE kind = 'clinic' AND id = '${removed.id}'`,
    `UPDATE clinics SET status = '{"kind":"closed","on":"2019-01-31"}' WHERE id = '${closed.id}'`,
  ])
  const { html } = await fetchPage('/changes', {})
  expect(html).toContain(`<a href="/soho/new-name">Title of ${renamed.id}</a>`)
  for (const { id, path } of [removed, closed]) {
    expect(html).toContain(`Title of ${id}`)
    expect(html).not.toContain(`href="${path}"`)
  }
  const { data } = JSON.parse((await fetchPage('/api/v1/changes', {})).html) as {
    data: { item: string; url: string | null }[]
  }
  const paths = [renamed, removed, closed].map(({ id }) => data.find(({ item }) => item === id)?.url)
  expect(paths).toEqual([expect.stringMatching(/\/soho\/new-name$/), null, null])
})

test('the feed has no entry for a clinic that closed so long ago that its page is gone', async () => {
  const [path = ''] = await queryColumn<string>(
    "SELECT path FROM content_items JOIN clinics USING (id) WHERE kind = 'clinic' AND status IS NULL LIMIT 1",
  )
  const closeAndChange = (day: string) =>
    reseedWith([
      `UPDATE clinics SET status = '{"kind":"closed","on":"${day}"}' WHERE '/' || location || '/' || segment = '${path}'`,
      `UPDATE content_items SET modified_on = '2030-01-01' WHERE kind = 'clinic' AND path = '${path}'`,
    ])
  await closeAndChange(new Date().toISOString().slice(0, 10))
  expect((await fetchPage('/feed.atom', {})).html).toContain(`${path}"`)
  await closeAndChange('2019-01-31')
  expect((await fetchPage(path, {})).status).toBe(410)
  expect((await fetchPage('/feed.atom', {})).html).not.toContain(`${path}"`)
})

describe.each(REMOVED_PAGES)('%s after the page is removed', (path, statements) => {
  // §D2.24
  test('returns 404 to GET and HEAD', async () => {
    expect((await fetchPage(path, {})).status).toBe(200)
    await reseedWith(statements)
    const page = await fetchPage(path, {})
    expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(findHeadings(page.html, 1)[0]).toMatch(/Not Found$/)
    expect((await fetchPage(path, {}, { method: 'HEAD' })).status).toBe(404)
  })

  // §D2.24
  test('returns 301 if the reseed adds a redirect', async () => {
    expect((await fetchPage(path, {})).status).toBe(200)
    await reseedWith([...statements, `INSERT INTO redirects (path, target) VALUES ('${path}', '/about')`])
    const { status, headers } = await fetchPage(path, {})
    expect([status, headers.get('location')]).toEqual([301, '/about'])
  })
})

test('returns 500 and logs a bug if a page of the catalog is not in the database of the same version', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await fetchPage('/', {})
  await runStatements([`DELETE FROM prose_pages WHERE slug = 'glossary'`])
  expect((await fetchPage('/glossary', {})).status).toBe(500)
  expect(consoleError.mock.calls.join()).toContain('/glossary is in the catalog, but not in the database')
  vi.restoreAllMocks()
})

test.each(REMOVED_PAGES.slice(0, 3))('%s is a 404 once removed, even with slow data', async (path, statements) => {
  vi.useRealTimers()
  await fetchPage('/treatments', {})
  await reseedWith(statements)
  const slow = createDelayedDatabase(() => new Promise((resolve) => setTimeout(resolve, 60)))
  expect((await fetchPage(path, { DB: slow })).status).toBe(404)
})
