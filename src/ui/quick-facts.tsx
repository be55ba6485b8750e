import { Fragment } from 'react'
import type { LabelledValue } from '../domain/content.ts'

/** A treatment in five lines, and below them what a reader must know about values that nobody can source. */
export const QuickFacts = ({ facts }: { facts: readonly LabelledValue[] }) => (
  <>
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
    {facts.map(({ label, note }) => note && <p key={label} className="note">{`${label}: ${note}`}</p>)}
  </>
)
