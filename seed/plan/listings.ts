import * as t from '../../src/db/schema.ts'
import { createListKey, WILDCARD } from '../../src/domain/catalog.ts'
import { findZipCode, type ZipCode } from '../../src/domain/clinic/address.ts'
import type { PlannedClinic, SeedFiles } from '../load/load.ts'
import { isZipInArea } from './clinic-areas.ts'
import type { PlannedRows } from './rows.ts'

export const getTotalsByListKey = (rows: PlannedRows): Map<string, number> =>
  new Map(rows.of(t.listingCounts).map(({ service, area, total }) => [createListKey(service, area), total]))

/** Expects `listedClinics` in recommended order. */
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
  const zips = new Map(files.zips.zips.map((zip) => [zip.zip, zip]))
  const entries = listedClinics.flatMap((clinic) => {
    const clinicAreas = clinic.areas.filter((slug) => files.areas.some((area) => area.slug === slug))
    const areas = [WILDCARD, ...clinicAreas, ...findSubAreas(files, zips, clinic)]
    return [WILDCARD, ...clinic.services].flatMap((service) => areas.map((area) => ({ service, area, clinic })))
  })
  return Map.groupBy(entries, ({ service, area }) => `${service} ${area}`)
}

const NAME_COLLATOR = new Intl.Collator('en')

const compareIds = (a: PlannedClinic, b: PlannedClinic) => (a.id < b.id ? -1 : 1)

const mapRanksById = (clinics: readonly PlannedClinic[], compare: (a: PlannedClinic, b: PlannedClinic) => number) =>
  new Map(clinics.toSorted(compare).map((clinic, index) => [clinic.id, index + 1]))

/** For an area of which the clinic names no sub-area, uses the neighborhoods of the zip code. */
function findSubAreas(files: SeedFiles, zips: ReadonlyMap<string, ZipCode>, clinic: PlannedClinic): string[] {
  const address = clinic.address.toLowerCase()
  const zip = zips.get(findZipCode(address) ?? '')
  const isNamed = ({ slug, name }: SubArea) =>
    clinic.location === slug || splitSubAreaNames(name).some((part) => address.includes(part))
  const hasZip = (subArea: SubArea) =>
    zip !== undefined && isZipInArea(zip, subArea) && !files.areas.some(({ slug }) => slug === subArea.slug)
  return files.areas
    .filter((area) => clinic.areas.includes(area.slug))
    .flatMap((area) => {
      const namedSubAreas = area.subAreas.filter(isNamed)
      const subAreas = namedSubAreas.length > 0 ? namedSubAreas : area.subAreas.filter(hasZip)
      return subAreas.map((subArea) => `${area.slug}/${subArea.slug}`)
    })
}

type SubArea = SeedFiles['areas'][number]['subAreas'][number]

const splitSubAreaNames = (name: string) => name.toLowerCase().split(/\s*(?:&|\/|,| and )\s*/)
