import { describe, expect, test } from 'vitest'
import { seed } from '../../../seed/write/seed.ts'
import { findChanges } from '../../../seed/write/table-changes.ts'
import { listTableRows } from '../../../seed/write/table-rows.ts'
import { writeLoad } from '../../../seed/write/transaction.ts'
import * as t from '../../../src/db/schema.ts'
import { createMigratedDatabase } from '../tools/migrated-database.ts'
import { changeClinicPhone, createPlanVariant } from '../tools/plan-variant.ts'

const FIRST_LOADED_AT = new Date('2026-11-20T15:00:00Z')
const LATER_LOADED_AT = new Date('2026-12-01T15:00:00Z')
const CLINIC_ID = 'clinic-001'

const db = await createMigratedDatabase()
await seed(db, createPlanVariant('first'), FIRST_LOADED_AT)

describe('a later load', () => {
  const searchClinics = async (index: string, word: string) => {
    const query = db
      .prepare(`SELECT d.key FROM ${index} JOIN search_documents d ON d.id = ${index}.rowid WHERE ${index} MATCH ?`)
      .bind(word)
    return (await query.all<{ key: string }>()).results.map(({ key }) => key)
  }

  test('finds no difference in the rows just written, apart from dates and the site row', async () => {
    const changes = await findChanges(db, listTableRows(createPlanVariant('first')))
    const tables = changes
      .filter(({ removedKeys, addedRowsJson }) => removedKeys.length + addedRowsJson.length > 0)
      .map(({ table }) => table)
    expect(tables).toEqual([t.sitemapPages, t.sitemaps, t.contentItems, t.site])
  })

  test('writes a few rows for a new phone number, and does not rewrite the rows of other clinics', async () => {
    const readRowNumbers = async () =>
      (await db.prepare('SELECT rowid, id FROM clinics WHERE id <> ?').bind(CLINIC_ID).all()).results
    const before = await readRowNumbers()
    const { writtenRowCount, diff } = await seed(db, createPlanVariant('phone', changeClinicPhone), LATER_LOADED_AT)
    expect(diff.changed).toHaveLength(1)
    expect(writtenRowCount).toBeGreaterThan(5)
    expect(writtenRowCount).toBeLessThan(100)
    expect(await db.prepare('SELECT phone FROM clinics WHERE id = ?').bind(CLINIC_ID).first('phone')).toBe(
      '+12125550199',
    )
    expect(await db.prepare('SELECT version FROM site').first('version')).toMatch(/^phone-/)
    expect(await readRowNumbers()).toEqual(before)
  })

  test('updates the full-text indexes along with the documents', async () => {
    const indexes = ['clinic_names', 'clinic_index']
    const createPlanWithTitle = (name: string) =>
      createPlanVariant(name, (rows) => {
        for (const document of rows.of(t.searchDocuments))
          if (document.key === `clinic:${CLINIC_ID}`) document.title = name
      })
    await seed(db, createPlanWithTitle('Quillfeather'), LATER_LOADED_AT)
    await seed(db, createPlanWithTitle('Zanzibar'), LATER_LOADED_AT)
    for (const index of indexes) {
      expect(await searchClinics(index, 'quillfeather'), index).toEqual([])
      expect(await searchClinics(index, 'zanzibar'), index).toEqual([`clinic:${CLINIC_ID}`])
    }
    await seed(
      db,
      createPlanVariant('removed', (rows) => {
        const documents = rows.of(t.searchDocuments)
        documents.splice(
          documents.findIndex(({ key }) => key === `clinic:${CLINIC_ID}`),
          1,
        )
      }),
      LATER_LOADED_AT,
    )
    expect(await searchClinics('clinic_names', 'zanzibar')).toEqual([])
    // SQLite's integrity check fails if an index differs from the documents.
    for (const index of ['site_index', ...indexes])
      await db.prepare(`INSERT INTO ${index}(${index}, rank) VALUES ('integrity-check', 1)`).run()
  })

  test('writes nothing if another load finished in the meantime', async () => {
    const readState = () =>
      db.prepare('SELECT version, loaded_at, (SELECT count(*) FROM reviews) AS reviews FROM site').first()
    const before = await readState()
    expect(before).not.toMatchObject({ reviews: 0 })
    const statements = [{ sql: 'DELETE FROM reviews', params: [] }]
    await expect(writeLoad(db, 'first', createPlanVariant('late'), statements)).rejects.toThrow(
      /another load .* Run the command again/,
    )
    expect(await readState()).toEqual(before)
  })

  test('rejects two rows with the same key', async () => {
    const duplicateReview = createPlanVariant('twice', (rows) => rows.add(t.reviews, ...rows.of(t.reviews).slice(0, 1)))
    await expect(seed(db, duplicateReview, LATER_LOADED_AT)).rejects.toThrow(
      'two planned rows of the table reviews have the same key',
    )
  })
})
