import { Fragment } from 'react'
import type { LabeledValue } from '../../domain/content.ts'

export const QuickFacts = ({ facts }: { facts: readonly LabeledValue[] }) => (
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
