import type { D1Database } from '@cloudflare/workers-types'
import { getTableName } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { seededTables } from '../../../seed/plan/rows.ts'
import { compareWithDatabase, seed } from '../../../seed/write/seed.ts'
import * as t from '../../../src/db/schema.ts'
import { createMigratedDatabase } from '../tools/migrated-database.ts'
import { changeClinicPhone, createPlanVariant, samplePlan } from '../tools/plan-variant.ts'

const FIRST_LOADED_AT = new Date('2026-11-20T15:00:00Z')
const LATER_LOADED_AT = new Date('2026-12-01T15:00:00Z')

async function readAllRows(db: D1Database): Promise<Record<string, unknown>> {
  const names = seededTables.map((table) => getTableName(table))
  const results = await db.batch(names.map((name) => db.prepare(`SELECT * FROM "${name}" ORDER BY rowid`)))
  const matches = await db.batch(
    ['site_index', 'clinic_names', 'clinic_index'].map((index) =>
      db.prepare(`SELECT rowid FROM ${index} WHERE ${index} MATCH 'botox OR midtown'`),
    ),
  )
  return Object.fromEntries([
    ...names.map((name, index) => [name, results[index]?.results]),
    ['matches', matches.map((index) => index.results)],
  ])
}

const db = await createMigratedDatabase()

