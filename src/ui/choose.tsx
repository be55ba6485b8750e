interface ChooseProps {
  /** Also the name of the field. */
  id: string
  label: string
  options: readonly { slug: string; name: string }[]
  value: string | null
  /** What is wrong with the choice that was sent. */
  problem?: string | undefined
}

/** A labelled select of a GET form; an option with an empty slug stands for no choice. */
export const Choose = ({ id, label, options, value, problem }: ChooseProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {problem && (
      <p id={`${id}-problem`} className="small" role="alert">
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
