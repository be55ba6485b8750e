import type * as t from '../../src/db/schema.ts'
import { ALL } from '../../src/domain/catalog.ts'
import type { SeedFiles } from '../load/load.ts'

type ListedClinic = Pick<SeedFiles['clinics'][number], 'id' | 'name' | 'address' | 'services'> & {
  location: string
  areas: string[]
  rating: number | null
  reviewCount: number | null
}

export interface PlannedList {
  service: string
  area: string
  entries: (typeof t.listings.$inferInsert)[]
}

/** `listed` must be in recommended order. */
export function* generateLists(files: SeedFiles, listed: readonly ListedClinic[]): Generator<PlannedList> {
  for (const [key, clinics] of groupByList(files, listed)) {
    const [service = '', area = ''] = key.split(' ')
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

function groupByList(files: SeedFiles, listed: readonly ListedClinic[]): Map<string, ListedClinic[]> {
  const lists = new Map<string, ListedClinic[]>()
  for (const clinic of listed) {
    const clinicAreas = clinic.areas.filter((slug) => files.areas.some((area) => area.slug === slug))
    const areas = [ALL, ...clinicAreas, ...findSubAreas(files, clinic)]
    for (const key of [ALL, ...clinic.services].flatMap((service) => areas.map((area) => `${service} ${area}`))) {
      const members = lists.get(key)
      if (members) members.push(clinic)
      else lists.set(key, [clinic])
    }
  }
  return lists
}

const NAME_COLLATOR = new Intl.Collator('en')

const compareIds = (a: ListedClinic, b: ListedClinic) => (a.id < b.id ? -1 : 1)

const ranksById = (clinics: readonly ListedClinic[], compare: (a: ListedClinic, b: ListedClinic) => number) =>
  new Map([...clinics].sort(compare).map((clinic, index) => [clinic.id, index + 1]))

/** Returns sub-areas as `area/sub-area`. */
function findSubAreas(files: SeedFiles, clinic: ListedClinic): string[] {
  const address = clinic.address.toLowerCase()
  return files.areas
    .filter((area) => clinic.areas.includes(area.slug))
    .flatMap((area) =>
      area.subAreas
        .filter((sub) => clinic.location === sub.slug || subAreaNames(sub.name).some((name) => address.includes(name)))
        .map((sub) => `${area.slug}/${sub.slug}`),
    )
}

/** Splits a sub-area's name, so that 'Bridgehampton & Sag Harbor' matches an address with either name. */
const subAreaNames = (name: string) => name.toLowerCase().split(/\s*(?:&|\/|,| and )\s*/)
