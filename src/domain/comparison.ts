import type { ClinicPrice } from './price-record.ts'
import { eachMark } from './search-query.ts'

/** Columns that fit side by side. */
export const COMPARED = { min: 2, max: 4 }
/** Names of an address that are looked up; what follows is not read. */
const NAMES_READ = 12
const NAME = /^[a-z0-9-]{1,80}$/

/**
 * The clinics that `c` names: slugs or ids, joined by commas or given several times, in any case, each once. `odd` counts
 * what cannot be the name of a clinic.
 */
export function comparedNames(values: readonly string[]): { names: string[]; odd: number } {
  const given = values.flatMap((value) => value.split(',')).map((name) => name.trim().toLowerCase())
  const unique = [...new Set(given)].filter(Boolean).slice(0, NAMES_READ)
  const names = unique.filter((name) => NAME.test(name))
  return { names, odd: unique.length - names.length }
}

/** What someone typed as it would stand in an address: 'Marchetti & Osei' is 'marchetti-osei'. Empty when nothing is left. */
export const asSegment = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(eachMark(), '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)

/** Whether cells of a row say different things; with a single column nothing differs. */
export const differs = (cells: readonly string[]) => new Set(cells).size > 1

export interface SharedPrice {
  service: string
  unit: string
  /** For each clinic, in order, what it asks for this; empty when it states no price by this unit. */
  prices: ClinicPrice[][]
}

/** The services that at least two of the clinics price by the same unit: only then do two prices say anything about each other. */
export function sharedPrices(clinics: readonly (readonly ClinicPrice[])[]): SharedPrice[] {
  const rows = new Map<string, SharedPrice>()
  for (const [column, prices] of clinics.entries()) {
    for (const price of prices) {
      const key = `${price.service} ${price.unit}`
      const row = rows.get(key) ?? { service: price.service, unit: price.unit, prices: clinics.map(() => []) }
      rows.set(key, row)
      row.prices[column]?.push(price)
    }
  }
  return [...rows.values()].filter(({ prices }) => prices.filter((own) => own.length > 0).length >= COMPARED.min)
}
