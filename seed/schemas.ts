import { z } from 'zod'

/**
 * The shape of every file under `seed/`. `load.ts` reads a file through one of these and reports each
 * fault with the file and the path in it; what passes here is trusted everywhere else.
 */

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by single hyphens')
const text = z.string().trim().min(1)
const isoDate = z.iso.date()
const usd = z.number().int().positive()
const coordinates = z.strictObject({
  lat: z.number().min(40.4, 'is outside the region').max(41.3, 'is outside the region'),
  lng: z.number().min(-74.4, 'is outside the region').max(-71.7, 'is outside the region'),
})

export const siteSchema = z.strictObject({
  /** While true every listing is labelled invented and a public site asks not to be indexed. */
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
    /** Which of the four groups of the treatment list it belongs to in style and breadcrumbs. */
    category: z.enum(['injectables', 'laser', 'body', 'facials']),
    description: text.max(160),
    /** In the treatment list of the specification; `false` for the special cases that only have a page. */
    listed: z.boolean(),
    popular: z.boolean(),
    /** A Phosphor icon name, e.g. `syringe`. */
    icon: slug,
    /** Other words that visitors use for it. They feed the search index and are not printed. */
    aliases: z.array(text),
    /** What the sidebar shows; `{fact-id}` is replaced by the fact's text. */
    quickFacts: z.array(z.strictObject({ label: text, value: text })).min(2),
  }),
)

const groups = z.array(z.strictObject({ slug, name: text, treatments: z.array(slug).min(1) }))

/** Groups of treatments, in order, for the screens that show them; the finder's are concerns in a visitor's words. */
export const groupsSchema = z.strictObject({ list: groups, dropdown: groups, finder: groups })

/** Services that listings offer beyond the treatment list; `treatment` is the guide that is nearest to it. */
export const servicesSchema = z.array(z.strictObject({ slug, name: text, treatment: slug.nullable() }))

export const areasSchema = z.array(
  z.strictObject({
    slug,
    name: text,
    /** The count the directory states; null means: as many as are listed. */
    medspaCount: z.number().int().positive().nullable(),
    featured: z.boolean(),
    tagline: text.max(90),
    shortDescription: text.max(160),
    center: coordinates,
    /** Width of the drawn map, in kilometres. */
    windowKm: z.number().min(3).max(90),
    transit: text,
    /** Areas next to it, nearest first. */
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

/** Opening times of a day in 24-hour New York time, or null when closed. */
const day = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM-HH:MM')
  .nullable()
const hours = z.strictObject({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day })

export const LICENCES = ['MD', 'DO', 'NP', 'PA', 'RN', 'esthetician'] as const
export const PRICE_UNITS = ['unit', 'syringe', 'session', 'package', 'month', 'area', 'vial'] as const

export const clinicsSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** Absent: the clinic's page lives under its id. */
    slug: slug.optional(),
    /** Slugs it had before; they redirect to the present one. */
    previousSlugs: z.array(slug).default([]),
    name: text,
    description: text,
    address: text.regex(/, NY \d{5}$/, 'must end in ", NY" and a zip code'),
    location: slug,
    services: z.array(slug).min(1),
    featured: z.boolean(),
    verified: z.boolean(),
    rating: z.number().min(0).max(5),
    reviewCount: z.number().int().min(0),
    coordinates: coordinates.optional(),
    /** Fictional listings use 555-01xx only, so that nobody's telephone rings. */
    phone: z
      .string()
      .regex(/^\(\d{3}\) 555-01\d{2}$/, 'must be (NNN) 555-01NN')
      .optional(),
    hours: hours.optional(),
    byAppointment: z.boolean().optional(),
    languages: z.array(text).optional(),
    stepFree: z.boolean().optional(),
    providers: z.array(z.strictObject({ name: text, licence: z.enum(LICENCES), role: text.optional() })).optional(),
    opened: z.number().int().min(1980).max(2026).optional(),
    prices: z
      .array(
        z
          .strictObject({ service: slug, label: text, unit: z.enum(PRICE_UNITS), min: usd, max: usd, asOf: isoDate })
          .refine((price) => price.min <= price.max, 'min must not exceed max'),
      )
      .optional(),
    lastChecked: isoDate.optional(),
    status: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('closed'), on: isoDate }),
        z.strictObject({ kind: z.literal('moved'), on: isoDate, from: text }),
      ])
      .optional(),
  }),
)

