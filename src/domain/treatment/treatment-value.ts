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
