import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { findAreaGuidePage, findSubAreaPage } from '../../src/db/areas.ts'
import { openDatabase, requireRow } from '../../src/db/client.ts'
import { selectClinicCards } from '../../src/db/clinics.ts'
import { WILDCARD } from '../../src/domain/catalog.ts'

const db = openDatabase(env.DB)
const listIds = (clinics: readonly { id: string }[]) => clinics.map(({ id }) => id)
const manhattanClinicIds = listIds(await selectClinicCards(db, { service: WILDCARD, area: 'manhattan', perPage: 1000 }))

describe('findAreaGuidePage', () => {
  test('returns the guide, the sub-areas in order, four insights and the first three clinics', async () => {
    const { area, subAreas, insights, clinics } = requireRow(
      (await findAreaGuidePage(db, 'manhattan')).data,
      'Manhattan',
    )
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
    expect(listIds(clinics)).toEqual(manhattanClinicIds.slice(0, 3))
  })

  test('returns no sub-areas for an area that has none', async () => {
    expect((await findAreaGuidePage(db, 'brooklyn')).data?.subAreas).toEqual([])
  })

  test('returns null with the data version for an unknown area', async () => {
    expect(await findAreaGuidePage(db, 'atlantis')).toEqual({ version: expect.stringMatching(/./), data: null })
  })
})

describe('findSubAreaPage', () => {
  test('returns the clinics of the sub-area and the first six clinics of the area', async () => {
    const { subArea, clinics, areaClinics } = requireRow(
      (await findSubAreaPage(db, 'manhattan', 'chelsea')).data,
      'Chelsea',
    )
    expect(subArea).toMatchObject({ slug: 'chelsea', name: 'Chelsea', clientele: expect.stringContaining('gallery') })
    expect(clinics.map(({ name }) => name)).toEqual(['Ninth & Needle'])
    expect(listIds(areaClinics)).toEqual(manhattanClinicIds.slice(0, 6))
  })

  test('returns the clinics of both places for a sub-area named after two places', async () => {
    const { data } = await findSubAreaPage(db, 'the-hamptons', 'bridgehampton-sag-harbor')
    expect(data?.clinics.map(({ segment }) => segment).toSorted()).toEqual(['potato-barn-aesthetics', 'ropewalk-skin'])
  })

  test('returns null for a sub-area of another area', async () => {
    expect((await findSubAreaPage(db, 'queens', 'chelsea')).data).toBeNull()
  })
})
