import { useLayoutEffect, useRef, useState } from 'react'
import { type Choice, type ChoiceGroup, Combobox } from './combobox.tsx'

export interface SearchBoxProps {
  action: string
  /** URL of the suggestions. */
  source: string
  treatments: readonly ChoiceGroup[]
  locations: readonly Choice[]
  treatment?: string
  location?: string
}

/**
 * Renders a GET form with two selects. After hydration, comboboxes replace the selects and keep their values and focus.
 */
export function SearchBox({ action, source, treatments, locations, treatment = '', location = '' }: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null)
  const [enhanced, setEnhanced] = useState<{ treatment: string; location: string; focus: string | null } | null>(null)

  // A layout effect updates synchronously, so no click can come between reading the focus and replacing the selects.
  useLayoutEffect(() => {
    const elements = form.current?.elements
    const value = (name: string) => (elements?.namedItem(name) as HTMLSelectElement | null)?.value ?? ''
    const active = document.activeElement
    const used =
      active instanceof HTMLSelectElement && active.form === form.current ? active : pressedSelect(form.current)
    const focus = used?.name ?? null
    setEnhanced({ treatment: value('treatment'), location: value('location'), focus })
  }, [])

  const locationGroups = [{ name: '', choices: locations }]
  const fields = [
    { id: 'treatment', label: 'Treatment', placeholder: 'By Treatment', groups: treatments, initial: treatment },
    { id: 'location', label: 'Location', placeholder: 'By Location', groups: locationGroups, initial: location },
  ] as const
  return (
    <form
      ref={form}
      className="on-surface box grid gap-3 p-5 text-ink md:grid-cols-[1fr_1fr_6rem] md:p-4 md:items-start print:hidden"
      action={action}
      method="get"
      role="search"
      aria-label="Find a med spa"
    >
      {fields.map((field) =>
        enhanced ? (
          <Combobox
            key={field.id}
            {...field}
            listClass={LIST_HEIGHTS[field.id]}
            source={source}
            initial={enhanced[field.id]}
            autoFocus={enhanced.focus === field.id}
          />
        ) : (
          <Select key={field.id} {...field} />
        ),
      )}
      <button type="submit" className="button md:self-end">
        Search
      </button>
    </form>
  )
}

const LIST_HEIGHTS = { treatment: 'max-h-100', location: 'max-h-75' }

/** Returns the select that the visitor pressed and that client/islands.ts kept closed. */
const pressedSelect = (form: HTMLFormElement | null) => form?.querySelector<HTMLSelectElement>('select[data-pressed]')

interface SelectProps {
  id: string
  label: string
  placeholder: string
  groups: readonly ChoiceGroup[]
  initial: string
}

const Select = ({ id, label, placeholder, groups, initial }: SelectProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <select className="input" id={id} name={id} defaultValue={initial}>
      <option value="">{placeholder}</option>
      {groups.map((group) => {
        const options = group.choices.map((choice) => (
          <option key={choice.slug} value={choice.slug}>
            {choice.name}
          </option>
        ))
        return group.name ? (
          <optgroup key={group.name} label={group.name}>
            {options}
          </optgroup>
        ) : (
          options
        )
      })}
    </select>
  </div>
)
