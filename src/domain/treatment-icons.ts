/** The icons that a treatment can have, by their Phosphor names. */
export const TREATMENT_ICONS = [
  'diamond',
  'dots-nine',
  'drop',
  'drop-half',
  'eraser',
  'flask',
  'flower-lotus',
  'lightning',
  'mask-happy',
  'needle',
  'scales',
  'snowflake',
  'sun',
  'sun-horizon',
  'syringe',
  'test-tube',
  'user-focus',
  'waveform',
] as const

export type TreatmentIcon = (typeof TREATMENT_ICONS)[number]
