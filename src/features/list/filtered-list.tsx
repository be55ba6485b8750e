import type { ReactNode } from 'react'
import { formatCount } from '../../domain/list/facets.ts'
import type { FilteredListProps } from '../../domain/list/list-results.ts'
import { isFiltered, LIST_VIEWS, type ListState } from '../../domain/list/list-state.ts'
import { pluralize } from '../../domain/plural.ts'
import { SampleNotice, VerifiedNote } from '../../ui/clinic/badges.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { createListUrl, createTelephoneUrl, urls } from '../../urls.ts'
import { canBeFiltered, FacetForm } from './facet-form.tsx'
import { NoResults } from './no-results.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { NearbyClinicList, ResultList } from './result-list.tsx'
import { chooseResultMap, ResultMap } from './result-map.tsx'
import { DistanceNote, SortDescription, SortForm } from './sort-form.tsx'

const INLINE_ICON_CLASSES = 'me-1 inline-block size-5 align-[-0.2em]'

/** The second column has the fixed width of the view links, so that the layout does not shift when the links arrive. */
const FILTERS_AND_VIEW_LINKS_CLASSES = 'max-lg:@min-[17rem]:grid-cols-[1fr_8.125rem] '

const FILTERS_LIST_AND_MAP_CLASSES = 'xl:can-open:grid-cols-[16rem_1fr_max(28%,21rem)]'
const LIST_AND_MAP_CLASSES = 'xl:can-open:mx-auto xl:can-open:max-w-284 xl:can-open:grid-cols-[1fr_max(32%,21rem)]'

interface TitledFilteredListProps extends FilteredListProps {
  title?: string
  emptyContent?: ReactNode
}

export function FilteredList({ title, emptyContent, ...props }: TitledFilteredListProps) {
  const { catalog, state, pageCount, results } = props
  const mapAndEntries = results.cards.length > 0 ? chooseResultMap(props) : null
  const map = mapAndEntries && <ResultMap {...props} mapAndEntries={mapAndEntries} />
  const isFilterable = canBeFiltered(props)
  const hasViewLinksBeside = isFilterable && map !== null
  const viewLinks = map && <ViewLinks state={state} />
  const showsViewLinksAbove = hasViewLinksBeside || state.view === 'map'
  return (
    <div className="@container">
      <div
        className={`${isFilterable ? FILTERS_LIST_AND_MAP_CLASSES : LIST_AND_MAP_CLASSES} ${hasViewLinksBeside ? FILTERS_AND_VIEW_LINKS_CLASSES : ''}grid grid-flow-dense items-start gap-x-2 gap-y-3 max-xs:gap-y-2 lg:grid-cols-[1fr_max(30%,21rem)] lg:gap-6 print:block`}
        // On a wide screen, interacting with the list also loads the map's script.
        data-mapped
      >
        <FacetForm {...props} hasViewLinksBeside={hasViewLinksBeside} />
        {showsViewLinksAbove && viewLinks}
        {state.view === 'map' && map}
        <div className="min-w-0 *:not-first:mt-2 max-lg:col-span-full lg:*:not-first:mt-5">
          <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1 lg:gap-y-3">
            <div
              className={`flex basis-full flex-wrap items-baseline justify-between gap-x-4 ${showsViewLinksAbove ? '' : 'max-lg:min-h-12'}`}
            >
              <h2
                id="results"
                className={`${showsViewLinksAbove ? '' : 'max-lg:flex-[1_1_12rem] '}max-md:text-xl max-xs:text-[1rem]!`}
              >
                {title ?? `${formatCount(results.total)} ${pluralize('clinic', results.total)}`}
              </h2>
              {!showsViewLinksAbove && viewLinks}
              {results.cards.length > 0 && <SampleNotice site={catalog.site} />}
            </div>
            <SortForm {...props} />
            <SortDescription {...props} />
            <DistanceNote {...props} />
          </div>
          <QuickFilters {...props} />
          {results.cards.length > 0 && <ResultList {...props} />}
          {results.cards.length === 0 && ((!isFiltered(state) && emptyContent) || <NoResults {...props} />)}
          <NearbyClinicList {...props} />
          <Pagination
            page={state.page}
            pageCount={pageCount}
            createHref={(page) => createListUrl({ ...state, page })}
          />
          <VerifiedNote clinics={results.cards} />
          <p className="text-sm">
            <a href={createTelephoneUrl(catalog.site.phone)}>
              <Icon name="phone" className={INLINE_ICON_CLASSES} />
              {`Call to book: ${catalog.site.phone}`}
            </a>
          </p>
          <p className="text-sm">
            <a href={urls.ordering()}>How results are ordered</a>
          </p>
        </div>
        {state.view === 'list' && map}
      </div>
    </div>
  )
}

const ViewLinks = ({ state }: { state: ListState }) => (
  <nav
    className="[border:1px_solid_var(--line)] box-content grid min-h-11 flex-none grid-cols-[repeat(2,minmax(0,4rem))] justify-self-end overflow-clip rounded-md lg:hidden print:hidden"
    aria-label="View"
  >
    {LIST_VIEWS.map((view) => (
      <a
        key={view}
        className={`min-h-11 py-2 text-center [text-decoration:none] ${view === state.view ? 'bg-(--brand) font-semibold text-(--on-brand)' : ''}`}
        href={createListUrl({ ...state, view })}
        aria-current={view === state.view ? 'true' : undefined}
      >
        {view === 'map' ? 'Map' : 'List'}
      </a>
    ))}
  </nav>
)
