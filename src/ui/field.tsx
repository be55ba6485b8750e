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
  error?: string | undefined
}

/** An option with an empty slug stands for no choice. It is selected if there is no `value`. */
export const SelectField = ({ id, name = id, label, note, options, value, error }: SelectFieldProps) => (
  <Field id={id} label={label}>
    {note && <p className="note">{note}</p>}
    {error && (
      <p id={`${id}-problem`} className="text-sm" role="alert">
        {error}
      </p>
    )}
    <select
      className="input"
      id={id}
      name={name}
      defaultValue={value ?? ''}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-problem`}
    >
      {options.map((option) => (
        <option key={option.slug} value={option.slug}>
          {option.name}
        </option>
      ))}
    </select>
  </Field>
)

export const AreaField = ({ areas, value }: Pick<Catalog, 'areas'> & Pick<SelectFieldProps, 'value'>) => (
  <SelectField
    id="area"
    label="Where"
    options={[{ slug: '', name: 'New York City and nearby' }, ...areas]}
    value={value}
  />
)
