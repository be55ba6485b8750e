import { packWords } from '../../src/db/formats/packed.ts'
import { CHUNK_WORDS, encodePoint } from '../../src/db/formats/points.ts'
import { centsName, cheapestFirstName } from '../../src/db/formats/price-orders.ts'
import * as t from '../../src/db/schema.ts'
import { WILDCARD } from '../../src/domain/catalog.ts'
import { listedHours } from '../../src/domain/clinic/hours.ts'
import {
  FACETS,
  type Facet,
  type FacetValue,
  LICENSES,
  type License,
  licenseValue,
  MIN_RATINGS,
  SKIN_TYPES,
} from '../../src/domain/list/facets.ts'
import { type PriceRange, priceLevel } from '../../src/domain/price.ts'
import { toSlug } from '../../src/domain/slug.ts'
import type { PlannedClinic, SeedFiles } from '../load/load.ts'
import { exactPoint } from './clinic-pictures.ts'
import { indexFacets } from './facet-index.ts'
import type { PlannedRows } from './rows.ts'

export function planFacets(files: SeedFiles, rows: PlannedRows, clinics: PlannedClinic[]): void {
  const listings = rows.of(t.listings).filter((row) => row.service === WILDCARD && row.area === WILDCARD)
  const byId = new Map(clinics.map((clinic) => [clinic.id, clinic]))
  const listed = listings.flatMap((row) => byId.get(row.clinicId) ?? [])
  const averages = averagePrices(listed)
  const orders = new Map([
    ['recommended', listings.map(({ recommended }) => recommended - 1)],
    ['rating', listings.map(({ byRating }) => byRating - 1)],
    ['name', listings.map(({ byName }) => byName - 1)],
  ])
  const subAreaListings = rows.of(t.listings).filter((row) => row.service === WILDCARD && row.area.includes('/'))
  const subAreas = Map.groupBy(subAreaListings, (row) => row.clinicId)
  const faceted = listed.map((clinic) => ({
    services: clinic.services,
    areas: clinic.areas,
    subAreas: (subAreas.get(clinic.id) ?? []).map((row) => row.area.replace('/', '.')),
    priceLevel: medianPriceLevel(clinic, averages),
    rating: clinic.rating,
    verified: clinic.verified,
    hours: listedHours({ hours: clinic.hours ?? null }),
    languages: clinic.languages ?? [],
    stepFree: clinic.stepFree ?? null,
    licenses: (clinic.providers ?? []).map((provider) => provider.license),
    devices: clinic.devices ?? [],
    skinTypes: clinic.skinTypes ?? [],
  }))
  const index = indexFacets(faceted, orders, knownValues(files, listed))
  const units = commonUnits(listed)
  rows.add(
    t.facetValues,
    ...index.values.map((value, position) => ({
      position,
      ...value,
      unit: value.facet === 'treatment' ? (units.get(value.value) ?? null) : null,
    })),
  )
  rows.add(t.facetSets, ...index.sets)
  rows.add(t.openSets, ...index.open)
  rows.add(t.facetCounts, ...index.counts)
  addOrders(rows, listed, units, orders)
}

const priceKey = ({ service, unit }: { service: string; unit: string }) => `${service} ${unit}`

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the average price range by service and unit, if at least two clinics list such a price. */
function averagePrices(clinics: readonly PlannedClinic[]): Map<string, PriceRange> {
  const prices = clinics.flatMap(({ id, prices: clinicPrices = [] }) => clinicPrices.map((price) => ({ ...price, id })))
  const comparable = [...Map.groupBy(prices, priceKey)].filter(
    ([, group]) => new Set(group.map(({ id }) => id)).size > 1,
  )
  const averageOf = (group: readonly PriceRange[]) => ({
    min: mean(group.map(({ min }) => min)),
    max: mean(group.map(({ max }) => max)),
  })
  return new Map(comparable.map(([key, group]) => [key, averageOf(group)]))
}

