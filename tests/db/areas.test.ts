import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { findAreaPage, findSubAreaPage } from '../../src/db/areas.ts'
import { openDatabase } from '../../src/db/client.ts'
import { listClinics } from '../../src/db/clinics.ts'
import { ALL } from '../../src/domain/catalog.ts'

const db = openDatabase(env.DB)
const ids = (clinics: readonly { id: string }[]) => clinics.map(({ id }) => id)
const inManhattan = ids(await listClinics(db, { service: ALL, area: 'manhattan', perPage: 1000 }))

describe('findAreaPage', () => {
  test('has the guide, the sub-areas in order, four insights and the first three clinics', async () => {
    const { area, subAreas, insights, clinics } = (await findAreaPage(db, 'manhattan')).data
    expect(area.guide.guide.length).toBeGreaterThan(1)
    expect(area.cover.marks.length).toBeGreaterThan(1)
    expect(subAreas.map(({ slug }) => slug)).toEqual([
      'upper-east-side',
      'upper-west-side',
      'midtown',
      'soho',
      'chelsea',
    ])
    expect(subAreas[0]?.popularServices).toEqual(['Botox', 'Fillers', 'Laser Resurfacing'])
    expect(insights).toHaveLength(4)
    expect(ids(clinics)).toEqual(inManhattan.slice(0, 3))
  })

  test('of an area without sub-areas has none', async () => {
    expect((await findAreaPage(db, 'brooklyn')).data.subAreas).toEqual([])
  })

  test('of no area is a bug of the caller, who asked the catalog', async () => {
    await expect(findAreaPage(db, 'atlantis')).rejects.toThrow('atlantis is in the catalog, but not in the database')
  })
})

describe('findSubAreaPage', () => {
  test('has its own clinics, and the first six of the area around it', async () => {
    const { subArea, clinics, around } = (await findSubAreaPage(db, 'manhattan', 'chelsea')).data
    expect(subArea).toMatchObject({ slug: 'chelsea', name: 'Chelsea', clientele: expect.stringContaining('gallery') })
    expect(clinics.map(({ name }) => name)).toEqual(['Ninth & Needle'])
    expect(ids(around)).toEqual(inManhattan.slice(0, 6))
  })

  test('one named after two places has the clinics of both', async () => {
    const { clinics } = (await findSubAreaPage(db, 'the-hamptons', 'bridgehampton-sag-harbor')).data
    expect(clinics.map(({ segment }) => segment).toSorted()).toEqual(['potato-barn-aesthetics', 'ropewalk-skin'])
  })

  test('in an area that is not its own is a bug of the caller', async () => {
    await expect(findSubAreaPage(db, 'queens', 'chelsea')).rejects.toThrow('queens/chelsea')
  })
})
