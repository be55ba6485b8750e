/** Prices as queries return them and pages show them, in US dollars: what guides call usual, and what clinics ask (specification §3, §9). */

/** A clinic's own price, in US dollars. */
export interface ClinicPrice {
  service: string
  label: string
  unit: string
  minPrice: number
  maxPrice: number
  asOf: string
}

/** In US dollars. */
export interface PricingRow {
  type: string
  unit: string
  averagePrice: number
  minPrice: number
  maxPrice: number
}

export interface PricingTable {
  /** A treatment's slug, or `default`. */
  treatment: string
  note: string | null
  source: string
  asOf: string
  rows: PricingRow[]
}

/** What clinics charge for a service by one unit, in whole US dollars. */
export interface PriceStatistic {
  service: string
  /** A row of the treatment's price table, or `*` for whatever is priced by this unit. */
  item: string
  unit: string
  /** An area's slug, or `*`. */
  area: string
  clinics: number
  /** A clinic may state several. */
  prices: number
  minPrice: number
  /** The median of the clinics' middles. */
  middlePrice: number
  maxPrice: number
  /** Who asks the least. */
  cheapest: { name: string; location: string; segment: string }
}

/** A price with the clinic that asks it. */
export interface ListedPrice extends ClinicPrice {
  clinic: { name: string; location: string; segment: string; address: string; phone: string | null }
}
