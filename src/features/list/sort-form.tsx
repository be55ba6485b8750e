import type { BrowseProps } from '../../domain/browse-page.ts'
import type { ListSort } from '../../domain/list-state.ts'
import { fullSelection } from '../../domain/list-state.ts'
import { placeLabel } from '../../domain/near.ts'
import { FACET_FORM } from './facet-form.tsx'

const SORTS: readonly { sort: ListSort; name: string }[] = [
  { sort: 'recommended', name: 'Recommended' },
  { sort: 'rating', name: 'Rating' },
  { sort: 'price', name: 'Lowest price' },
  { sort: 'distance', name: 'Distance' },
  { sort: 'name', name: 'Name' },
]

export function SortForm({ catalog, state, found }: BrowseProps) {
  const offered = SORTS.filter(({ sort }) => sort !== 'price' || fullSelection(state).treatment !== undefined)
  return (
    <div className="sort">
      <div className="field">
        <label htmlFor="sort">Order</label>
        <select className="input" id="sort" name="sort" form={FACET_FORM} defaultValue={state.sort}>
          {offered.map(({ sort, name }) => (
            <option key={sort} value={sort === 'recommended' ? '' : sort}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="near">Near</label>
        <input
          className="input"
          type="search"
          id="near"
          name="near"
          form={FACET_FORM}
          defaultValue={placeLabel(catalog, state.near ?? '')}
          placeholder="Zip, area"
          list="near-areas"
          autoComplete="postal-code"
          maxLength={60}
        />
        <datalist id="near-areas">
          {catalog.areas.map(({ slug, name }) => (
            <option key={slug} value={name} />
          ))}
        </datalist>
      </div>
      <button type="submit" className="button button-quiet" form={FACET_FORM}>
        Update
      </button>
      {state.sort === 'distance' && <p className="small muted sort-note">{distanceNote(state.near, found.near)}</p>}
    </div>
  )
}

function distanceNote(asked: string | null, near: { slug: string; name: string } | null): string {
  if (asked === null)
    return 'Distance from where? Give a zip code or an area; until then this is the recommended order.'
  if (near === null)
    return `We do not know where “${asked}” is. Try a zip code of New York City or an area; until then this is the recommended order.`
  if (near.slug === asked) return `As the crow flies, from the middle of ${near.name}.`
  return `We have no exact place for ${asked}: distances are from the middle of ${near.name}, as the crow flies.`
}
