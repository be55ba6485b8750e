import type { BrowseProps, CountedValue } from '../../domain/browse-page.ts'
import type { Facet } from '../../domain/facets.ts'
import { formatCount } from '../../domain/facets.ts'
import { isFiltered } from '../../domain/list-state.ts'
import { facetTitles, valuesOf } from './facet-words.ts'

/** Id of the form. Fields elsewhere on the page refer to it. */
export const FACET_FORM = 'filters'

const MENUS: readonly Facet[] = ['treatment', 'area', 'language']
const BOXES: readonly Facet[] = ['verified', 'access']

export function FacetForm(props: BrowseProps) {
  const { state } = props
  const menus = MENUS.filter((facet) => facet !== 'language')
  return (
    <details className="facets">
      <summary className="button button-quiet">{isFiltered(state) ? 'Change filters' : 'Filters'}</summary>
      <form id={FACET_FORM} action={state.path} method="get" aria-label="Filters">
        {menus.map((facet) => (
          <Menu key={facet} facet={facet} {...props} />
        ))}
        {(['open', 'price', 'rating'] as const).map((facet) => (
          <Radios key={facet} facet={facet} {...props} />
        ))}
        <Boxes {...props} />
        <Radios facet="provider" {...props} />
        <Menu facet="language" {...props} />
        <div className="facets-end">
          <button type="submit" className="button">
            Show results
          </button>
        </div>
      </form>
    </details>
  )
}

const labelOf = ({ name, count }: CountedValue) => `${name} (${formatCount(count)})`

function Menu({ facet, ...props }: BrowseProps & { facet: Facet }) {
  const values = valuesOf(props, facet)
  if (values.length === 0) return null
  const { title, any } = facetTitles(props.state)[facet]
  return (
    <div className="field">
      <label htmlFor={`filter-${facet}`}>{title}</label>
      <select className="input" id={`filter-${facet}`} name={facet} defaultValue={props.state.chosen[facet] ?? ''}>
        <option value="">{any}</option>
        {values.map((value) => (
          <option key={value.value} value={value.value}>
            {labelOf(value)}
          </option>
        ))}
      </select>
    </div>
  )
}

function Radios({ facet, ...props }: BrowseProps & { facet: Facet }) {
  const values = valuesOf(props, facet)
  if (values.length === 0) return null
  const { title, any, note } = facetTitles(props.state)[facet]
  const chosen = props.state.chosen[facet] ?? ''
  return (
    <fieldset className="facet">
      <legend>{title}</legend>
      {note && <p className="note">{note}</p>}
      <label className="option">
        <input type="radio" name={facet} value="" defaultChecked={chosen === ''} />
        <span>{any}</span>
      </label>
      {values.map(({ value, name, count }) => (
        <label key={value} className="option">
          <input type="radio" name={facet} value={value} defaultChecked={chosen === value} />
          <span>{name}</span>
          <Count count={count} />
        </label>
      ))}
    </fieldset>
  )
}

function Boxes(props: BrowseProps) {
  const boxes = BOXES.flatMap((facet) => valuesOf(props, facet))
  if (boxes.length === 0) return null
  return (
    <fieldset className="facet">
      <legend>Listing</legend>
      {boxes.map(({ facet, value, name, count }) => (
        <label key={facet} className="option">
          <input type="checkbox" name={facet} value={value} defaultChecked={props.state.chosen[facet] === value} />
          <span>{facet === 'access' ? 'Step-free entrance' : name}</span>
          <Count count={count} />
        </label>
      ))}
    </fieldset>
  )
}

const Count = ({ count }: { count: number }) => (
  <span className="count">
    <span className="visually-hidden">, </span>
    {formatCount(count)}
    <span className="visually-hidden">{count === 1 ? ' med spa' : ' med spas'}</span>
  </span>
)
