export interface ClinicPrice {
  service: string
  label: string
  unit: string
  minPrice: number
  maxPrice: number
  asOf: string
}

export interface PricingRow {
  type: string
  unit: string
  averagePrice: number
  minPrice: number
  maxPrice: number
}

export interface PricingTable {
  treatment: string
  note: string | null
  source: string
  asOf: string
  rows: PricingRow[]
}

export interface PriceStatistic {
  service: string
  /** The `type` of pricing rows, or `WILDCARD` for all rows of the service. */
  item: string
  unit: string
  area: string
  clinicCount: number
  priceCount: number
  minPrice: number
  /** Median of the clinics' typical prices. A clinic's typical price is midway between its lowest and its highest. */
  medianPrice: number
  maxPrice: number
  cheapestClinic: { name: string; location: string; segment: string }
}

export interface ListedPrice extends ClinicPrice {
  clinic: PriceStatistic['cheapestClinic'] & { address: string; phone: string | null }
}