function medianPriceLevel({ prices = [] }: PlannedClinic, averages: ReadonlyMap<string, PriceRange>): number | null {
  const levels = prices
    .flatMap((price) => {
      const average = averages.get(priceKey(price))
      return average ? priceLevel(price, average) : []
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

const toValue = (facet: Facet, value: string, name: string): FacetValue => ({ facet, value, name })

function knownValues(files: SeedFiles, clinics: readonly PlannedClinic[]): FacetValue[] {
  const values = [
    ...[...files.treatments, ...files.services].map(({ slug, name }) => toValue('treatment', slug, name)),
    ...files.areas.flatMap((area) => [
      toValue('area', area.slug, area.name),
      ...area.subAreas.map((sub) => toValue('area', `${area.slug}.${sub.slug}`, sub.name)),
    ]),
    toValue('open', 'now', 'Open now'),
    toValue('open', 'evening', 'Weekday evenings'),
    toValue('open', 'saturday', 'Saturdays'),
    toValue('open', 'sunday', 'Sundays'),
    toValue('open', 'weekend', 'Weekends'),
    ...PRICE_LEVEL_NAMES.map((name, index) => toValue('price', String(index + 1), name)),
    ...MIN_RATINGS.map((rating) => toValue('rating', rating, `${Number(rating).toFixed(1)} and higher`)),
    toValue('verified', 'yes', 'Verified'),
    toValue('access', 'step-free', 'Step-free'),
    ...LICENSES.map((license) => toValue('provider', licenseValue(license), LICENSE_NAMES[license])),
    ...namedValues('language', new Set(clinics.flatMap(({ languages = [] }) => languages))),
    ...namedValues('device', new Set(clinics.flatMap(({ devices = [] }) => devices))),
    ...SKIN_TYPES.map((type) => toValue('skin', type, `Type ${type}`)),
  ]
  return FACETS.flatMap((facet) => values.filter((value) => value.facet === facet))
}

const namedValues = (facet: Facet, names: ReadonlySet<string>): FacetValue[] =>
  [...new Map([...names].map((name) => [toSlug(name), name]))]
    .map(([value, name]) => toValue(facet, value, name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

function addOrders(
  rows: PlannedRows,
  clinics: readonly PlannedClinic[],
  units: ReadonlyMap<string, string>,
  orders: ReadonlyMap<string, readonly number[]>,
): void {
  const prices = [...units].flatMap(([service, unit]) => {
    const priced = clinics.flatMap((clinic, index) => {
      const matching = (clinic.prices ?? []).filter((price) => price.service === service && price.unit === unit)
      return matching.length > 0 ? [{ index, min: Math.min(...matching.map(({ min }) => min)) }] : []
    })
    priced.sort((a, b) => a.min - b.min || a.index - b.index)
    const cents = priced.map(({ min }) => Math.round(min * 100))
    const cheapestFirst = [...orders].flatMap(([sort, positions]) => {
      const pricedPositions = priced.map(({ index }) => positions[index] ?? 0)
      return orderChunks(cheapestFirstName(service, sort), pricedPositions)
    })
    return [...orderChunks(centsName(service), cents), ...cheapestFirst]
  })
  const points = clinics.flatMap(({ coordinates }) => encodePoint(exactPoint(coordinates)))
  rows.add(t.clinicOrders, ...prices, ...orderChunks('places', points))
}

const orderChunks = (name: string, values: number[]) =>
  Array.from({ length: Math.ceil(values.length / CHUNK_WORDS) }, (_, chunk) => ({
    name,
    chunk,
    body: packWords(Uint32Array.from(values.slice(chunk * CHUNK_WORDS, (chunk + 1) * CHUNK_WORDS))),
  }))

/** Returns the most common price unit by service. Prices in other units are not comparable. */
function commonUnits(clinics: readonly PlannedClinic[]): Map<string, string> {
  const allPrices = clinics.flatMap(({ prices = [] }) => prices)
  return new Map(
    [...Map.groupBy(allPrices, ({ service }) => service)].map(([service, servicePrices]) => {
      const byUnit = [...Map.groupBy(servicePrices, ({ unit }) => unit)].sort(([, a], [, b]) => b.length - a.length)
      return [service, byUnit[0]?.[0] ?? '']
    }),
  )
}