/** Telephone numbers by clinic id, for listings that carry none themselves. */
export const phonesSchema = z.record(z.string(), z.string().regex(/^\(\d{3}\) 555-01\d{2}$/))

export const pricesSchema = z.array(
  z.strictObject({
    /** `default` is the table for treatments that have none of their own. */
    treatment: z.union([slug, z.literal('default')]),
    note: text.optional(),
    source: slug,
    asOf: isoDate,
    rows: z
      .array(
        z
          .strictObject({
            type: text,
            unit: z.enum(PRICE_UNITS),
            minPrice: usd,
            maxPrice: usd,
            /** Absent: the middle of the range. */
            averagePrice: usd.optional(),
            /** Other names that clinics give it in their own prices. */
            alsoCalled: z.array(text).optional(),
          })
          .refine((row) => row.minPrice <= row.maxPrice, 'minPrice must not exceed maxPrice'),
      )
      .min(1),
  }),
)

/** A statement and the documents it rests on; the treatment's guide must cite each of them in the section named in `check-options.ts`. */
const sourced = { text, sources: z.array(slug).min(1) }

/** What the finder says of each treatment. */
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

/** A document that someone opened, and what it was seen to say. */
export const sourcesSchema = z.array(
  z.strictObject({
    id: slug,
    title: text,
    publisher: text,
    url: z.url({ protocol: /^https?$/ }),
    /** Publication or last update as the document states it: YYYY, YYYY-MM or YYYY-MM-DD; null when it states none. */
    date: z
      .string()
      .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
      .nullable(),
    opened: isoDate,
    supports: z.array(text).min(1),
  }),
)

/** A figure or claim that recurs. Prose names it as `{id}`, so that two places cannot disagree. */
export const factsSchema = z.array(
  z
    .strictObject({
      id: slug,
      text,
      /** Either the source that says so … */
      source: slug.optional(),
      /** … or what a reader must know because nobody can source it; it is shown with the claim. */
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
    /** Shown on the home page. */
    home: z.boolean(),
  }),
)

export const redirectsSchema = z.array(
  z.strictObject({ from: z.string().startsWith('/'), to: z.string().startsWith('/').nullable(), why: text }),
)

/** Front matter of `content/guides/*.md`. */
export const guideSchema = z.strictObject({
  treatment: slug,
  reviewed: isoDate,
  /** Name and licence of a reviewer; absent means "not medically reviewed". */
  medicallyReviewedBy: text.optional(),
  description: text.min(50).max(165),
  keywords: z.array(text).default([]),
})

/** Parts of a text that name a day, a time or a place without saying that something is offered then or there. */
const asides = z.array(text).default([])

/** Front matter of `content/local/{treatment}/{area}.md`. */
export const localPageSchema = z.strictObject({
  treatment: slug,
  area: slug,
  badge: text.optional(),
  keywords: z.array(text).default([]),
  /** Clinics (slug or id) singled out here, with what is said of each. */
  featuredClinics: z.array(z.strictObject({ clinic: slug, description: text })).default([]),
  /** Clinics (slug or id) that people go to here. */
  popularProviders: z.array(slug).default([]),
  /** Slugs of areas, or `area/sub-area`. */
  nearby: z.array(z.string()).min(1),
  asides,
  /** What stands in place of the list while it is empty. */
  emptyTitle: text.optional(),
  emptyText: text.optional(),
})

/** Front matter of `content/areas/*.md`. */
export const areaContentSchema = z.strictObject({
  area: slug,
  reviewed: isoDate,
  insights: z.array(z.strictObject({ title: text, description: text })).length(4),
  asides,
})

/** Front matter of `content/faq/*.md`: one file a section, `position` orders them. */
export const faqSectionSchema = z.strictObject({ slug, title: text, position: z.number().int() })

/** Front matter of the pages that are prose only (`content/pages/*.md`). */
export const prosePageSchema = z.strictObject({
  slug,
  title: text,
  description: text.min(50).max(165),
  lead: text,
  updated: isoDate,
})