describe('a migrated database', () => {
  test('is unchanged by a dry run, and the dry run reports what would be added', async () => {
    const before = await readAllRows(db)
    const { diff, isCurrent } = await compareWithDatabase(db, createPlanVariant('one'), FIRST_LOADED_AT)
    expect(isCurrent).toBe(false)
    expect(diff.added).toHaveLength(samplePlan.rows.of(t.contentItems).length)
    expect(await readAllRows(db)).toEqual(before)
    expect(Object.values(before).flat(2)).toEqual([])
  })

  // §D4.28
  test.each([
    ['2026-07-05T03:59:59Z', '2026-07-04'],
    ['2026-07-05T04:00:00Z', '2026-07-05'],
    ['2026-11-21T04:59:59Z', '2026-11-20'],
  ])('compared at %s, gives changed content the date %s, the day in New York', async (now, day) => {
    const plan = createPlanVariant('one')
    await compareWithDatabase(db, plan, new Date(now))
    expect(new Set(plan.rows.of(t.contentItems).map(({ modifiedOn }) => modifiedOn))).toEqual(new Set([day]))
  })

  test('has every row of the plan after the first load', async () => {
    const plan = createPlanVariant('one')
    const { diff, isCurrent } = await seed(db, plan, FIRST_LOADED_AT)
    expect(isCurrent).toBe(false)
    expect(diff).toMatchObject({ changed: [], removed: [] })
    for (const table of seededTables) {
      const stored = await drizzle(db).select().from(table)
      const expected = plan.rows.of(table).map((row) => JSON.stringify(stored[0] && orderKeysLike(stored[0], row)))
      expect(stored.map((row) => JSON.stringify(row)).toSorted(), getTableName(table)).toEqual(expected.toSorted())
    }
  })

  test('can be searched with its full-text indexes', async () => {
    const titles = await db
      .prepare(
        `SELECT d.title FROM site_index JOIN search_documents d ON d.id = site_index.rowid
         WHERE site_index MATCH 'title:coolsculpting' AND d.kind = 'treatment'`,
      )
      .all()
    expect(titles.results).toEqual([{ title: 'CoolSculpting' }])
    const clinic = samplePlan.rows.of(t.clinics)[0]
    for (const index of ['clinic_names', 'clinic_index']) {
      const names = await db
        .prepare(`SELECT d.title FROM ${index} JOIN search_documents d ON d.id = ${index}.rowid WHERE ${index} MATCH ?`)
        .bind(`title:"${clinic?.name}"`)
        .all()
      expect(names.results, index).toEqual([{ title: clinic?.name }])
    }
  })

  test('does not change when the same data is loaded again', async () => {
    const before = await readAllRows(db)
    const { diff, isCurrent } = await seed(db, createPlanVariant('one'), LATER_LOADED_AT)
    expect(isCurrent).toBe(true)
    expect(diff).toEqual({ added: [], changed: [], removed: [] })
    expect(await readAllRows(db)).toEqual(before)
  })

  test('is reloaded if rows were removed or added by hand', async () => {
    const { site: _, ...before } = await readAllRows(db)
    const differingTables = ['sitemap_pages', 'reviews', 'redirects']
    await db.batch([
      db.prepare('DELETE FROM reviews WHERE rowid = (SELECT min(rowid) FROM reviews)'),
      db.prepare('DELETE FROM sitemap_pages WHERE rowid = (SELECT min(rowid) FROM sitemap_pages)'),
      db.prepare(`INSERT INTO redirects (path, target) VALUES ('/by-hand', '/')`),
    ])
    expect(await compareWithDatabase(db, createPlanVariant('one'), LATER_LOADED_AT)).toMatchObject({
      isCurrent: false,
      differingTables,
    })
    await seed(db, createPlanVariant('one'), LATER_LOADED_AT)
    const { site: __, ...restored } = await readAllRows(db)
    expect(restored).toEqual(before)
    expect(await compareWithDatabase(db, createPlanVariant('one'), LATER_LOADED_AT)).toMatchObject({
      isCurrent: true,
      differingTables: [],
    })
  })

  test('is reloaded with `force` even if the version is the same', async () => {
    const plan = createPlanVariant('one')
    await db.prepare(`UPDATE clinics SET name = 'Changed by hand'`).run()
    expect(await seed(db, plan, LATER_LOADED_AT)).toMatchObject({ isCurrent: true })
    expect(await seed(db, plan, LATER_LOADED_AT, { force: true })).toMatchObject({
      isCurrent: false,
      differingTables: [],
    })
    const changedCount = await db
      .prepare(`SELECT count(*) AS count FROM clinics WHERE name = 'Changed by hand'`)
      .first('count')
    expect(changedCount).toBe(0)
    // A cache may have pages with the name that was changed by hand, so the version must change.
    const version = await db.prepare('SELECT version FROM site').first<string>('version')
    expect(version).toMatch(new RegExp(`^${plan.version}-[0-9a-z]+$`))
    expect(await compareWithDatabase(db, plan, LATER_LOADED_AT)).toMatchObject({ isCurrent: true })
  })

  test('keeps all of the old data if a batch fails', async () => {
    const before = await readAllRows(db)
    const planWithInvalidRows = createPlanVariant('two', (rows) => {
      for (const clinic of rows.of(t.clinics)) clinic.name = 'Overwritten'
      rows.add(
        t.searchDocuments,
        ...rows
          .of(t.searchDocuments)
          .slice(0, 1)
          .map((row) => ({ ...row, id: 0 })),
      )
    })
    await expect(seed(db, planWithInvalidRows, LATER_LOADED_AT)).rejects.toThrow(
      /UNIQUE constraint failed: search_documents\.key/,
    )
    expect(await readAllRows(db)).toEqual(before)
  })

  test('gets a new date only for changed items', async () => {
    const listDays = async () => {
      const { results } = await db.prepare('SELECT DISTINCT modified_on AS day FROM content_items ORDER BY 1').all()
      return results.map((row) => row['day'])
    }
    expect(await listDays()).toEqual(['2026-11-20'])
    const { diff } = await seed(db, createPlanVariant('three', changeClinicPhone), LATER_LOADED_AT)
    expect(diff.changed.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['clinic clinic-001'])
    expect(await listDays()).toEqual(['2026-11-20', '2026-12-01'])
    const changedItems = await db.prepare(`SELECT id FROM content_items WHERE modified_on = '2026-12-01'`).all()
    expect(changedItems.results).toEqual([{ id: 'clinic-001' }])
  })

  test('loses rows that are no longer in the plan', async () => {
    const { length } = samplePlan.rows.of(t.redirects)
    const { diff } = await seed(
      db,
      createPlanVariant('four', (rows) => {
        rows.of(t.redirects).splice(0, 1)
        const items = rows.of(t.contentItems)
        items.splice(
          items.findIndex((item) => item.kind === 'redirect'),
          1,
        )
      }),
      LATER_LOADED_AT,
    )
    expect(diff.removed).toMatchObject([{ kind: 'redirect' }])
    const redirectCount = await db.prepare('SELECT count(*) AS count FROM redirects').first('count')
    expect(redirectCount).toBe(length - 1)
  })

  test('has another version after a change and its reversal, because the list of changes is longer', async () => {
    const readVersion = () => db.prepare('SELECT version FROM site').first<string>('version')
    const before = await readVersion()
    await seed(db, createPlanVariant('five', changeClinicPhone), LATER_LOADED_AT)
    await seed(db, createPlanVariant('four'), new Date(LATER_LOADED_AT.getTime() + 60_000))
    expect(await readVersion()).not.toBe(before)
    expect(await readVersion()).toMatch(/^four-/)
  })
})

const orderKeysLike = (stored: object, row: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(stored).map((key) => [key, row[key] ?? null]))
