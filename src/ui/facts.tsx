import { Fragment } from 'react'

/** Short facts, a line each: the label at the start, the value at the end. */
export const Facts = ({ facts }: { facts: readonly { label: string; value: string }[] }) => (
  <dl className="grid grid-cols-2 gap-2">
    {facts.map(({ label, value }) => (
      <Fragment key={label}>
        <dt className="text-muted">{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
)
