import type { BrowseProps } from '../domain/browse-page.ts'
import { countLabel } from '../domain/facets.ts'
import { isPlain } from '../domain/list-state.ts'
import { browseUrl, telephone, urls } from '../urls.ts'
import { FacetForm } from './facet-form.tsx'
import { FacetLinks, FilterTags } from './filter-tags.tsx'
import { Icon } from './icon.tsx'
import { MarksNote } from './marks.tsx'
import { NoResults } from './no-results.tsx'
import { Pagination } from './pagination.tsx'
import { ResultList } from './result-list.tsx'
import { MAP_ID, ResultMap } from './result-map.tsx'
import { SortForm } from './sort-form.tsx'

/** A list of clinics with what narrows it, what orders it, and its map beside it. */
export function Browse(props: BrowseProps) {
  const { catalog, state, pages, found } = props
  return (
    <div className="browse">
      <FacetForm {...props} />
      <div className="browse-results">
        <div className="browse-head">
          <div>
            <h2 id="results">{`${countLabel(found.total)} ${found.total === 1 ? 'med spa' : 'med spas'}`}</h2>
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
        {isPlain(state) ? <FacetLinks {...props} /> : <FilterTags {...props} />}
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
