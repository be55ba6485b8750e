import { useLayoutEffect, useRef, useState } from 'react'
import { type Choice, type ChoiceGroup, Combobox, type ComboboxProps } from './combobox.tsx'

export interface SearchBoxProps {
  action: string
  suggestionsUrl: string
  treatments: readonly ChoiceGroup[]
  locations: readonly Choice[]
  treatment?: string
  location?: string
}

export function SearchBox({
  action,
  suggestionsUrl,
  treatments,
  locations,
  treatment = '',
  location = '',
}: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null)
  const [selectState, setSelectState] = useState<{
    treatment: string
    location: string
    focusedField: string | null
  } | null>(null)

  // A layout effect updates synchronously, so no click can come between reading the focus and replacing the selects.
  useLayoutEffect(() => {
    const elements = form.current?.elements
    const readValue = (name: string) => (elements?.namedItem(name) as HTMLSelectElement | null)?.value ?? ''
    const activeElement = document.activeElement
    const usedSelect =
      activeElement instanceof HTMLSelectElement && activeElement.form === form.current
        ? activeElement
        : form.current?.querySelector<HTMLSelectElement>('select[data-pressed]')
    const focusedField = usedSelect?.name ?? null
    setSelectState({ treatment: readValue('treatment'), location: readValue('location'), focusedField })
  }, [])

  const locationGroups = [{ name: '', choices: locations }]
  const fields = [
    { id: 'treatment', label: 'Treatment', placeholder: 'By Treatment', groups: treatments, initialSlug: treatment },
    { id: 'location', label: 'Location', placeholder: 'By Location', groups: locationGroups, initialSlug: location },
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
        selectState ? (
          <Combobox
            key={field.id}
            {...field}
            listHeightClass={LIST_HEIGHT_CLASSES[field.id]}
            suggestionsUrl={suggestionsUrl}
            initialSlug={selectState[field.id]}
            autoFocus={selectState.focusedField === field.id}
          />
        ) : (
          <PlainSelect key={field.id} {...field} />
        ),
      )}
      <button type="submit" className="button md:self-end">
        Search
      </button>
    </form>
  )
}

const LIST_HEIGHT_CLASSES = { treatment: 'max-h-100', location: 'max-h-75' }

type PlainSelectProps = Pick<ComboboxProps, 'id' | 'label' | 'placeholder' | 'groups' | 'initialSlug'>

const PlainSelect = ({ id, label, placeholder, groups, initialSlug }: PlainSelectProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <select className="input" id={id} name={id} defaultValue={initialSlug}>
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
