import type { ReactNode } from 'react'
import { type Facet, formatCount, listSelectedFacets } from '../../domain/list/facets.ts'
import type { CountedValue, FilteredListProps } from '../../domain/list/list-results.ts'
import { normalizeListState, selectFacet } from '../../domain/list/list-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { createListUrl } from '../../urls.ts'
import { formatFacetValue, listOfferedValues } from './facet-labels.ts'

export const QuickFilters = (props: FilteredListProps) => {
  const frequentValues = listFrequentValues(props)
  if (listSelectedFacets(props.state.chosen).length === 0 && frequentValues.length === 0) return null
  return (
    <div>
      <div className="relative -m-1.5 flex gap-2 overflow-x-auto p-1.5 whitespace-nowrap max-md:*:flex-none md:flex-wrap">
        <ChosenFilters {...props} />
        <FrequentFilters {...props} values={frequentValues} />
      </div>
    </div>
  )
}

const FilterTags = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <nav aria-label={label} className={className}>
    <ul className="tags max-md:flex-nowrap">{children}</ul>
  </nav>
)

function ChosenFilters({ state, results }: FilteredListProps) {
  const facets = listSelectedFacets(state.chosen)
  if (facets.length === 0) return null
  return (
    <FilterTags label="Chosen filters">
      {facets.map((facet) => (
        <li key={facet} className="bg-(--brand)">
          <a className="font-semibold text-(--on-brand)" href={createListUrl(selectFacet(state, facet, null))}>
            <span className="sr-only">Remove filter: </span>
            {/* The icon comes first, because a long name may be cut off at the edge of a phone's screen. */}
            <Icon name="x" className="size-4 print:hidden" />
            {formatFacetValue(results, facet, state.chosen[facet] ?? '')}
          </a>
        </li>
      ))}
      {facets.length > 1 && (
        <li className="print:hidden">
          <a className="underline" href={createListUrl(normalizeListState({ ...state, chosen: {}, page: 1 }))}>
            Remove all
          </a>
        </li>
      )}
    </FilterTags>
  )
}

const MAX_LINKS_PER_FACET: Partial<Record<Facet, number>> = {
  open: 4,
  skin: 1,
  rating: 1,
  verified: 1,
  access: 1,
  treatment: 2,
  area: 2,
}

const compareCountsDescending = (a: CountedValue, b: CountedValue) => (b.count ?? 0) - (a.count ?? 0)
const compareValuesDescending = (a: CountedValue, b: CountedValue) => Number(b.value) - Number(a.value)

const listFrequentValues = (props: FilteredListProps): CountedValue[] =>
  Object.entries(MAX_LINKS_PER_FACET).flatMap(([facet, maxLinks]) =>
    props.state.chosen[facet as Facet] !== undefined
      ? []
      : listOfferedValues(props, facet as Facet)
          .filter(({ count }) => count !== 0 && count !== props.results.total && props.results.total > 1)
          .sort(facet === 'open' ? () => 0 : facet === 'skin' ? compareValuesDescending : compareCountsDescending)
          .slice(0, maxLinks),
  )

const FrequentFilters = ({ state, results, values }: FilteredListProps & { values: readonly CountedValue[] }) =>
  values.length > 0 && (
    <FilterTags label="Frequent filters" className="print:hidden">
      {values.map(({ facet, value, count }) => (
        <li key={`${facet} ${value}`}>
          <a href={createListUrl(selectFacet(state, facet, value))}>
            {formatFacetValue(results, facet, value)}
            {count !== null && <span className="count">{formatCount(count)}</span>}
          </a>
        </li>
      ))}
    </FilterTags>
  )
