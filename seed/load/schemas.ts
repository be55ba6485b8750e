import { z } from 'zod'
import { coordinates, isoDate, slug, text } from './fields.ts'

/** Schemas of the files under `seed/data/`. Code after `load.ts` trusts the result. */

export const siteSchema = z.strictObject({
  /** If true, every listing is labeled as invented and a public site asks not to be indexed. */
  sample: z.boolean(),
  name: text,
  blurb: text,
  phone: text,
  email: z.email(),
})

export const treatmentsSchema = z.array(
  z.strictObject({
    slug,
    name: text,
    category: z.enum(['injectables', 'laser', 'body', 'facials']),
    description: text.max(160),
    /** Whether it appears in the treatment list; `false` for special cases that only have a page. */
    listed: z.boolean(),
    popular: z.boolean(),
    /** A Phosphor icon name, for example `syringe`. */
    icon: slug,
    /** Synonyms for the search index, never displayed. */
    aliases: z.array(text),
    /** Sidebar entries; `{fact-id}` is replaced with the fact's text. */
    quickFacts: z.array(z.strictObject({ label: text, value: text })).min(2),
  }),
)

const groups = z.array(z.strictObject({ slug, name: text, treatments: z.array(slug).min(1) }))

/** How treatments are grouped, in order: on the list page, in the dropdown, and in the finder, which groups them by concern. */
export const groupsSchema = z.strictObject({ list: groups, dropdown: groups, finder: groups })

/** Services that clinics offer beyond the treatment list. `treatment` is the closest guide. */
export const servicesSchema = z.array(z.strictObject({ slug, name: text, treatment: slug.nullable() }))

export const areasSchema = z.array(
  z.strictObject({
    slug,
    name: text,
    /** Number of med spas that the page states; null states the number of listings. */
    medspaCount: z.number().int().positive().nullable(),
    featured: z.boolean(),
    tagline: text.max(90),
    shortDescription: text.max(160),
    center: coordinates,
    windowKm: z.number().min(3).max(90),
    transit: text,
    /** Adjacent areas, nearest first. */
    neighbours: z.array(slug).min(1),
    subAreas: z.array(
      z.strictObject({
        slug,
        name: text,
        center: coordinates,
        description: text,
        clientele: text,
        popularServices: z.array(text).min(2).max(5),
      }),
    ),
  }),
)

/** A statement and its sources. `check/options.ts` requires the treatment's guide to cite them. */
const sourced = { text, sources: z.array(slug).min(1) }

export const optionsSchema = z.array(
  z.strictObject({
    treatment: slug,
    downtime: text,
    sessions: text,
    treats: z.strictObject(sourced),
    risk: z.strictObject({ level: z.enum(['lower', 'moderate', 'higher']), ...sourced }),
    performers: z.strictObject({ who: z.enum(['medical', 'depends', 'esthetician', 'unregulated']), ...sourced }),
  }),
)

export const comparisonsSchema = z.array(
  z.strictObject({
    treatment: slug,
    title: text,
    option1: text,
    option2: text,
    rows: z.array(z.strictObject({ category: text, option1Value: text, option2Value: text })).min(1),
    footnote: text.optional(),
  }),
)

/** Documents that someone opened, with what they were found to support. */
export const sourcesSchema = z.array(
  z.strictObject({
    id: slug,
    title: text,
    publisher: text,
    url: z.url({ protocol: /^https?$/ }),
    /** Publication or last update as stated in the document: YYYY, YYYY-MM or YYYY-MM-DD; null if not stated. */
    date: z
      .string()
      .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
      .nullable(),
    opened: isoDate,
    supports: z.array(text).min(1),
  }),
)

/** Recurring figures and claims. Prose refers to them as `{id}`, so that two pages cannot disagree. */
export const factsSchema = z.array(
  z
    .strictObject({
      id: slug,
      text,
      source: slug.optional(),
      /** Displayed with a claim that has no source. */
      note: text.optional(),
    })
    .refine((fact) => fact.source ?? fact.note, 'needs a source or a note'),
)

export const reviewsSchema = z.array(
  z.strictObject({
    rating: z.number().int().min(1).max(5),
    text,
    author: text,
    location: text,
    date: isoDate,
    treatment: slug,
    home: z.boolean(),
  }),
)

export const redirectsSchema = z.array(
  z.strictObject({ from: z.string().startsWith('/'), to: z.string().startsWith('/').nullable(), why: text }),
)
