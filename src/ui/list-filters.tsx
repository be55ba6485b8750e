import type { Catalog } from '../domain/catalog.ts'
import { Choose } from './choose.tsx'

/** What a visitor chose of a list, as its query string carries it; null and the defaults are left out there. */
export type ListChoice = {
  area: string | null
  treatment: string | null
  rating: string | null
  verified: string | null
  sort: string | null
  page: number
}

interface ListFiltersProps {
  path: string
  choice: ListChoice
  catalog: Catalog
  chooseTreatment: boolean
}

const sorts = [
  { slug: '', name: 'Recommended' },
  { slug: 'rating', name: 'Rating' },
  { slug: 'name', name: 'Name' },
]
const ratings = [
  { slug: '', name: 'Any rating' },
  { slug: '4', name: '4.0 and higher' },
  { slug: '4.5', name: '4.5 and higher' },
]

/** The choices of a list as a plain GET form. */
export const ListFilters = ({ path, choice, catalog, chooseTreatment }: ListFiltersProps) => (
  <form className="filters" action={path} method="get" aria-label="Filter and sort">
    {chooseTreatment && (
      <Choose
        id="treatment"
        label="Treatment"
        options={[{ slug: '', name: 'All treatments' }, ...catalog.treatments]}
        value={choice.treatment}
      />
    )}
    <Choose
      id="area"
      label="Location"
      options={[{ slug: '', name: 'All locations' }, ...catalog.areas]}
      value={choice.area}
    />
    <Choose id="rating" label="Rating" options={ratings} value={choice.rating} />
    <Choose
      id="verified"
      label="Listing"
      options={[
        { slug: '', name: 'All listings' },
        { slug: 'yes', name: 'Verified only' },
      ]}
      value={choice.verified}
    />
    <Choose id="sort" label="Order" options={sorts} value={choice.sort} />
    <button type="submit" className="button">
      Show
    </button>
  </form>
)
