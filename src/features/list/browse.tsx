import type { BrowseProps } from '../../domain/browse-page.ts'
import { formatCount } from '../../domain/facets.ts'
import { isDefaultList } from '../../domain/list-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { MarksNote } from '../../ui/marks.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { browseUrl, telephone, urls } from '../../urls.ts'
import { FacetForm } from './facet-form.tsx'
import { FacetLinks, FilterTags } from './filter-tags.tsx'
import { NoResults } from './no-results.tsx'
import { ResultList } from './result-list.tsx'
import { MAP_ID, ResultMap } from './result-map.tsx'
import { SortForm } from './sort-form.tsx'

export function Browse(props: BrowseProps) {
  const { catalog, state, pages, found } = props
  return (
    <div className="browse">
      <FacetForm {...props} />
      <div className="browse-results">
        <div className="browse-head">
          <div>
            <h2 id="results">{`${formatCount(found.total)} ${found.total === 1 ? 'med spa' : 'med spas'}`}</h2>
            {found.cards.length > 0 && (
              <a className="map-jump" href={`#${MAP_ID}`}>
                <Icon name="map-pin" className="inline-icon" />
                Map
              </a>
            )}
          </div>
          <SortForm {...props} />
        </div>
        <p className="small">
          <a href={telephone(catalog.site.phone)}>
            <Icon name="phone" className="inline-icon" />
            {`Call to book: ${catalog.site.phone}`}
          </a>
        </p>
        {isDefaultList(state) ? <FacetLinks {...props} /> : <FilterTags {...props} />}
        {found.cards.length > 0 ? <ResultList {...props} /> : <NoResults {...props} />}
        <Pagination page={state.page} pages={pages} href={(page) => browseUrl({ ...state, page })} />
        <MarksNote clinics={found.cards} />
        <p className="small browse-foot">
          <a href={urls.ordering()}>How results are ordered</a>
        </p>
      </div>
      {found.cards.length > 0 && <ResultMap {...props} />}
    </div>
  )
}
