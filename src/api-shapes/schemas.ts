import * as z from 'zod/mini'
import { VALUE_KINDS } from '../domain/treatment/treatment-value.ts'

// Schemas of the API responses, used by the OpenAPI document and the tests.

export const registry = z.registry<{ id?: string; description?: string; examples?: unknown[] }>()

const about = <T extends z.ZodMiniType>(schema: T, description: string, example?: unknown): T => {
  registry.add(schema, { description, ...(example === undefined ? {} : { examples: [example] }) })
  return schema
}

const slug = (what: string, example: string) => about(z.string(), `${what} in addresses.`, example)
const url = (what: string) => about(z.string(), what)
const day = (what: string) => about(z.string(), `${what} YYYY-MM-DD.`, '2026-11-02')
const usd = (what: string) => about(z.number(), `${what} US dollars.`, 250)

const KINDS = `One of ${VALUE_KINDS.join(', ')}.`

const link = z.object({ slug: z.string(), name: z.string() })
const span = about(z.nullable(z.string()), 'HH:MM-HH:MM in New York, null when closed.', '09:00-19:00')

export const clinicPrice = z.object({
  service: z.string(),
  label: z.string(),
  unit: about(z.string(), 'What the price is for.', 'session'),
  min: usd('From, in'),
  max: usd('Up to, in'),
  asOf: day('The day the price was known:'),
})

export const clinic = z.object({
  id: about(z.string(), 'Stays the same when name and address of the page change.', 'clinic-001'),
  slug: about(z.nullable(z.string()), 'Null where the page lives under the id.'),
  name: z.string(),
  url: url('Its page.'),
  description: z.string(),
  address: z.string(),
  location: slug('Its own area', 'soho'),
  areas: about(z.array(z.string()), 'Every area it belongs to, its own first.'),
  coordinates: about(z.nullable(z.object({ lat: z.number(), lng: z.number() })), 'Null when its place is not known.'),
  phone: about(z.nullable(z.string()), 'E.164.', '+12125550104'),
  website: z.nullable(z.string()),
  email: z.nullable(z.string()),
  hours: about(
    z.nullable(z.object({ mon: span, tue: span, wed: span, thu: span, fri: span, sat: span, sun: span })),
    'Null when it has stated none.',
  ),
  byAppointment: z.boolean(),
  services: z.array(link),
  languages: z.array(z.string()),
  stepFree: about(z.nullable(z.boolean()), 'Null when nobody has said.'),
  devices: z.array(z.string()),
  skinTypes: about(z.array(z.int()), 'Fitzpatrick types that it treats, 1 to 6. Empty when nobody has said.'),
  openedYear: z.nullable(z.int()),
  featured: z.boolean(),
  verified: z.boolean(),
  rating: about(z.nullable(z.number()), 'Out of 5. Not collected by this site. Null when unknown.'),
  reviewCount: z.nullable(z.int()),
  ratingSource: about(z.nullable(z.string()), 'Who collected the rating.'),
  status: about(
    z.nullable(z.object({ kind: z.string(), on: z.string(), from: z.optional(z.string()) })),
    'Closed or moved, and when; null when neither.',
  ),
  lastChecked: z.nullable(day('The day the listing was last checked:')),
  sample: about(z.boolean(), 'True while the listing is an example and no real business.'),
})

export const clinicDetail = z.extend(clinic, { prices: z.array(clinicPrice) })

export const priceTable = z.object({
  treatment: slug('The treatment, or default for packages of treatments that have no table of their own,', 'botox'),
  source: z.string(),
  note: z.nullable(z.string()),
  asOf: about(z.string(), 'When the figures were collected.'),
  currency: about(z.string(), 'Always USD.', 'USD'),
  rows: z.array(
    z.object({
      type: z.string(),
      unit: z.string(),
      average: usd('Usual price in'),
      min: usd('From, in'),
      max: usd('Up to, in'),
    }),
  ),
})

export const treatment = z.object({
  slug: slug('The treatment', 'botox'),
  name: z.string(),
  url: url('Its guide.'),
  category: z.string(),
  description: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string(), note: z.nullable(z.string()) })),
  clinics: about(z.int(), 'How many listed clinics offer it.'),
})

const sources = z.array(z.object({ title: z.string(), publisher: z.string(), url: z.string() }))
const statement = z.object({ text: z.string(), sources })
const concernStatement = z.extend(statement, { concern: slug('A concern of the finder', 'laxity'), name: z.string() })

