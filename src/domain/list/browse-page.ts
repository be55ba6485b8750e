import type { Catalog } from '../catalog.ts'
import type { ClinicCard } from '../clinic/clinic-record.ts'
import type { AreaDetails, Faq, LocalPage } from '../content.ts'
import type { Point } from '../geo.ts'
import type { UnitPrice } from '../price.ts'
import type { PriceStatistic } from '../price-record.ts'
import type { Facet, FacetValue } from './facets.ts'
import type { ListState } from './list-state.ts'

/** A facet value, and the number of clinics that the list would have with this value of the facet. */
export interface CountedValue extends FacetValue {
  /** Null for 'open now', whose count changes by the minute, unless it is always 0. */
  count: number | null
}

export interface ResultCard extends ClinicCard {
  /** Price of the list's treatment. */
  price: UnitPrice | null
}

/** Where distances are measured from: an area, a borough or a zip code. */
export interface DistanceOrigin extends Point {
  slug: string
  name: string
}

export interface BrowsePage {
  total: number
  values: CountedValue[]
  /** The list's total if one chosen filter were removed, for each filter. */
  totalsWithout: { facet: Facet; total: number }[]
  /** The smallest sets of filters to remove, if there are no matches and removing one filter is not enough. */
  relaxations: { facets: Facet[]; total: number }[]
  cards: ResultCard[]
  /** Unit in which most clinics price the list's treatment. Null if the list has no treatment or no prices. */
  unit: string | null
  /** Prices of the list's treatment in the whole city, by unit. Empty if the list has no treatment. */
  cityPrices: PriceStatistic[]
  /** Null if no place was requested, or if it is unknown. */
  near: DistanceOrigin | null
  area: AreaDetails | null
  /** Only for a treatment in an area. */
  local: LocalPage | null
  faqs: Faq[]
  /** Prices of the treatment in the area, by unit. Empty if the list is not of a treatment in an area. */
  areaPrices: PriceStatistic[]
  /** The nearest clinics outside the area, if the area's list is short. */
  nearby: { from: DistanceOrigin; cards: ResultCard[] } | null
}

export interface BrowseProps {
  catalog: Catalog
  state: ListState
  pages: number
  found: BrowsePage
}
