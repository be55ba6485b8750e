import type { Catalog } from '../catalog.ts'
import type { ClinicCard } from '../clinic/clinic-record.ts'
import type { AreaDetails, Faq, LocalPage } from '../content.ts'
import type { Point } from '../geo.ts'
import type { ClinicPrice, PriceStatistic } from '../price-record.ts'
import type { Facet, FacetValue } from './facets.ts'
import type { ListState } from './list-state.ts'

export interface CountedValue extends FacetValue {
  /** Null if unknown: for 'open now', unless it is 0, and for treatments while a maximum price is chosen. */
  count: number | null
}

export interface ResultCard extends ClinicCard {
  price: ClinicPrice | null
}

export interface DistanceOrigin extends Point {
  /** The slug of an area or borough, or a zip code. */
  slug: string
  name: string
}

export interface ListResults {
  total: number
  values: CountedValue[]
  /** For each chosen filter, the number of clinics in the list without the filter. */
  totalsWithoutFacet: { facet: Facet; total: number }[]
  /** Up to four of the smallest sets of two or more filters without which the list would have matches. */
  relaxations: { facets: Facet[]; total: number }[]
  cards: ResultCard[]
  /** Most common unit of the prices of the list's treatment. Null if there is no treatment, or if it has no prices. */
  unit: string | null
  cityStatistics: PriceStatistic[]
  /** Null if no place was requested, or if the requested place is unknown. */
  near: DistanceOrigin | null
  area: AreaDetails | null
  localPage: LocalPage | null
  faqs: Faq[]
  areaStatistics: PriceStatistic[]
  /** The nearest clinics outside the area of the list. Null unless the list has an area and few clinics. */
  nearby: { origin: DistanceOrigin; cards: ResultCard[] } | null
}

export interface FilteredListProps {
  catalog: Catalog
  state: ListState
  pageCount: number
  results: ListResults
}