export const treatmentFacts = z.object({
  treats: about(z.array(concernStatement), 'Concerns that a source says it treats.'),
  doesNotTreat: about(
    z.array(concernStatement),
    'Concerns that it is sold for and that a source says it does not treat.',
  ),
  values: about(
    z.array(
      z.extend(statement, {
        kind: about(z.string(), KINDS, 'sessions'),
        label: z.string(),
        note: z.nullable(z.string()),
      }),
    ),
    'What sources state in figures. A kind without a source is absent.',
  ),
  priceUnit: about(z.string(), 'What its price is usually for.', 'session'),
  label: about(
    z.extend(statement, { status: about(z.string(), 'approved, cleared, off-label, exempt or none.', 'cleared') }),
    'What the FDA has approved or cleared.',
  ),
  risk: z.extend(statement, {
    level: about(z.string(), "lower, moderate or higher: this directory's grades.", 'lower'),
  }),
  performers: z.extend(statement, {
    who: about(z.string(), 'medical, depends, esthetician or unregulated.', 'medical'),
  }),
})

export const treatmentDetail = z.extend(treatment, {
  record: about(z.nullable(treatmentFacts), 'What sources state; null while the data is being replaced.'),
  reviewedOn: z.nullable(day('The day the guide was last reviewed:')),
  medicallyReviewedBy: about(z.nullable(z.string()), 'Null: not medically reviewed.'),
  prices: z.array(priceTable),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  sources,
})

export const area = z.object({
  slug: slug('The area', 'soho'),
  name: z.string(),
  url: url('Its listings.'),
  guideUrl: url('Its guide.'),
  tagline: z.string(),
  description: z.string(),
  transit: z.string(),
  neighbors: about(z.array(z.string()), 'Areas next to it, nearest first.'),
  subAreas: z.array(link),
  clinics: about(z.int(), 'How many clinics are listed.'),
  statedClinics: about(
    z.nullable(z.int()),
    'A number from another source than the listings; null where none is given.',
  ),
})

export const searchHit = z.object({
  kind: about(
    z.string(),
    'clinic, treatment, area, page, guide, question, or offer: a clinic that offers what is meant, where it is meant.',
    'clinic',
  ),
  title: z.string(),
  note: z.string(),
  snippet: z.string(),
  url: url('Where it is.'),
})

export const change = z.object({
  id: z.int(),
  loadedAt: about(z.string(), 'The moment of the load that brought it, ISO 8601.'),
  change: about(z.string(), 'loaded (the first load; title is the number), added, changed or removed.', 'changed'),
  kind: about(z.string(), 'clinic, guide, prices or redirect.', 'clinic'),
  item: z.string(),
  title: z.string(),
  url: z.nullable(url('Its page; null when it is gone.')),
  details: about(z.array(z.string()), 'What of it changed.', ['hours']),
})

export const problem = z.object({
  type: about(z.string(), 'about:blank, or a page about this kind of problem.'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
})

const page = <T extends z.ZodMiniType>(entry: T) =>
  z.object({
    data: z.array(entry),
    next: about(z.nullable(z.string()), 'The next page, as a URL; null on the last.'),
    total: about(z.nullable(z.int()), 'How many there are in all; null where they are not counted.'),
    version: about(z.string(), 'Names the data this was read from.'),
  })

export const one = <T extends z.ZodMiniType>(entry: T) => z.object({ data: entry, version: z.string() })

export const clinicPage = page(clinic)
export const treatmentPage = page(treatment)
export const areaPage = page(area)
export const pricePage = page(priceTable)
export const searchPage = z.extend(page(searchHit), {
  groups: about(
    z.array(z.object({ kind: z.string(), total: z.int() })),
    'The kinds among the results, in their order, and how many there are of each; clinics are counted up to a limit.',
  ),
  mended: about(
    z.nullable(z.string()),
    'Nothing was found as it was spelled: these are the results of this spelling.',
    'botox',
  ),
  didYouMean: about(z.nullable(z.string()), 'Another spelling that would have been understood.'),
})
export const changePage = page(change)

const named = {
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
  ClinicPage: clinicPage,
  TreatmentPage: treatmentPage,
  AreaPage: areaPage,
  PricePage: pricePage,
  SearchPage: searchPage,
  ChangePage: changePage,
}
for (const [id, schema] of Object.entries(named)) registry.add(schema, { ...registry.get(schema), id })

export type SchemaName = keyof typeof named
