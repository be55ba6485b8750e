import type { LabeledValue } from '../../domain/content.ts'
import { Facts } from './facts.tsx'

export const QuickFacts = ({ facts }: { facts: readonly LabeledValue[] }) => (
  <>
    <Facts facts={facts} />
    {facts.map(({ label, note }) => note && <p key={label} className="note">{`${label}: ${note}`}</p>)}
  </>
)
