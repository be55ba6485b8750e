import type { ReactNode } from 'react'
import { type Facet, formatCount } from '../../domain/list/facets.ts'
import type { CountedValue, FilteredListProps } from '../../domain/list/list-results.ts'
import { isFiltered } from '../../domain/list/list-state.ts'
import { formatRange } from '../../domain/price.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { findCityStatistic } from '../../ui/price/strip.tsx'
import { changesResults, getFacetLabels, listOfferedValues } from './facet-labels.ts'

export const FACET_FORM_ID = 'filters'

const CHECKBOX_FACETS: readonly Facet[] = ['verified', 'access']

export const canBeFiltered = ({ state, results }: FilteredListProps): boolean => results.total > 1 || isFiltered(state)

export function FacetForm({ hasViewLinksBeside, ...props }: FilteredListProps & { hasViewLinksBeside: boolean }) {
  const { state } = props
  // Fields elsewhere on the page need the form even if there is nothing to filter.
  if (!canBeFiltered(props))
    return <form id={FACET_FORM_ID} className="hidden" action={state.path} method="get" aria-label="Filters" />
  return (
    <details
      className={`facets print:hidden min-w-0 ${hasViewLinksBeside ? 'lg:col-span-full max-lg:open:col-span-full' : 'col-span-full'} xl:can-open:col-auto xl:can-open:details-content:[content-visibility:visible]`}
    >
      <summary className="button button-quiet w-full xl:can-open:hidden">
        {isFiltered(state) ? 'Change filters' : 'Filters'}
      </summary>
      <form
        id={FACET_FORM_ID}
        className="box grid gap-6 p-5 lg:grid-cols-3 xl:can-open:grid-cols-1"
        action={state.path}
        method="get"
        // Makes the fields match the list after the visitor goes back, even without JavaScript.
        autoComplete="off"
        aria-label="Filters"
      >
        {state.view === 'map' && <input type="hidden" name="view" value="map" />}
        <FacetSelect facet="treatment" {...props} />
        <FacetSelect facet="area" {...props} />
        <MaxPriceField {...props} />
        {(['open', 'price', 'rating'] as const).map((facet) => (
          <FacetRadios key={facet} facet={facet} {...props} />
        ))}
        <FacetCheckboxes {...props} />
        <FacetRadios facet="provider" {...props} />
        <FacetSelect facet="language" {...props} />
        <FacetSelect facet="device" {...props} />
        <FacetSelect facet="skin" {...props} />
        <div className="tall:sticky bottom-[var(--comparison-bar,0px)] col-span-full bg-surface py-3">
          <button type="submit" className="button w-full">
            Show results
          </button>
        </div>
      </form>
    </details>
  )
}

const formatOption = ({ name, count }: CountedValue) => (count === null ? name : `${name} (${formatCount(count)})`)

function FacetSelect({ facet, ...props }: FilteredListProps & { facet: Facet }) {
  const values = listOfferedValues(props, facet)
  if (!changesResults(props, facet, values)) return null
  const { title, anyLabel, note } = getFacetLabels(props.state)[facet]
  return (
    <SelectField
      id={`filter-${facet}`}
      name={facet}
      label={title}
      note={note}
      options={[
        { slug: '', name: anyLabel },
        ...values.map((value) => ({ slug: value.value, name: formatOption(value) })),
      ]}
      value={props.state.chosen[facet]}
    />
  )
}

function MaxPriceField({ state, results }: FilteredListProps) {
  const { unit, total } = results
  if (unit === null || (total < 2 && state.chosen.max === undefined)) return null
  const cityStatistic = findCityStatistic(results.cityStatistics, unit)
  return (
    <Field id="filter-max" label={`Highest starting price per ${unit}, in dollars`}>
      <input
        className="input"
        type="number"
        id="filter-max"
        name="max"
        min="0"
        step="any"
        inputMode="decimal"
        defaultValue={state.chosen.max}
      />
      {cityStatistic && (
        <p className="note">{`In the city ${formatRange(cityStatistic.minPrice, cityStatistic.maxPrice)}`}</p>
      )}
    </Field>
  )
}

function FacetRadios({ facet, ...props }: FilteredListProps & { facet: Facet }) {
  const values = listOfferedValues(props, facet)
  if (!changesResults(props, facet, values)) return null
  const { title, anyLabel, note } = getFacetLabels(props.state)[facet]
  const chosenValue = props.state.chosen[facet] ?? ''
  return (
    <FacetFieldset title={title}>
      {note && <p className="note">{note}</p>}
      <label className="option">
        <input type="radio" name={facet} value="" defaultChecked={chosenValue === ''} />
        {anyLabel}
      </label>
      {values.map(({ value, name, count }) => (
        <label key={value} className="option">
          <input type="radio" name={facet} value={value} defaultChecked={chosenValue === value} />
          {name}
          <FacetCount count={count} />
        </label>
      ))}
    </FacetFieldset>
  )
}

const FacetFieldset = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend className="text-sm font-semibold">{title}</legend>
    {children}
  </fieldset>
)

function FacetCheckboxes(props: FilteredListProps) {
  const checkboxValues = CHECKBOX_FACETS.flatMap((facet) => {
    const values = listOfferedValues(props, facet)
    return changesResults(props, facet, values) ? values : []
  })
  if (checkboxValues.length === 0) return null
  return (
    <FacetFieldset title="Listing">
      {checkboxValues.map(({ facet, value, name, count }) => (
        <label key={facet} className="option">
          <input type="checkbox" name={facet} value={value} defaultChecked={props.state.chosen[facet] === value} />
          {facet === 'access' ? 'Step-free entrance' : name}
          <FacetCount count={count} />
        </label>
      ))}
    </FacetFieldset>
  )
}

const FacetCount = ({ count }: { count: number | null }) =>
  count !== null && <span className="count ms-auto flex-none">{`(${formatCount(count)})`}</span>
