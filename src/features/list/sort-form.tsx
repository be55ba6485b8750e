import { COMPARISON_SIZE } from '../../domain/comparison.ts'
import type { FilteredListProps } from '../../domain/list/list-results.ts'
import { getFullSelection, LIST_SORTS, type ListSort, type ListState } from '../../domain/list/list-state.ts'
import { getPlaceName, MAX_PLACE_LENGTH } from '../../domain/list/near.ts'
import { Field } from '../../ui/field.tsx'
import { LocationButton } from '../../ui/place/location-button.tsx'
import { urls } from '../../urls.ts'
import { FACET_FORM_ID } from './facet-form.tsx'

const SORT_NAMES: Readonly<Record<ListSort, string>> = {
  recommended: 'Recommended',
  rating: 'Rating',
  price: 'Lowest price',
  distance: 'Distance',
  name: 'Name',
}

export function SortForm(props: FilteredListProps) {
  const { state, results } = props
  const offeredSorts = LIST_SORTS.filter((sort) => {
    if (sort === 'price') return getFullSelection(state).treatment !== undefined
    return sort !== 'recommended' || state.near === null
  })
  return (
    // Fixed columns prevent a layout shift while the page is loading. With large text, the fields are stacked.
    <div className="grid basis-full items-end gap-x-2 gap-y-1 @min-[16rem]:grid-cols-[1.7fr_1fr_2.75rem] @min-[20.5rem]:grid-cols-[1.6fr_1fr_5rem] md:basis-112 print:hidden">
      <Field id="sort" label="Order">
        <select
          className="input ps-1.5 pe-6 [background-position:right_0.75rem_center,right_0.375rem_center]"
          id="sort"
          name="sort"
          form={FACET_FORM_ID}
          defaultValue={state.sort}
        >
          {offeredSorts.map((sort) => (
            <option key={sort} value={sort === 'recommended' ? '' : sort}>
              {SORT_NAMES[sort]}
            </option>
          ))}
        </select>
      </Field>
      <NearField {...props} />
      <button type="submit" className="button button-quiet px-2" form={FACET_FORM_ID}>
        <span className="@max-[20.5rem]:hidden">Update</span>
        <span className="@min-[20.5rem]:hidden">Go</span>
      </button>
      <div className="col-span-full flex flex-wrap justify-between gap-x-4">
        <LocationButton fieldId="near" />
        <CompareFirstLink state={state} results={results} />
      </div>
    </div>
  )
}

const NearField = ({ catalog, state, results }: FilteredListProps) => (
  <Field id="near" label="Near">
    <input
      className="input ps-2 pe-1 placeholder:text-sm"
      type="search"
      id="near"
      name="near"
      form={FACET_FORM_ID}
      defaultValue={getPlaceName(catalog, state.near ?? '')}
      placeholder="Zip, area"
      list="near-areas"
      autoComplete="postal-code"
      maxLength={MAX_PLACE_LENGTH}
      {...(hasUnknownPlace(state, results) && { 'aria-invalid': true, 'aria-describedby': 'near-problem' })}
    />
    <datalist id="near-areas">
      {catalog.areas.map(({ slug, name }) => (
        <option key={slug} value={name} />
      ))}
    </datalist>
  </Field>
)

export const SortDescription = ({ state: { sort }, results }: FilteredListProps) =>
  sort !== 'recommended' &&
  (sort !== 'distance' || results.near) && <p className="sr-only">{`Order: ${SORT_NAMES[sort]}`}</p>

/** Says where distances are measured from. Not part of the form, because it is printed too. */
export const DistanceNote = ({ state, results }: FilteredListProps) =>
  (state.sort === 'distance' || state.near !== null) && (
    <p id={hasUnknownPlace(state, results) ? 'near-problem' : undefined} className="basis-full text-sm text-muted">
      {formatDistanceNote(state, results.near)}
    </p>
  )

const hasUnknownPlace = (state: ListState, results: FilteredListProps['results']) =>
  state.near !== null && results.near === null

function CompareFirstLink({ state, results }: Pick<FilteredListProps, 'state' | 'results'>) {
  const firstCards = results.cards.slice(0, 3)
  if (firstCards.length < COMPARISON_SIZE.min) return null
  return (
    <a
      className="py-2 text-sm underline"
      href={urls.compare(
        firstCards.map(({ segment }) => segment),
        results.near && state.near,
        getFullSelection(state).treatment,
      )}
    >
      {`Compare the first ${firstCards.length === 3 ? 'three' : 'two'}`}
    </a>
  )
}

function formatDistanceNote(
  { near: requestedPlace, sort }: ListState,
  origin: { slug: string; name: string } | null,
): string {
  const sentenceEnd = sort === 'distance' ? '; until then this is the recommended order.' : '.'
  if (requestedPlace === null) return `Distance from where? Give a zip code or an area${sentenceEnd}`
  if (origin === null)
    return `We do not know where “${requestedPlace}” is. Try a zip code of New York City or an area${sentenceEnd}`
  if (origin.slug === requestedPlace) return `In a straight line from the center of ${origin.name}.`
  return `We have no exact place for ${requestedPlace}: distances are in a straight line from the center of ${origin.name}.`
}
