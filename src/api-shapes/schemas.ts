import * as z from 'zod/mini'
import {
  createDateSchema,
  createSlugSchema,
  createUsdSchema,
  createWeekSchema,
  describe,
  schemaRegistry,
} from './fields.ts'
import { priceTable, treatment, treatmentDetail, treatmentFacts } from './treatment-schemas.ts'

const slugAndName = z.object({ slug: z.string(), name: z.string() })

const dayHours = describe(
  z.nullable(z.string()),
  "HH:MM-HH:MM in New York, 'by appointment', or null when closed.",
  '09:00-19:00',
)

export const clinicPrice = z.object({
  service: z.string(),
  label: z.string(),
  unit: describe(z.string(), 'What the price is for.', 'session'),
  min: createUsdSchema('Minimum'),
  max: createUsdSchema('Maximum'),
  asOf: createDateSchema('The date of the price'),
})

const clinic = z.object({
  id: describe(z.string(), 'Stays the same when the name or the page URL changes.', 'clinic-001'),
  slug: describe(z.nullable(z.string()), 'Null if the page URL contains the id.'),
  name: z.string(),
  url: describe(z.string(), 'Its page.'),
  description: z.string(),
  address: z.string(),
  location: createSlugSchema('the area it is listed in', 'soho'),
  areas: describe(z.array(z.string()), 'The slugs of all areas it is listed in, starting with location.'),
  coordinates: describe(
    z.nullable(z.object({ lat: z.number(), lng: z.number() })),
    'Null when the location is unknown.',
  ),
  phone: describe(z.nullable(z.string()), 'E.164.', '+12125550104'),
  website: z.nullable(z.string()),
  email: z.nullable(z.string()),
  hours: describe(z.nullable(createWeekSchema(dayHours)), 'Null when unknown.'),
  byAppointment: z.boolean(),
  services: z.array(slugAndName),
  languages: z.array(z.string()),
  stepFree: describe(z.nullable(z.boolean()), 'Null when unknown.'),
  devices: z.array(z.string()),
  skinTypes: describe(z.array(z.int()), 'Fitzpatrick skin types that it treats, 1 to 6. Empty when unknown.'),
  openedYear: z.nullable(z.int()),
  featured: z.boolean(),
  verified: z.boolean(),
  rating: describe(z.nullable(z.number()), 'Out of 5. Not collected by this site. Null when unknown.'),
  reviewCount: z.nullable(z.int()),
  ratingSource: describe(z.nullable(z.string()), 'Who collected the rating.'),
  status: describe(
    z.nullable(z.object({ kind: z.string(), on: z.string(), from: z.optional(z.string()) })),
    'Whether the clinic closed or moved, and when. Null when it did neither.',
  ),
  lastChecked: z.nullable(createDateSchema('The date the listing was last checked')),
  sample: describe(z.boolean(), 'True if the listing is a sample, not a real business.'),
})

const provider = z.object({
  name: z.string(),
  license: z.string(),
  number: describe(z.optional(z.string()), "Number of the license in the state's public register."),
  role: z.optional(z.string()),
})

export const clinicDetail = z.extend(clinic, {
  providers: describe(z.array(provider), 'The people who work there, with their licenses. Empty when unknown.'),
  prices: z.array(clinicPrice),
})

const area = z.object({
  slug: createSlugSchema('the area', 'soho'),
  name: z.string(),
  url: describe(z.string(), 'Its listings.'),
  guideUrl: describe(z.string(), 'Its guide.'),
  tagline: z.string(),
  description: z.string(),
  transit: z.string(),
  neighbors: describe(z.array(z.string()), 'Nearby areas, in the order in which pages suggest them.'),
  subAreas: z.array(slugAndName),
  clinics: describe(z.int(), 'How many clinics are listed.'),
  statedClinics: describe(
    z.nullable(z.int()),
    'The number of clinics according to a source other than the listings. Null where no number is given.',
  ),
})

const searchHit = z.object({
  kind: describe(
    z.string(),
    'clinic, treatment, area, page, guide, question, or offer (a clinic that offers the treatment of the query in its area).',
    'clinic',
  ),
  title: z.string(),
  note: z.string(),
  snippet: z.string(),
  url: describe(z.string(), 'The page of the result.'),
})

const change = z.object({
  id: z.int(),
  loadedAt: describe(z.string(), 'When this change was loaded, in ISO 8601.'),
  change: describe(
    z.string(),
    'loaded (the first load: one record for each kind, with the number of items as the title), added, changed or removed.',
    'changed',
  ),
  kind: describe(z.string(), 'clinic, guide, prices or redirect.', 'clinic'),
  item: z.string(),
  title: z.string(),
  url: z.nullable(describe(z.string(), 'Its current page. Null if it has none.')),
  details: describe(z.array(z.string()), 'What changed in it.', ['hours']),
})

const problem = z.object({
  type: describe(z.string(), 'about:blank, or a page about this kind of problem.'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
})

const createPageSchema = <T extends z.ZodMiniType>(recordSchema: T) =>
  z.object({
    data: z.array(recordSchema),
    next: describe(z.nullable(z.string()), 'The next page, as a URL; null on the last.'),
    total: describe(z.nullable(z.int()), 'The total number of records; null where they are not counted.'),
    version: describe(z.string(), 'Identifies the version of the data.'),
  })

const searchPage = z.extend(createPageSchema(searchHit), {
  groups: describe(
    z.array(z.object({ kind: z.string(), total: z.int() })),
    'The kinds of results, in order, with the number of each. Clinics are counted up to a limit.',
  ),
  mended: describe(
    z.nullable(z.string()),
    'The corrected spelling of the query that these results are for; null when it was not corrected.',
    'botox',
  ),
  didYouMean: describe(z.nullable(z.string()), 'A suggested spelling; null when there is none.'),
})

export const schemas = {
  Clinic: clinic,
  ClinicDetail: clinicDetail,
  ClinicPrice: clinicPrice,
  PriceTable: priceTable,
  Treatment: treatment,
  TreatmentDetail: treatmentDetail,
  TreatmentFacts: treatmentFacts,
  Area: area,
  SearchHit: searchHit,
  Change: change,
  Problem: problem,
  ClinicPage: createPageSchema(clinic),
  TreatmentPage: createPageSchema(treatment),
  AreaPage: createPageSchema(area),
  PricePage: createPageSchema(priceTable),
  SearchPage: searchPage,
  ChangePage: createPageSchema(change),
}
for (const [id, schema] of Object.entries(schemas)) schemaRegistry.add(schema, { ...schemaRegistry.get(schema), id })

export type SchemaName = keyof typeof schemas
