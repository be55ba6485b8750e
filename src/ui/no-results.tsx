import type { BrowseProps } from '../domain/browse-page.ts'
import { type Catalog, findArea } from '../domain/catalog.ts'
import { countLabel } from '../domain/facets.ts'
import { choose, type ListState } from '../domain/list-state.ts'
import { browseUrl, urls } from '../urls.ts'
import { nameOf } from './facet-words.ts'

const FEWER: Readonly<Record<number, string>> = {
  0: 'None would with one less.',
  1: 'One less would help:',
  2: 'Dropping two would help:',
}

/** No clinic fits: which filter to drop, and by how much that helps. */
export function NoResults({ catalog, state, found }: BrowseProps) {
  const single = found.without.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  const helpful = single.length > 0 ? single.map(({ facet, total }) => ({ facets: [facet], total })) : found.withoutSome
  return (
    <div className="empty">
      <h3>No MedSpas Found</h3>
      {found.without.length === 0 ? (
        <p>{`We're currently updating our ${placeName(catalog, state)}MedSpa listings.`}</p>
      ) : (
        <p>
          {`No listed clinic fits all of these choices. ${FEWER[helpful[0]?.facets.length ?? 0] ?? 'Dropping several would help:'}`}
        </p>
      )}
      {helpful.length > 0 && (
        <ul className="ways-out">
          {helpful.map(({ facets, total }) => (
            <li key={facets.join()}>
              <a href={browseUrl(facets.reduce((left, facet) => choose(left, facet, null), state))}>
                {`Without ${facets.map((facet) => `“${nameOf(found, facet, state.chosen[facet] ?? '')}”`).join(' and ')}`}
              </a>
              <span className="muted">{` ${countLabel(total)} ${total === 1 ? 'med spa' : 'med spas'}`}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="actions">
        {found.without.length > 0 ? (
          <a className="button" href={state.path}>
            Remove all filters
          </a>
        ) : (
          <a className="button" href={urls.locations()}>
            Browse Locations
          </a>
        )}
      </p>
    </div>
  )
}

/** The area whose page it is, with a space after it. */
function placeName(catalog: Catalog, { base }: Pick<ListState, 'base'>): string {
  const area = findArea(catalog, base.area ?? '')
  return area ? `${area.name} ` : ''
}
