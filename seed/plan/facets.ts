import { packWords } from '../../src/db/formats/packed.ts'
import {
  COORDINATES_LIST_NAME,
  getCheapestFirstListName,
  getStartingPricesListName,
} from '../../src/db/formats/packed-list-names.ts'
import { encodePoint, WORDS_PER_CHUNK } from '../../src/db/formats/points.ts'
import * as t from '../../src/db/schema.ts'
import { WILDCARD } from '../../src/domain/catalog.ts'
import {
  FACETS,
  type Facet,
  type FacetValue,
  LICENSES,
  type License,
  MIN_RATINGS,
  SKIN_TYPES,
  toLicenseFacetValue,
} from '../../src/domain/list/facets.ts'
import type { StoredSort } from '../../src/domain/list/list-state.ts'
import type { PriceRange } from '../../src/domain/price.ts'
import { toSlug } from '../../src/domain/slug.ts'
import type { PlannedClinic, SeedFiles } from '../load/load.ts'
import { getExactPoint } from './clinic-pictures.ts'
import { indexFacets } from './facet-index.ts'
import { computePriceLevel } from './price-rules.ts'
import type { PlannedRows } from './rows.ts'

export function planFacets(files: SeedFiles, rows: PlannedRows, clinics: PlannedClinic[]): void {
  const listings = rows.of(t.listings).filter((row) => row.service === WILDCARD && row.area === WILDCARD)
  const clinicsById = new Map(clinics.map((clinic) => [clinic.id, clinic]))
  const listedClinics = listings.flatMap((row) => clinicsById.get(row.clinicId) ?? [])
  const averagesByPriceKey = computeAveragePrices(listedClinics)
  const positionsByStoredSort: Record<StoredSort, number[]> = {
    recommended: listings.map(({ recommended }) => recommended - 1),
    rating: listings.map(({ byRating }) => byRating - 1),
    name: listings.map(({ byName }) => byName - 1),
  }
  const positionsBySort = new Map(Object.entries(positionsByStoredSort))
  const subAreaListings = rows.of(t.listings).filter((row) => row.service === WILDCARD && row.area.includes('/'))
  const subAreaListingsByClinic = Map.groupBy(subAreaListings, (row) => row.clinicId)
  const facetedClinics = listedClinics.map((clinic) => ({
    ...clinic,
    subAreas: (subAreaListingsByClinic.get(clinic.id) ?? []).map((row) => row.area.replace('/', '.')),
    priceLevel: computeMedianPriceLevel(clinic, averagesByPriceKey),
  }))
  const index = indexFacets(facetedClinics, positionsBySort, listFacetValues(files, listedClinics))
  const unitsByService = findMostCommonUnits(listedClinics)
  rows.add(
    t.facetValues,
    ...index.values.map((value, position) => ({
      position,
      ...value,
      unit: value.facet === 'treatment' ? (unitsByService.get(value.value) ?? null) : null,
    })),
  )
  rows.add(t.facetSets, ...index.sets)
  rows.add(t.openSets, ...index.open)
  rows.add(t.facetCounts, ...index.counts)
  addPackedLists(rows, listedClinics, unitsByService, positionsBySort)
}

const toPriceKey = ({ service, unit }: { service: string; unit: string }) => `${service} ${unit}`

const getMean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function computeAveragePrices(clinics: readonly PlannedClinic[]): Map<string, PriceRange> {
  const prices = clinics.flatMap(({ id, prices: clinicPrices = [] }) => clinicPrices.map((price) => ({ ...price, id })))
  const comparableGroups = [...Map.groupBy(prices, toPriceKey)].filter(
    ([, group]) => new Set(group.map(({ id }) => id)).size > 1,
  )
  const computeAverageRange = (group: readonly PriceRange[]) => ({
    min: getMean(group.map(({ min }) => min)),
    max: getMean(group.map(({ max }) => max)),
  })
  return new Map(comparableGroups.map(([key, group]) => [key, computeAverageRange(group)]))
}

function computeMedianPriceLevel({ prices = [] }: PlannedClinic, averagesByPriceKey: ReadonlyMap<string, PriceRange>) {
  const levels = prices
    .flatMap((price) => {
      const average = averagesByPriceKey.get(toPriceKey(price))
      return average ? computePriceLevel(price, average) : []
    })
    .sort()
  return levels[Math.floor((levels.length - 1) / 2)] ?? null
}

const PRICE_LEVEL_NAMES = ['Well below the usual', 'Below the usual', 'Above the usual', 'Well above the usual']

