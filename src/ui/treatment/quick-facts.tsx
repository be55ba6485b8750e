import type { LabeledValue } from '../../domain/content.ts'
import { FactList } from './facts.tsx'

export const QuickFacts = ({ facts }: { facts: readonly LabeledValue[] }) => (
  <>
    <FactList facts={facts} />
    {facts.map(({ label, note }) => note && <p key={label} className="note">{`${label}: ${note}`}</p>)}
  </>
)
