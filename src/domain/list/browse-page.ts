import type { Catalog } from '../catalog.ts'
import type { ClinicCard } from '../clinic/clinic-record.ts'
import type { AreaDetails, Faq, LocalPage } from '../content.ts'
import type { Point } from '../geo.ts'
import type { UnitPrice } from '../price.ts'
import type { PriceStatistic } from '../price-record.ts'
import type { Facet, FacetValue } from './facets.ts'
import type { ListState } from './list-state.ts'

/** A facet value, with the number of clinics that the list would have if this value replaced the chosen one. */
export interface CountedValue extends FacetValue {
  /** Null for 'open now', whose count would change by the minute. */
  count: number | null
}

export interface ResultCard extends ClinicCard {
  /** Price of the list's treatment. */
  price: UnitPrice | null
}

/** Where distances are measured from: an area, a borough or a zip code. */
export interface NamedPlace extends Point {
  slug: string
  name: string
}

export interface BrowsePage {
  total: number
  values: CountedValue[]
  /** Totals after removing each of the chosen filters. */
  without: { facet: Facet; total: number }[]
  /** The smallest sets of filters to remove, if there are no matches and removing one filter is not enough. */
  relaxations: { facets: Facet[]; total: number }[]
  cards: ResultCard[]
  /** Unit in which most clinics price the list's treatment. Null without a treatment, or without such prices. */
  unit: string | null
  /** Prices of the list's treatment in the whole city, by unit. Empty if the list has no treatment. */
  cityPrices: PriceStatistic[]
  /** Null if not requested or unknown. */
  near: NamedPlace | null
  area: AreaDetails | null
  /** Text and questions of a list of a treatment in an area. */
  local: LocalPage | null
  faqs: Faq[]
  /** Prices of the list's clinics, by unit. */
  areaPrices: PriceStatistic[]
  /** The nearest clinics outside of an area that lists few. */
  others: { from: NamedPlace; cards: ResultCard[] } | null
}

export interface BrowseProps {
  catalog: Catalog
  state: ListState
  pages: number
  found: BrowsePage
}
