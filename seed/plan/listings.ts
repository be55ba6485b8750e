import { WILDCARD } from '../../src/domain/catalog.ts'
import type { PlannedClinic, SeedFiles } from '../load/load.ts'

/** `listed` must be in recommended order. */
export function* generateLists(files: SeedFiles, listed: readonly PlannedClinic[]) {
  for (const [key, listEntries] of groupByList(files, listed)) {
    const [service = '', area = ''] = key.split(' ')
    const clinics = listEntries.map(({ clinic }) => clinic)
    const byRating = ranksById(
      clinics,
      (a, b) => (b.rating ?? -1) - (a.rating ?? -1) || (b.reviewCount ?? 0) - (a.reviewCount ?? 0) || compareIds(a, b),
    )
    const byName = ranksById(clinics, (a, b) => NAME_COLLATOR.compare(a.name, b.name) || compareIds(a, b))
    const entries = clinics.map((clinic, index) => ({
      service,
      area,
      clinicId: clinic.id,
      recommended: index + 1,
      byRating: byRating.get(clinic.id) ?? 0,
      byName: byName.get(clinic.id) ?? 0,
    }))
    yield { service, area, entries }
  }
}

function groupByList(files: SeedFiles, listed: readonly PlannedClinic[]) {
  const entries = listed.flatMap((clinic) => {
    const clinicAreas = clinic.areas.filter((slug) => files.areas.some((area) => area.slug === slug))
    const areas = [WILDCARD, ...clinicAreas, ...findSubAreas(files, clinic)]
    return [WILDCARD, ...clinic.services].flatMap((service) => areas.map((area) => ({ service, area, clinic })))
  })
  return Map.groupBy(entries, ({ service, area }) => `${service} ${area}`)
}

const NAME_COLLATOR = new Intl.Collator('en')

const compareIds = (a: PlannedClinic, b: PlannedClinic) => (a.id < b.id ? -1 : 1)

const ranksById = (clinics: readonly PlannedClinic[], compare: (a: PlannedClinic, b: PlannedClinic) => number) =>
  new Map(clinics.toSorted(compare).map((clinic, index) => [clinic.id, index + 1]))

/** Returns sub-areas as `area/sub-area`. */
function findSubAreas(files: SeedFiles, clinic: PlannedClinic): string[] {
  const address = clinic.address.toLowerCase()
  return files.areas
    .filter((area) => clinic.areas.includes(area.slug))
    .flatMap((area) =>
      area.subAreas
        .filter((sub) => clinic.location === sub.slug || subAreaNames(sub.name).some((name) => address.includes(name)))
        .map((sub) => `${area.slug}/${sub.slug}`),
    )
}

const subAreaNames = (name: string) => name.toLowerCase().split(/\s*(?:&|\/|,| and )\s*/)
