import * as z from 'zod/mini'
import { VALUE_KINDS } from '../domain/treatment/treatment-value.ts'
import { createDateSchema, createSlugSchema, createUsdSchema, describe } from './fields.ts'

const KIND_DESCRIPTION = `One of ${VALUE_KINDS.join(', ')}.`

export const priceTable = z.object({
  treatment: createSlugSchema(
    'the treatment, or default for packages of treatments that have no table of their own',
    'botox',
  ),
  source: z.string(),
  note: z.nullable(z.string()),
  asOf: describe(z.string(), 'When the figures were collected.'),
  currency: describe(z.string(), 'Always USD.', 'USD'),
  rows: z.array(
    z.object({
      type: z.string(),
      unit: z.string(),
      average: createUsdSchema('Usual price'),
      min: createUsdSchema('Minimum'),
      max: createUsdSchema('Maximum'),
    }),
  ),
})

export const treatment = z.object({
  slug: createSlugSchema('the treatment', 'botox'),
  name: z.string(),
  url: describe(z.string(), 'Its guide.'),
  category: z.string(),
  description: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string(), note: z.nullable(z.string()) })),
  clinics: describe(z.int(), 'How many listed clinics offer it.'),
})

const sources = z.array(z.object({ title: z.string(), publisher: z.string(), url: z.string() }))

const statement = z.object({ text: z.string(), sources })

const concernStatement = z.extend(statement, {
  concern: createSlugSchema('a concern in the finder', 'laxity'),
  name: z.string(),
})

export const treatmentFacts = z.object({
  treats: describe(z.array(concernStatement), 'Concerns that a source says it treats.'),
  doesNotTreat: describe(
    z.array(concernStatement),
    'Concerns that it is sold for and that a source says it does not treat.',
  ),
  values: describe(
    z.array(
      z.extend(statement, {
        kind: describe(z.string(), KIND_DESCRIPTION, 'sessions'),
        label: z.string(),
        note: z.nullable(z.string()),
      }),
    ),
    'What sources state in figures. A kind without a source is absent.',
  ),
  priceUnit: describe(z.string(), 'What its price is usually for.', 'session'),
  label: describe(
    z.extend(statement, { status: describe(z.string(), 'approved, cleared, off-label, exempt or none.', 'cleared') }),
    'What the FDA has approved or cleared.',
  ),
  risk: z.extend(statement, {
    level: describe(z.string(), "lower, moderate or higher: this directory's grades.", 'lower'),
  }),
  performers: z.extend(statement, {
    who: describe(z.string(), 'medical, depends, esthetician or unregulated.', 'medical'),
  }),
})

export const treatmentDetail = z.extend(treatment, {
  record: describe(z.nullable(treatmentFacts), 'What sources state; null while the data is being replaced.'),
  reviewedOn: z.nullable(createDateSchema('The date the guide was last reviewed')),
  medicallyReviewedBy: describe(z.nullable(z.string()), 'Null if the guide was not medically reviewed.'),
  prices: z.array(priceTable),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  sources,
})
