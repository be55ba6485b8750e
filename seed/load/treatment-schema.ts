import { z } from 'zod'
import { LABEL_STATUSES, PERFORMER_LABELS, RISK_LEVELS } from '../../src/domain/treatment/option.ts'
import { VALUE_LABELS } from '../../src/domain/treatment/treatment-value.ts'
import { listKeys, slug, text } from './fields.ts'

/** Phosphor names of the icons that a treatment can have. `src/ui/icon.tsx` loads the icons. */
const TREATMENT_ICONS = [
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

const sourcedTextFields = { text, sources: z.array(slug).min(1) }

const sourcedValue = z.strictObject({
  /** The variant or the case that the value applies to, such as "non-ablative" or "in studies". */
  for: text.optional(),
  ...sourcedTextFields,
})

const factValue = z.strictObject({ for: text.optional(), fact: slug })

const values = z
  .array(z.union([sourcedValue, factValue], 'needs text and sources, or a fact, and no other fields'))
  .min(1)

const valuesByKind = z.strictObject({
  time: values.optional(),
  sessions: values.optional(),
  spacing: values.optional(),
  onset: values.optional(),
  duration: values.optional(),
  cost: z.array(factValue).min(1),
  satisfaction: z.array(factValue).min(1).optional(),
  downtime: values.optional(),
})

const concern = z.strictObject({ concern: slug, ...sourcedTextFields })

export const treatmentSchema = z.strictObject({
  slug,
  position: z.number().int().positive(),
  name: text,
  category: z.enum(['injectables', 'laser', 'body', 'facials']),
  description: text.max(160),
  listed: z.boolean(),
  popular: z.boolean(),
  icon: z.enum(TREATMENT_ICONS),
  /** Other names of the treatment, which the search and `npm run import` also recognize. */
  aliases: z.array(text),
  quickFacts: z.array(z.enum(listKeys(VALUE_LABELS))).min(1),
  facts: z.strictObject({
    /** Concerns that the treatment treats, according to a source. The finder suggests it only for these concerns. */
    treats: z.array(concern),
    /** Concerns that the treatment is marketed for but, according to a source, does not treat. */
    doesNotTreat: z.array(concern).default([]),
    values: valuesByKind,
    priceUnit: text,
    label: z.strictObject({ status: z.enum(LABEL_STATUSES), ...sourcedTextFields }),
    risk: z.strictObject({ level: z.enum(listKeys(RISK_LEVELS)), ...sourcedTextFields }),
    performers: z.strictObject({ who: z.enum(listKeys(PERFORMER_LABELS)), ...sourcedTextFields }),
  }),
})
