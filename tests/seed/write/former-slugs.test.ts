import { describe, expect, test } from 'vitest'
import type { PlannedRows } from '../../../seed/plan/rows.ts'
import { seed } from '../../../seed/write/seed.ts'
import * as t from '../../../src/db/schema.ts'
import { createMigratedDatabase } from '../tools/migrated-database.ts'
import { createPlanVariant } from '../tools/plan-variant.ts'

const LOADED_AT = new Date('2026-11-20T15:00:00Z')
const CLINIC_ID = 'clinic-001'

const setSlug =
  (id: string, slug: string) =>
  (rows: PlannedRows): void => {
    for (const clinic of rows.of(t.clinics)) if (clinic.id === id) Object.assign(clinic, { slug, segment: slug })
  }

const db = await createMigratedDatabase()
const originalSlug =
  createPlanVariant('')
    .rows.of(t.clinics)
    .find(({ id }) => id === CLINIC_ID)?.segment ?? ''
await seed(db, createPlanVariant('first'), LOADED_AT)

describe('a slug replaced by hand in a file', () => {
  const load = (version: string, change?: (rows: PlannedRows) => void, options = {}) =>
    seed(db, createPlanVariant(version, change), LOADED_AT, options)
  const readFormerSlugs = async () => {
    const query = db.prepare('SELECT slug FROM clinic_slugs WHERE clinic_id = ? ORDER BY slug').bind(CLINIC_ID)
    return (await query.all<{ slug: string }>()).results.map(({ slug }) => slug)
  }

  test('still leads to the clinic after later loads, even with --force', async () => {
    await load('second', setSlug(CLINIC_ID, 'new-name'))
    expect(await readFormerSlugs()).toEqual([originalSlug])
    await load('third', setSlug(CLINIC_ID, 'newer-name'))
    expect(await readFormerSlugs()).toEqual([originalSlug, 'new-name'].sort())
    await load('fourth', setSlug(CLINIC_ID, 'newer-name'), { force: true })
    expect(await readFormerSlugs()).toEqual([originalSlug, 'new-name'].sort())
    expect(await load('fourth', setSlug(CLINIC_ID, 'newer-name'))).toMatchObject({ isCurrent: true })
  })

  test('can be given to another clinic, or back to the same clinic', async () => {
    await load('fifth', (rows) => {
      setSlug(CLINIC_ID, 'newer-name')(rows)
      setSlug('clinic-002', 'new-name')(rows)
    })
    expect(await readFormerSlugs()).toEqual([originalSlug])
    await load('sixth')
    expect(await readFormerSlugs()).toEqual(['newer-name'])
  })
})
