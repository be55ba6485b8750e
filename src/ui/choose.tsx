interface ChooseProps {
  /** Also the name of the field. */
  id: string
  label: string
  options: readonly { slug: string; name: string }[]
  value: string | null
}

/** A labelled select of a GET form; an option with an empty slug stands for no choice. */
export const Choose = ({ id, label, options, value }: ChooseProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <select className="input" id={id} name={id} defaultValue={value ?? ''}>
      {options.map((option) => (
        <option key={option.slug} value={option.slug}>
          {option.name}
        </option>
      ))}
    </select>
  </div>
)
