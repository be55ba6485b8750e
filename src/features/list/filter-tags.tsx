import type { BrowseProps } from '../../domain/browse-page.ts'
import { chosenFacets, type Facet, formatCount } from '../../domain/facets.ts'
import { isFiltered, normalizeListState, selectFacet } from '../../domain/list-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { browseUrl } from '../../urls.ts'
import { nameOf, valuesOf } from './facet-words.ts'

export function FilterTags({ state, found }: BrowseProps) {
  if (!isFiltered(state)) return null
  const chosen = chosenFacets(state.chosen)
  return (
    <nav className="chips" aria-label="Chosen filters">
      <ul>
        {chosen.map((facet) => (
          <li key={facet}>
            <a className="chip chip-on" href={browseUrl(selectFacet(state, facet, null))}>
              <span className="visually-hidden">Remove filter: </span>
              {nameOf(found, facet, state.chosen[facet] ?? '')}
              <Icon name="x" />
            </a>
          </li>
        ))}
        {chosen.length > 1 && (
          <li>
            <a className="chip chip-clear" href={browseUrl(normalizeListState({ ...state, chosen: {}, page: 1 }))}>
              Remove all
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** Number of values linked per facet, most clinics first. */
const LINKS: Partial<Record<Facet, number>> = { open: 3, rating: 1, verified: 1, access: 1, treatment: 3, area: 3 }

export function FacetLinks(props: BrowseProps) {
  const { state, found } = props
  const links = Object.entries(LINKS).flatMap(([facet, most]) =>
    valuesOf(props, facet as Facet)
      .filter(({ count }) => count > 0 && count < found.total)
      .sort((a, b) => (facet === 'open' ? 0 : b.count - a.count))
      .slice(0, most),
  )
  if (links.length === 0) return null
  return (
    <nav className="chips" aria-label="Frequent filters">
      <ul>
        {links.map(({ facet, value, count }) => (
          <li key={`${facet} ${value}`}>
            <a className="chip" href={browseUrl(selectFacet(state, facet, value))}>
              {nameOf(found, facet, value)}
              <span className="count">{formatCount(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
