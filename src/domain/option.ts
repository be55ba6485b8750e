import type { Source } from './content.ts'

/** A statement and the documents that say it, which the treatment's guide cites too. */
export interface SourcedText {
  text: string
  sources: Source[]
}

/** What a finder's option says of a treatment. */
export interface TreatmentOption {
  treatment: string
  downtime: string
  sessions: string
  treats: SourcedText
  risk: SourcedText & { level: RiskLevel }
  performers: SourcedText & { who: PerformerKind }
}

/** From what the guide's Safety section reports. Ours: no authority grades treatments so. */
export const RISK_LEVELS = {
  lower: {
    name: 'Lower',
    meaning: 'Stays on the surface of the skin; what is reported is above all redness and irritation.',
  },
  moderate: {
    name: 'Moderate',
    meaning:
      'Reaches into the skin, the fat or a muscle; burns, changes of color, scars or nerve trouble are reported.',
  },
  higher: {
    name: 'Higher',
    meaning:
      'Its label carries a boxed warning, or a federal agency has warned of the use itself, or loss of sight or long-lasting wounds are reported.',
  },
} as const
export type RiskLevel = keyof typeof RISK_LEVELS

/** Who may perform it in New York, in a few words; the guide has the rules and where they come from. */
export const PERFORMERS = {
  medical: 'Medical staff only',
  depends: 'Depends on the depth',
  esthetician: 'Licensed esthetician or medical staff',
  unregulated: 'No license required by the state',
} as const
export type PerformerKind = keyof typeof PERFORMERS
