import type { Catalog } from './catalog.ts'
import type { ClinicCard } from './clinic-record.ts'
import type { AreaDetails } from './content.ts'
import type { Facet, FacetValue } from './facets.ts'
import type { Point } from './geo.ts'
import type { ListState } from './list-state.ts'

/** What a list of clinics shows, as it was read for a visitor's choice. */

/** A value of a facet, and how many clinics would be listed if it were the one chosen of its facet. */
export interface CountedValue extends FacetValue {
  count: number
}

/** A card with what the asked-for treatment costs there, in US dollars, when the clinic says so. */
export interface ResultCard extends ClinicCard {
  price: { unit: string; min: number; max: number } | null
}

/** A place by the slug of its area or borough, or its zip code; `name` as in 'the middle of Brooklyn'. */
export interface NamedPlace extends Point {
  slug: string
  name: string
}

export interface BrowsePage {
  total: number
  values: CountedValue[]
  /** How many there would be without each of the chosen filters. */
  without: { facet: Facet; total: number }[]
  /** Where nothing fits and no single filter is to blame: the fewest to drop together, with what that brings; the most first. */
  withoutSome: { facets: Facet[]; total: number }[]
  cards: ResultCard[]
  /** Where distances are measured from; null when nothing was asked, or the place is not known. */
  near: NamedPlace | null
  /** What the landing page of an area shows beside the list. */
  area: AreaDetails | null
}

/** A page of a list, and what was asked. */
export interface BrowseProps {
  catalog: Catalog
  state: ListState
  pages: number
  found: BrowsePage
}
