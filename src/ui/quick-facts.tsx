import type { LabelledValue } from '../domain/content.ts'

/** A treatment in five lines. A value that cannot be sourced carries its note. */
export const QuickFacts = ({ facts }: { facts: readonly LabelledValue[] }) => (
  <dl className="facts">
    {facts.map((fact) => (
      <FactRow key={fact.label} {...fact} />
    ))}
  </dl>
)

const FactRow = ({ label, value, note }: LabelledValue) => (
  <>
    <dt>{label}</dt>
    <dd>
      {value}
      {note && <span className="note">{note}</span>}
    </dd>
  </>
)
