import * as t from '../../src/db/schema.ts'
import { createListKey, WILDCARD } from '../../src/domain/catalog.ts'
import type { PlannedClinic, SeedFiles } from '../load/load.ts'
import type { PlannedRows } from './rows.ts'

/** Returns the number of open clinics on each list that has any. */
export const getTotalsByListKey = (rows: PlannedRows): Map<string, number> =>
  new Map(rows.of(t.listingCounts).map(({ service, area, total }) => [createListKey(service, area), total]))

/**
 * Yields each list with the rank of each clinic in the three stored sort orders. `listedClinics` must be in recommended
 * order.
 */
export function* generateLists(files: SeedFiles, listedClinics: readonly PlannedClinic[]) {
  for (const [key, listEntries] of groupByList(files, listedClinics)) {
    const [service = '', area = ''] = key.split(' ')
    const clinics = listEntries.map(({ clinic }) => clinic)
    const ratingRanksById = mapRanksById(
      clinics,
      (a, b) => (b.rating ?? -1) - (a.rating ?? -1) || (b.reviewCount ?? 0) - (a.reviewCount ?? 0) || compareIds(a, b),
    )
    const nameRanksById = mapRanksById(clinics, (a, b) => NAME_COLLATOR.compare(a.name, b.name) || compareIds(a, b))
    const listings = clinics.map((clinic, index) => ({
      service,
      area,
      clinicId: clinic.id,
      recommended: index + 1,
      byRating: ratingRanksById.get(clinic.id) ?? 0,
      byName: nameRanksById.get(clinic.id) ?? 0,
    }))
    yield { service, area, listings }
  }
}

function groupByList(files: SeedFiles, listedClinics: readonly PlannedClinic[]) {
  const entries = listedClinics.flatMap((clinic) => {
    const clinicAreas = clinic.areas.filter((slug) => files.areas.some((area) => area.slug === slug))
    const areas = [WILDCARD, ...clinicAreas, ...findSubAreas(files, clinic)]
    return [WILDCARD, ...clinic.services].flatMap((service) => areas.map((area) => ({ service, area, clinic })))
  })
  return Map.groupBy(entries, ({ service, area }) => `${service} ${area}`)
}

const NAME_COLLATOR = new Intl.Collator('en')

const compareIds = (a: PlannedClinic, b: PlannedClinic) => (a.id < b.id ? -1 : 1)

const mapRanksById = (clinics: readonly PlannedClinic[], compare: (a: PlannedClinic, b: PlannedClinic) => number) =>
  new Map(clinics.toSorted(compare).map((clinic, index) => [clinic.id, index + 1]))

/** Returns the sub-areas of the clinic as `area/sub-area`. */
function findSubAreas(files: SeedFiles, clinic: PlannedClinic): string[] {
  const address = clinic.address.toLowerCase()
  return files.areas
    .filter((area) => clinic.areas.includes(area.slug))
    .flatMap((area) =>
      area.subAreas
        .filter(
          (subArea) =>
            clinic.location === subArea.slug || splitSubAreaNames(subArea.name).some((name) => address.includes(name)),
        )
        .map((subArea) => `${area.slug}/${subArea.slug}`),
    )
}

const splitSubAreaNames = (name: string) => name.toLowerCase().split(/\s*(?:&|\/|,| and )\s*/)
