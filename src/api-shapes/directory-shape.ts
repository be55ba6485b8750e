import * as z from 'zod/mini'
import { createWeekSchema } from './fields.ts'
import { clinicDetail, clinicPrice } from './schemas.ts'
import { treatment } from './treatment-schemas.ts'

// `npm run api:schemas` writes this schema to directory-schema.json, which the Worker bundles instead of this file.

const slug = z.string()
const nullable = z.nullable
const dayHours = nullable(z.string().check(z.regex(/^(?:\d\d:\d\d-\d\d:\d\d|by appointment)$/)))
const date = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

const clinic = z.extend(clinicDetail, {
  slug: nullable(slug),
  previousSlugs: z.array(slug),
  services: z.array(slug),
  rating: nullable(z.number().check(z.gte(0), z.lte(5))),
  hours: nullable(createWeekSchema(dayHours)),
  ownHours: z.boolean(),
  lastChecked: nullable(date),
  status: nullable(
    z.union([
      z.object({ kind: z.literal('closed'), on: date }),
      z.object({ kind: z.literal('moved'), on: date, from: z.string() }),
    ]),
  ),
  prices: z.array(z.extend(clinicPrice, { asOf: date })),
})

/** The JSON of a clinic in a download. `ownHours` is false if `hours` are SAMPLE_HOURS or null. */
export type ClinicDownload = z.infer<typeof clinic>

const area = z.object({
  slug,
  name: z.string(),
  url: z.string(),
  description: z.string(),
  statedCount: nullable(z.int()),
  listedCount: z.int(),
  lat: nullable(z.number()),
  lng: nullable(z.number()),
  transit: z.string(),
  neighbors: z.string(),
  subAreas: z.string(),
})

const priceStatistic = z.object({
  treatment: slug,
  item: nullable(z.string()),
  unit: z.string(),
  area: nullable(slug),
  clinics: z.int(),
  prices: z.int(),
  min: z.number(),
  middle: z.number(),
  max: z.number(),
  currency: z.literal('USD'),
  cheapestClinic: z.string(),
  sample: z.boolean(),
})

const priceTable = z.object({
  treatment: slug,
  note: nullable(z.string()),
  source: z.string(),
  asOf: date,
  rows: z.array(
    z.object({
      type: z.string(),
      unit: z.string(),
      averagePrice: z.number(),
      minPrice: z.number(),
      maxPrice: z.number(),
    }),
  ),
})

export const directoryShape = z.object({
  $schema: z.string(),
  name: z.string(),
  sample: z.boolean(),
  version: z.string(),
  loadedAt: z.string(),
  license: z.string(),
  treatments: z.array(z.omit(treatment, { facts: true })),
  services: z.array(z.object({ slug, name: z.string(), url: z.string(), treatment: nullable(slug) })),
  areas: z.array(area),
  priceTables: z.array(priceTable),
  priceStatistics: z.array(priceStatistic),
  clinics: z.array(clinic),
})
