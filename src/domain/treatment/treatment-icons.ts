/** The icons that a treatment can have, by their Phosphor names. */
export const TREATMENT_ICONS = [
  'diamond',
  'dots-nine',
  'drop',
  'drop-half',
  'eraser',
  'flask',
  'flower-lotus',
  'grid-nine',
  'lightning',
  'mask-happy',
  'scales',
  'smiley',
  'snowflake',
  'sparkle',
  'sun',
  'sun-horizon',
  'test-tube',
  'waveform',
] as const

export type TreatmentIcon = (typeof TREATMENT_ICONS)[number]
