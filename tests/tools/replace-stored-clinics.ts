import { env } from 'cloudflare:workers'
import { indexFacets } from '../../seed/plan/facet-index.ts'
import type { FacetedClinic } from '../../seed/plan/facet-values.ts'
import { WILDCARD } from '../../src/domain/catalog.ts'
import type { FacetValue } from '../../src/domain/list/facets.ts'

export async function replaceStoredClinics(
  clinics: readonly FacetedClinic[],
  facetValues: readonly FacetValue[],
): Promise<void> {
  const positions = clinics.map((_, index) => index)
  const positionsBySort = new Map([
    ['recommended', positions],
    ['rating', positions.map((position) => clinics.length - 1 - position)],
    ['name', positions],
  ])
  const index = indexFacets(clinics, positionsBySort, facetValues)
  await env.DB.batch([
    ...['clinics', 'listings', 'listing_counts', 'facet_values', 'facet_sets', 'open_sets', 'facet_counts'].map(
      (table) => env.DB.prepare(`DELETE FROM ${table}`),
    ),
    prepareInsert('clinics', clinics.map(createClinicRow)),
    prepareInsert('listings', createListingRows(clinics)),
    prepareInsert(
      'facet_values',
      index.values.map((value, position) => ({ position, ...value })),
    ),
    prepareInsert(
      'facet_sets',
      index.sets.map(({ clinicBitmap, ...row }) => ({ ...row, clinics: clinicBitmap })),
    ),
    prepareInsert(
      'open_sets',
      index.open.map(({ clinicBitmap, counts, ...row }) => ({
        ...row,
        clinics: clinicBitmap,
        counts: JSON.stringify(counts),
      })),
    ),
    prepareInsert(
      'facet_counts',
      index.counts.map((row) => ({ ...row, counts: JSON.stringify(row.counts) })),
    ),
  ])
}

function prepareInsert(table: string, rows: readonly object[]): D1PreparedStatement {
  const columns = Object.keys(rows[0] ?? { rowid: 0 })
  const fields = columns.map((column) => `json_extract(value, '$.${column}')`).join(', ')
  return env.DB.prepare(`INSERT INTO ${table} (${columns.join(', ')}) SELECT ${fields} FROM json_each(?1)`).bind(
    JSON.stringify(rows),
  )
}

export const formatClinicId = (index: number) => `clinic-${index}`

const createClinicRow = (clinic: FacetedClinic, index: number) => ({
  id: formatClinicId(index),
  segment: formatClinicId(index),
  name: `Clinic ${index}`,
  description: '',
  excerpt: '',
  address: '',
  location: '',
  areas: '[]',
  services: '[]',
  featured: 0,
  verified: Number(clinic.verified),
  rating: clinic.rating,
  review_count: 0,
  map: '',
  share: '',
  by_appointment: 0,
  languages: '[]',
  devices: '[]',
  skin_types: '[]',
  providers: '[]',
})

function createListingRows(clinics: readonly FacetedClinic[]): object[] {
  const clinicIndexesByList = new Map<string, number[]>()
  clinics.forEach((clinic, index) => {
    for (const service of [WILDCARD, ...clinic.services]) {
      for (const area of [WILDCARD, ...clinic.areas, ...clinic.subAreas.map((subArea) => subArea.replace('.', '/'))]) {
        clinicIndexesByList.set(`${service} ${area}`, [...(clinicIndexesByList.get(`${service} ${area}`) ?? []), index])
      }
    }
  })
  return [...clinicIndexesByList].flatMap(([key, indexes]) => {
    const [service, area] = key.split(' ')
    return indexes.map((index, position) => ({
      service,
      area,
      clinic_id: formatClinicId(index),
      recommended: position + 1,
      by_rating: indexes.length - position,
      by_name: position + 1,
    }))
  })
}
