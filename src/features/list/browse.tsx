import type { ReactNode } from 'react'
import type { BrowseProps } from '../../domain/list/browse-page.ts'
import { formatCount } from '../../domain/list/facets.ts'
import { isDefaultList, isFiltered } from '../../domain/list/list-state.ts'
import { MarksNote, SampleNotice } from '../../ui/clinic/marks.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { browseUrl, telephone, urls } from '../../urls.ts'
import { FacetForm, hasFilters } from './facet-form.tsx'
import { FacetLinks, FilterTags } from './filter-tags.tsx'
import { NoResults } from './no-results.tsx'
import { OtherList, ResultList } from './result-list.tsx'
import { ResultMap } from './result-map.tsx'
import { SortForm } from './sort-form.tsx'
import { ViewLinks } from './view-links.tsx'

const inlineIcon = 'me-1 inline-block size-5 align-[-0.2em]'

interface Listed extends BrowseProps {
  /** Title of the list. Defaults to the number of med spas. */
  title?: string
  /** Replaces the list if it has no clinics even without filters. */
  empty?: ReactNode
}

export function Browse({ title, empty, ...props }: Listed) {
  const { catalog, state, pages, found } = props
  const hasMap = found.cards.some(({ lat }) => lat !== null)
  const map = hasMap && (
    <>
      {state.view === 'map' && <ViewLinks state={state} />}
      <ResultMap {...props} />
    </>
  )
  return (
    <div
      className={`beside-map ${hasFilters(props) ? '' : 'without-filters '}grid grid-flow-dense items-start gap-4 lg:gap-6`}
      // On a wide screen, moving the mouse over a card also loads the map's script.
      data-mapped
    >
      <FacetForm {...props} />
      {state.view === 'map' && map}
      <div className="min-w-0 *:not-first:mt-3 lg:*:not-first:mt-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="flex basis-full flex-wrap items-center justify-between gap-x-4 gap-y-2 max-lg:min-h-12">
            <h2 id="results" className={title ? 'flex-[1_1_12rem]' : 'flex-[1_1_8rem]'}>
              {title ?? `${formatCount(found.total)} ${found.total === 1 ? 'clinic' : 'clinics'}`}
            </h2>
            {hasMap && state.view === 'list' && <ViewLinks state={state} />}
          </div>
          <SortForm {...props} />
        </div>
        {found.cards.length > 0 && <SampleNotice site={catalog.site} />}
        {isDefaultList(state) ? <FacetLinks {...props} /> : <FilterTags {...props} />}
        {found.cards.length > 0 && <ResultList {...props} />}
        {found.cards.length === 0 && ((!isFiltered(state) && empty) || <NoResults {...props} />)}
        <OtherList {...props} />
        <Pagination page={state.page} pages={pages} href={(page) => browseUrl({ ...state, page })} />
        <MarksNote clinics={found.cards} />
        <p className="text-sm">
          <a href={telephone(catalog.site.phone)}>
            <Icon name="phone" className={inlineIcon} />
            {`Call to book: ${catalog.site.phone}`}
          </a>
        </p>
        <p className="text-sm">
          <a href={urls.ordering()}>How results are ordered</a>
        </p>
      </div>
      {state.view === 'list' && map}
    </div>
  )
}
