import type { BrowseProps } from '../../domain/browse-page.ts'
import { formatCount } from '../../domain/facets.ts'
import { isDefaultList } from '../../domain/list-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { MarksNote, SampleNotice } from '../../ui/marks.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { browseUrl, telephone, urls } from '../../urls.ts'
import { FacetForm } from './facet-form.tsx'
import { FacetLinks, FilterTags } from './filter-tags.tsx'
import { NoResults } from './no-results.tsx'
import { ResultList } from './result-list.tsx'
import { MAP_ID, ResultMap } from './result-map.tsx'
import { SortForm } from './sort-form.tsx'

const inlineIcon = 'me-1 inline-block size-5 align-[-0.2em]'

export function Browse(props: BrowseProps) {
  const { catalog, state, pages, found } = props
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_30%] xl:can-open:grid-cols-[16rem_1fr_28%]">
      <FacetForm {...props} />
      <div className="min-w-0 *:not-first:mt-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="flex basis-full items-baseline justify-between gap-4 md:basis-56 md:justify-start">
            <h2 id="results">{`${formatCount(found.total)} ${found.total === 1 ? 'med spa' : 'med spas'}`}</h2>
            {found.cards.length > 0 && (
              <a className="flex min-h-11 min-w-15 items-center gap-1.5 lg:hidden print:hidden" href={`#${MAP_ID}`}>
                <Icon name="map-pin" className={inlineIcon} />
                Map
              </a>
            )}
          </div>
          <SortForm {...props} />
        </div>
        <p className="text-sm">
          <a href={telephone(catalog.site.phone)}>
            <Icon name="phone" className={inlineIcon} />
            {`Call to book: ${catalog.site.phone}`}
          </a>
        </p>
        {found.cards.length > 0 && <SampleNotice site={catalog.site} />}
        {isDefaultList(state) ? <FacetLinks {...props} /> : <FilterTags {...props} />}
        {found.cards.length > 0 ? <ResultList {...props} /> : <NoResults {...props} />}
        <Pagination page={state.page} pages={pages} href={(page) => browseUrl({ ...state, page })} />
        <MarksNote clinics={found.cards} />
        <p className="text-sm">
          <a href={urls.ordering()}>How results are ordered</a>
        </p>
      </div>
      {found.cards.length > 0 && <ResultMap {...props} />}
    </div>
  )
}
