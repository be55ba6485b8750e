import { findArea } from '../../domain/catalog.ts'
import { formatCount } from '../../domain/list/facets.ts'
import type { FilteredListProps } from '../../domain/list/list-results.ts'
import { normalizeListState, selectFacet } from '../../domain/list/list-state.ts'
import { pluralize } from '../../domain/plural.ts'
import { Panel } from '../../ui/page/layout.tsx'
import { createListUrl, urls } from '../../urls.ts'
import { formatFacetValue } from './facet-labels.ts'

const REMOVAL_HINTS: Readonly<Record<number, string>> = {
  0: 'Removing one would not help.',
  1: 'Remove one:',
  2: 'Remove two:',
}

export function NoResults({ catalog, state, results }: FilteredListProps) {
  const area = findArea(catalog, state.base.area ?? '')
  const singleRemovals = results.totalsWithoutFacet.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  const helpfulRemovals =
    singleRemovals.length > 0
      ? singleRemovals.map(({ facet, total }) => ({ facets: [facet], total }))
      : results.relaxations
  const hasFilters = results.totalsWithoutFacet.length > 0
  const unfilteredUrl = createListUrl(normalizeListState({ ...state, chosen: {}, page: 1 }))
  return (
    <Panel title="No MedSpas Found" headingTag="h3">
      <p>
        {hasFilters
          ? `No listed clinic fits all of these choices. ${REMOVAL_HINTS[helpfulRemovals[0]?.facets.length ?? 0] ?? 'Remove several:'}`
          : `We're currently updating our ${area ? `${area.name} ` : ''}MedSpa listings.`}
      </p>
      {helpfulRemovals.length > 0 && (
        <ul className="removal-links">
          {helpfulRemovals.map(({ facets, total }) => (
            <li key={facets.join()}>
              <a
                className="font-semibold"
                href={createListUrl(facets.reduce((listState, facet) => selectFacet(listState, facet, null), state))}
              >
                {`Without ${facets.map((facet) => `“${formatFacetValue(results, facet, state.chosen[facet] ?? '')}”`).join(' and ')}`}
              </a>
              <span className="text-muted">{` ${formatCount(total)} ${pluralize('clinic', total)}`}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="actions">
        <a className="button" href={hasFilters ? unfilteredUrl : urls.locations()}>
          {hasFilters ? 'Remove all filters' : 'Browse Locations'}
        </a>
      </p>
    </Panel>
  )
}
