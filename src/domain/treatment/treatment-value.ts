/** What a treatment's record states in figures, with the labels of the quick facts, in their order. */
export const VALUE_LABELS = {
  time: 'Treatment time',
  sessions: 'Sessions',
  spacing: 'Time between sessions',
  onset: 'When it shows',
  duration: 'Results last',
  cost: 'Cost',
  satisfaction: 'Satisfaction',
  downtime: 'Downtime',
} as const

export type ValueKind = keyof typeof VALUE_LABELS

export const VALUE_KINDS = Object.keys(VALUE_LABELS) as ValueKind[]
