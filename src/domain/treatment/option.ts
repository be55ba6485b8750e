import type { Source } from '../content.ts'
import type { ValueKind } from './treatment-value.ts'

export interface SourcedText {
  text: string
  sources: Source[]
}

export interface ConcernStatement extends SourcedText {
  concern: string
}

export interface TreatmentFacts {
  treats: ConcernStatement[]
  doesNotTreat: ConcernStatement[]
  /** Lacks the kinds for which the directory has no value. A value without sources has a note. */
  values: Partial<Record<ValueKind, SourcedText & { note?: string }>>
  priceUnit: string
  /** The FDA status of the uses that clinics offer, and what the label says about them. */
  label: SourcedText & { status: LabelStatus }
}

/** A treatment as an option that the finder may suggest, with the facts that its page and the API have too. */
export interface TreatmentOption {
  treatment: string
  downtime: string
  sessions: string
  /** Equals `facts.label`. If `facts` is null, it is the statement of what the treatment treats. */
  labelStatement: SourcedText
  risk: SourcedText & { level: RiskLevel }
  performers: SourcedText & { who: PerformerRule }
  /** Null in data that an earlier release loaded. */
  facts: TreatmentFacts | null
}

/** The editors grade each treatment by its guide's Safety section, because no authority grades treatments. */
export const RISK_LEVELS = {
  lower: {
    name: 'Lower',
    meaning: 'Stays on the surface of the skin. Redness and irritation are reported most.',
  },
  moderate: {
    name: 'Moderate',
    meaning: 'Goes into the skin, the fat or a muscle. Burns, changes of color, scars or nerve trouble are reported.',
  },
  higher: {
    name: 'Higher',
    meaning:
      'Its label has a boxed warning, or a federal agency has warned of this use, or people have lost sight or had wounds that last.',
  },
} as const
export type RiskLevel = keyof typeof RISK_LEVELS

export const PERFORMER_LABELS = {
  medical: 'Medical staff only',
  depends: 'Depends on the depth',
  esthetician: 'Licensed esthetician or medical staff',
  unregulated: 'No license required by the state',
} as const
export type PerformerRule = keyof typeof PERFORMER_LABELS

/** FDA status of a product or device for the uses that clinics offer. `exempt` means exempt from review. */
export const LABEL_STATUSES = ['approved', 'cleared', 'off-label', 'exempt', 'none'] as const
export type LabelStatus = (typeof LABEL_STATUSES)[number]
