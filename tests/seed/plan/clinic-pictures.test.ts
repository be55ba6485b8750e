import { describe, expect, test } from 'vitest'
import { createClinicMapDrawer, MAX_CLINIC_OG_IMAGES } from '../../../seed/plan/clinic-pictures.ts'
import { planClinics } from '../../../seed/plan/clinics.ts'
import { PlannedRows } from '../../../seed/plan/rows.ts'
import * as t from '../../../src/db/schema.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'

type Coordinates = { lat: number; lng: number; approximate?: true }

const EMPIRE_STATE = { lat: 40.7484, lng: -73.9857 }

describe('the map of a clinic', () => {
  const rows = new PlannedRows()
  const drawClinicMap = createClinicMapDrawer(loadSampleFiles(), rows)
  const drawMapAt = (coordinates: Coordinates) =>
    drawClinicMap({ coordinates, address: '350 5th Avenue, New York, NY 10118' })
  const map = drawMapAt(EMPIRE_STATE)

  test('is shared with a clinic fifty meters away, and drawn once', () => {
    expect(drawMapAt({ lat: 40.7481, lng: -73.9862 })).toBe(map)
    expect(rows.of(t.pictures)).toHaveLength(1)
  })

  test('differs from the map of a clinic half a kilometer away, or with an approximate location', () => {
    expect(drawMapAt({ lat: 40.7529, lng: -73.9857 })).not.toBe(map)
    expect(drawMapAt({ ...EMPIRE_STATE, approximate: true })).not.toBe(map)
    expect(rows.of(t.pictures)).toHaveLength(3)
  })
})

test('only the best clinics have their own Open Graph image', () => {
  const files = loadSampleFiles()
  const [original] = files.clinics
  if (!original) throw new Error('the sample has no clinic')
  const unratedClinics = Array.from({ length: MAX_CLINIC_OG_IMAGES }, (_, number) => ({
    ...original,
    id: `copy-${number}`,
    slug: `copy-${number}`,
    rating: undefined,
    reviewCount: undefined,
    featured: false,
  }))
  const rows = new PlannedRows()
  planClinics({ ...files, clinics: [...unratedClinics, ...files.clinics] }, rows)
  const clinicsWithImage = rows.of(t.clinics).filter(({ ogImage }) => ogImage !== '')
  expect(clinicsWithImage).toHaveLength(MAX_CLINIC_OG_IMAGES)
  expect(clinicsWithImage.map(({ id }) => id)).toContain(files.clinics.find(({ featured }) => featured)?.id)
  expect(clinicsWithImage.every(({ ogImage }) => rows.ogImages.has(ogImage))).toBe(true)
})
