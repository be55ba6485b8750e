import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { npmVersion } from 'drizzle-orm/version'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase, queryWithVersion } from '../../src/db/client.ts'
import { prepareQuery } from '../../src/db/prepared-query.ts'
import { openReplica } from '../../src/db/replicas.ts'
import { areas, treatments } from '../../src/db/schema.ts'

const db = openDatabase(env.DB)

/** A query that counts how often its SQL is written. */
function countedQuery() {
  const write = vi.fn()
  const selectArea = prepareQuery(['slug'], (writer, value) => {
    write()
    return writer
      .select({ slug: areas.slug, featured: areas.featured, transit: areas.transit })
      .from(areas)
      .where(eq(areas.slug, value('slug')))
  })
  return { selectArea, write }
}

/**
 * src/db/prepared-query.ts hands Drizzle's batch an object in the shape of its own queries, which its types do not
 * declare. After an upgrade, compare `batch` in drizzle-orm/d1/session.js with that file, then name the new version here.
 */
test('relies on the internals of this version of Drizzle', () => {
  expect(npmVersion).toBe('0.45.4')
})

describe('a prepared query', () => {
  test('has its SQL written once for all databases and sessions', async () => {
    const { selectArea, write } = countedQuery()
    for (const database of [db, openReplica(env.DB, null), openReplica(env.DB, null)])
      expect((await selectArea(database, { slug: 'soho' }))[0]?.slug).toBe('soho')
    expect(write).toHaveBeenCalledTimes(1)
  })

  test('runs on the database that it is given', async () => {
    const { selectArea } = countedQuery()
    await selectArea(db, { slug: 'soho' })
    const other = openDatabase({
      prepare: () => ({ bind: () => ({}) }),
      batch: async () => [{ results: [{ slug: 'elsewhere', featured: 0, transit: 'L' }] }],
    } as unknown as D1Database)
    expect(await selectArea(other, { slug: 'soho' })).toEqual([{ slug: 'elsewhere', featured: false, transit: 'L' }])
  })

  test('returns what the plain query returns, alone and in a batch with others', async () => {
    const { selectArea } = countedQuery()
    const plain = await db
      .select({ slug: areas.slug, featured: areas.featured, transit: areas.transit })
      .from(areas)
      .where(eq(areas.slug, 'soho'))
    expect(plain).toHaveLength(1)
    expect(await selectArea(db, { slug: 'soho' })).toEqual(plain)
    const names = db.select({ slug: treatments.slug }).from(treatments).where(eq(treatments.slug, 'botox'))
    const together = [selectArea(db, { slug: 'soho' }), names, selectArea(db, { slug: 'tribeca' })] as const
    const [soho, botox, tribeca] = (await queryWithVersion(db, together)).results
    expect([soho, botox, tribeca[0]?.slug]).toEqual([plain, [{ slug: 'botox' }], 'tribeca'])
  })

  test('keeps the values of its uses apart', async () => {
    const { selectArea } = countedQuery()
    const [soho, tribeca] = [selectArea(db, { slug: 'soho' }), selectArea(db, { slug: 'tribeca' })]
    expect([(await tribeca)[0]?.slug, (await soho)[0]?.slug]).toEqual(['tribeca', 'soho'])
  })
})
