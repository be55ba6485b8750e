import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { npmVersion } from 'drizzle-orm/version'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase, queryWithVersion } from '../../src/db/client.ts'
import { prepareQuery } from '../../src/db/prepared-query.ts'
import { openReplica } from '../../src/db/replicas.ts'
import { areas, treatments } from '../../src/db/schema.ts'

const db = openDatabase(env.DB)

function prepareQueryWithBuildSpy() {
  const countBuild = vi.fn()
  const selectArea = prepareQuery(['slug'], (builder, placeholder) => {
    countBuild()
    return builder
      .select({ slug: areas.slug, featured: areas.featured, transit: areas.transit })
      .from(areas)
      .where(eq(areas.slug, placeholder('slug')))
  })
  return { selectArea, countBuild }
}

/**
 * src/db/prepared-query.ts passes Drizzle's `batch` an object with a method that Drizzle's types do not declare,
 * `_prepare`. It also reads the `fields` of a prepared query, sets its `customResultMapper`, and overrides its
 * `getQuery` and `stmt`. After an upgrade, compare drizzle-orm/d1/session.js with that file, then update the version
 * here.
 */
test('the installed Drizzle version is the one whose internals were checked', () => {
  expect(npmVersion).toBe('0.45.4')
})

describe('a prepared query', () => {
  test('builds its SQL once for all databases and sessions', async () => {
    const { selectArea, countBuild } = prepareQueryWithBuildSpy()
    for (const database of [db, openReplica(env.DB, null), openReplica(env.DB, null)])
      expect((await selectArea(database, { slug: 'soho' }))[0]?.slug).toBe('soho')
    expect(countBuild).toHaveBeenCalledTimes(1)
  })

  test('runs on the given database', async () => {
    const { selectArea } = prepareQueryWithBuildSpy()
    await selectArea(db, { slug: 'soho' })
    const otherDatabase = openDatabase({
      prepare: () => ({ bind: () => ({}) }),
      batch: async () => [{ results: [{ slug: 'elsewhere', featured: 0, transit: 'L' }] }],
    } as unknown as D1Database)
    expect(await selectArea(otherDatabase, { slug: 'soho' })).toEqual([
      { slug: 'elsewhere', featured: false, transit: 'L' },
    ])
  })

  test('returns what the plain query returns, alone and in a batch', async () => {
    const { selectArea } = prepareQueryWithBuildSpy()
    const plainRows = await db
      .select({ slug: areas.slug, featured: areas.featured, transit: areas.transit })
      .from(areas)
      .where(eq(areas.slug, 'soho'))
    expect(plainRows).toHaveLength(1)
    expect(await selectArea(db, { slug: 'soho' })).toEqual(plainRows)
    const botoxQuery = db.select({ slug: treatments.slug }).from(treatments).where(eq(treatments.slug, 'botox'))
    const queries = [selectArea(db, { slug: 'soho' }), botoxQuery, selectArea(db, { slug: 'tribeca' })] as const
    const [soho, botox, tribeca] = (await queryWithVersion(db, queries)).results
    expect([soho, botox, tribeca[0]?.slug]).toEqual([plainRows, [{ slug: 'botox' }], 'tribeca'])
  })

  test('keeps the parameters of concurrent calls separate', async () => {
    const { selectArea } = prepareQueryWithBuildSpy()
    const [soho, tribeca] = [selectArea(db, { slug: 'soho' }), selectArea(db, { slug: 'tribeca' })]
    expect([(await tribeca)[0]?.slug, (await soho)[0]?.slug]).toEqual(['tribeca', 'soho'])
  })
})