const LICENSE_NAMES: Record<License, string> = {
  MD: 'Physician (MD)',
  DO: 'Physician (DO)',
  NP: 'Nurse practitioner',
  PA: 'Physician assistant',
  RN: 'Registered nurse',
  esthetician: 'Licensed esthetician',
}

const toFacetValue = (facet: Facet, value: string, name: string): FacetValue => ({ facet, value, name })

function listFacetValues(files: SeedFiles, clinics: readonly PlannedClinic[]): FacetValue[] {
  const values = [
    ...[...files.treatments, ...files.services].map(({ slug, name }) => toFacetValue('treatment', slug, name)),
    ...files.areas.flatMap((area) => [
      toFacetValue('area', area.slug, area.name),
      ...area.subAreas.map((subArea) => toFacetValue('area', `${area.slug}.${subArea.slug}`, subArea.name)),
    ]),
    toFacetValue('open', 'now', 'Open now'),
    toFacetValue('open', 'evening', 'Weekday evenings'),
    toFacetValue('open', 'saturday', 'Saturdays'),
    toFacetValue('open', 'sunday', 'Sundays'),
    toFacetValue('open', 'weekend', 'Weekends'),
    ...PRICE_LEVEL_NAMES.map((name, index) => toFacetValue('price', String(index + 1), name)),
    ...MIN_RATINGS.map((rating) => toFacetValue('rating', rating, `${Number(rating).toFixed(1)} and higher`)),
    toFacetValue('verified', 'yes', 'Verified'),
    toFacetValue('access', 'step-free', 'Step-free'),
    ...LICENSES.map((license) => toFacetValue('provider', toLicenseFacetValue(license), LICENSE_NAMES[license])),
    ...createSortedFacetValues('language', new Set(clinics.flatMap(({ languages = [] }) => languages))),
    ...createSortedFacetValues('device', new Set(clinics.flatMap(({ devices = [] }) => devices))),
    ...SKIN_TYPES.map((type) => toFacetValue('skin', type, `Type ${type}`)),
  ]
  return FACETS.flatMap((facet) => values.filter((value) => value.facet === facet))
}

const createSortedFacetValues = (facet: Facet, names: ReadonlySet<string>): FacetValue[] =>
  [...new Map([...names].map((name) => [toSlug(name), name]))]
    .map(([value, name]) => toFacetValue(facet, value, name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

function addPackedLists(
  rows: PlannedRows,
  clinics: readonly PlannedClinic[],
  unitsByService: ReadonlyMap<string, string>,
  positionsBySort: ReadonlyMap<string, readonly number[]>,
): void {
  const priceLists = [...unitsByService].flatMap(([service, unit]) => {
    const pricedClinics = clinics.flatMap((clinic, index) => {
      const matchingPrices = (clinic.prices ?? []).filter((price) => price.service === service && price.unit === unit)
      return matchingPrices.length > 0 ? [{ index, min: Math.min(...matchingPrices.map(({ min }) => min)) }] : []
    })
    pricedClinics.sort((a, b) => a.min - b.min || a.index - b.index)
    const cents = pricedClinics.map(({ min }) => Math.round(min * 100))
    const cheapestFirstRows = [...positionsBySort].flatMap(([sort, positions]) => {
      const pricedPositions = pricedClinics.map(({ index }) => positions[index] ?? 0)
      return toPackedListRows(getCheapestFirstListName(service, sort), pricedPositions)
    })
    return [...toPackedListRows(getStartingPricesListName(service), cents), ...cheapestFirstRows]
  })
  const encodedPoints = clinics.flatMap(({ coordinates }) => encodePoint(getExactPoint(coordinates)))
  rows.add(t.packedLists, ...priceLists, ...toPackedListRows(COORDINATES_LIST_NAME, encodedPoints))
}

const toPackedListRows = (name: string, values: number[]) =>
  Array.from({ length: Math.ceil(values.length / WORDS_PER_CHUNK) }, (_, chunk) => ({
    name,
    chunk,
    body: packWords(Uint32Array.from(values.slice(chunk * WORDS_PER_CHUNK, (chunk + 1) * WORDS_PER_CHUNK))),
  }))

/** Returns the most common price unit of each service, because only prices in the same unit are comparable. */
function findMostCommonUnits(clinics: readonly PlannedClinic[]): Map<string, string> {
  const allPrices = clinics.flatMap(({ prices = [] }) => prices)
  return new Map(
    [...Map.groupBy(allPrices, ({ service }) => service)].map(([service, servicePrices]) => {
      const unitGroups = [...Map.groupBy(servicePrices, ({ unit }) => unit)].sort(([, a], [, b]) => b.length - a.length)
      return [service, unitGroups[0]?.[0] ?? '']
    }),
  )
}
