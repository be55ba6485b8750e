// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { loadCatalog, readDataVersion } from '../../../src/db/catalog.ts'
import { EmptyDatabaseError, isDatabaseError, openDatabase, queryWithVersion } from '../../../src/db/client.ts'
import { site, treatments } from '../../../src/db/schema.ts'
import { findArea, getClinicCount, WILDCARD } from '../../../src/domain/catalog.ts'
import { findProsePage, listFaqSections } from '../../../src/features/content/queries.ts'
import { listSitemapPages, listSitemaps } from '../../../src/features/crawlers/queries.ts'
import { findHomePage } from '../../../src/features/home/queries.ts'

const db = openDatabase(env.DB)
const queryFirstColumn = async <T>(sql: string) => (await env.DB.prepare(sql).raw<[T]>()).map(([value]) => value)
const [version = ''] = await queryFirstColumn<string>('SELECT version FROM site')

test('findHomePage returns the hero, the introduction, three clinics, three reviews and four questions', async () => {
  const { version: returnedVersion, data } = await findHomePage(db)
  expect(returnedVersion).toBe(version)
  expect(data.hero.marks.length).toBeGreaterThan(10)
  expect(data.intro?.slug).toBe('home')
  expect(data.featured).toHaveLength(3)
  expect(data.reviews.map(({ id }) => id)).toEqual(
    await queryFirstColumn('SELECT id FROM reviews WHERE home ORDER BY id LIMIT 3'),
  )
  expect(data.faqs).toHaveLength(4)
})

test('listFaqSections returns the six sections in order, each with its own questions and none from the home page', async () => {
  const { data } = await listFaqSections(db)
  expect(data.map(({ slug }) => slug)).toEqual([
    'general',
    'botox-and-fillers',
    'laser',
    'body-contouring',
    'skin',
    'nyc',
  ])
  for (const { slug, faqs } of data) {
    expect(faqs.map(({ question }) => question)).toEqual(
      await queryFirstColumn(`SELECT question FROM faqs WHERE scope = '${slug}' ORDER BY position`),
    )
  }
})

test('findProsePage returns a page by its slug, and null with the data version for an unknown slug', async () => {
  expect((await findProsePage(db, 'privacy')).data?.title).toBe('Privacy')
  expect(await findProsePage(db, 'no-such')).toEqual({ version: expect.stringMatching(/./), data: null })
})

test('listSitemapPages omits a page whose canonical URL is that of another page', async () => {
  const names = (await listSitemaps(db)).map(({ name }) => name)
  const pages = (await Promise.all(names.map((name) => listSitemapPages(db, name)))).flat()
  expect(pages.length).toBeGreaterThan(200)
  expect(pages.map(({ path }) => path)).not.toContain('/locations/manhattan/soho')
})

test('loadCatalog returns treatments, groups, services, areas with their sub-areas, and counts', async () => {
  const catalog = await loadCatalog(db)
  expect(catalog.version).toBe(version)
  expect(catalog.site.sample).toBe(true)
  expect(catalog.treatments.map(({ slug }) => slug)).toEqual(
    await queryFirstColumn('SELECT slug FROM treatments ORDER BY position'),
  )
  expect(catalog.groups.list.map(({ name }) => name)).toEqual([
    'Injectables',
    'Laser Services',
    'Skin Lift & Fat Reduction',
    'Facials',
  ])
  expect(catalog.groups.dropdown.map(({ name }) => name)).toEqual([
    'Injectables',
    'Laser Treatments',
    'Body Treatments',
  ])
  expect(catalog.services.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['botox', 'iv-therapy', 'skin-tightening']),
  )
  expect(findArea(catalog, 'tribeca')).toMatchObject({
    statedCount: 28,
    featured: true,
    subAreas: [{ slug: 'tribeca-central', name: 'Tribeca Central' }],
  })
  expect(findArea(catalog, 'brooklyn')?.statedCount).toBeNull()
  expect(getClinicCount(catalog, WILDCARD, WILDCARD)).toBe(
    (await queryFirstColumn(`SELECT id FROM clinics WHERE coalesce(status, '') NOT LIKE '%closed%'`)).length,
  )
  expect(getClinicCount(catalog, 'no-such', WILDCARD)).toBe(0)
})

test('queryWithVersion returns the data version and the rows of each query', async () => {
  const { version: returnedVersion, results } = await queryWithVersion(db, [
    db.select({ slug: treatments.slug }).from(treatments).limit(1),
    db.select().from(site),
  ])
  expect(returnedVersion).toBe(version)
  expect(results[0]).toHaveLength(1)
  expect(results[1][0]?.version).toBe(version)
})

test('isDatabaseError recognizes database errors, wrapped or not, and no others', async () => {
  const failed = await env.DB.prepare('SELECT * FROM no_such_table')
    .all()
    .catch((error: unknown) => error)
  const wrapped = await db.run('SELECT * FROM no_such_table').catch((error: unknown) => error)
  expect([failed, wrapped, new EmptyDatabaseError()].map(isDatabaseError)).toEqual([true, true, true])
  expect([new Error('any'), new TypeError('any', { cause: 'text' }), null, 'D1_ERROR'].map(isDatabaseError)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(isDatabaseError(new Error('outer', { cause: new Error('D1_ERROR: unavailable') }))).toBe(true)
})

test('an empty database has no version and no catalog, and the error names the command to run', async () => {
  expect(await readDataVersion(db)).toBe(version)
  await env.DB.prepare('DELETE FROM site').run()
  expect(await readDataVersion(db)).toBeNull()
  await expect(loadCatalog(db)).rejects.toThrow('npm run db:seed')
  await expect(findHomePage(db)).rejects.toThrow(EmptyDatabaseError)
})
