interface SelectFieldProps {
  id: string
  label: string
  options: readonly { slug: string; name: string }[]
  value: string | null
  problem?: string | undefined
}

/** Renders a labeled select. An option with an empty slug means no choice. */
export const SelectField = ({ id, label, options, value, problem }: SelectFieldProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {problem && (
      <p id={`${id}-problem`} className="text-sm" role="alert">
        {problem}
      </p>
    )}
    <select
      className="input"
      id={id}
      name={id}
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
  </div>
)
