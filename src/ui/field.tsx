import type { ReactNode } from 'react'
import type { Catalog } from '../domain/catalog.ts'

export const Field = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children}
  </div>
)

interface SelectFieldProps {
  id: string
  name?: string
  label: string
  note?: string | undefined
  options: readonly { slug: string; name: string }[]
  value: string | null | undefined
  problem?: string | undefined
}

/** Renders a labeled select. An option with an empty slug means no choice. */
export const SelectField = ({ id, name = id, label, note, options, value, problem }: SelectFieldProps) => (
  <Field id={id} label={label}>
    {note && <p className="note">{note}</p>}
    {problem && (
      <p id={`${id}-problem`} className="text-sm" role="alert">
        {problem}
      </p>
    )}
    <select
      className="input"
      id={id}
      name={name}
      defaultValue={value ?? ''}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && `${id}-problem`}
    >
      {options.map((option) => (
        <option key={option.slug} value={option.slug}>
          {option.name}
        </option>
      ))}
    </select>
  </Field>
)

interface AreaFieldProps extends Pick<SelectFieldProps, 'value'> {
  areas: Catalog['areas']
}

export const AreaField = ({ areas, value }: AreaFieldProps) => (
  <SelectField
    id="area"
    label="Where"
    options={[{ slug: '', name: 'New York City and nearby' }, ...areas]}
    value={value}
  />
)
