import { z } from 'zod'
import { coordinates, dateUntilToday, hasBegun, slug, text, webUrl } from './fields.ts'

export const siteSchema = z.strictObject({
  /** If true, pages label the listings as invented, and search engines are asked not to index the site. */
  sample: z.boolean(),
  name: text.max(80),
  blurb: text.max(300),
  phone: text
    .max(40)
    .refine(
      (phone) => /^1?[2-9]\d{9}$/.test(phone.replaceAll(/\D/g, '')),
      'must be a US number such as (212) 765-4321, without an extension',
    ),
  email: z.email().max(200),
})

const groups = z.array(z.strictObject({ slug, name: text, treatments: z.array(slug).min(1) }))

/** In display order. Concerns in `finder` list no treatments: a treatment's record names its concerns. */
export const groupsSchema = z.strictObject({
  list: groups,
  dropdown: groups,
  finder: z.array(
    z.strictObject({
      slug,
      name: text,
      doctorFirst: z.strictObject({ text, sources: z.array(slug).min(1) }).optional(),
    }),
  ),
})

/** Services without a guide of their own. `treatment` is the treatment whose guide covers the service best, if any. */
export const servicesSchema = z.array(
  z.strictObject({ slug, name: text, treatment: slug.nullable(), aliases: z.array(text).default([]) }),
)

/** A phrase such as "on the Upper East Side". Defaults to "in" and the name of the area or sub-area. */
const wherePhrase = text.max(40).optional()

export const areasSchema = z.array(
  z.strictObject({
    slug,
    name: text,
    where: wherePhrase,
    /** The number of med spas that the area's page shows. If null, the page shows the number of listings. */
    medspaCount: z.number().int().positive().nullable(),
    /** If omitted, `medspaCount` is shown only in a sample. */
    medspaCountSource: slug.optional(),
    featured: z.boolean(),
    tagline: text.max(90),
    shortDescription: text.max(160),
    center: coordinates,
    /** Width in km. Maps of a small area show more: beside its list at least 5 km, on its cover at least 8 km. */
    windowKm: z.number().min(3).max(90),
    transit: text,
    /** Nearby areas, in the order in which pages suggest them. */
    neighbors: z.array(slug),
    /** Zip codes of the area. Can omit a zip code whose names in `data/zips.json` include the area's name. */
    zips: z.array(z.string().regex(/^\d{5}$/, 'must be five digits')).optional(),
    subAreas: z.array(
      z.strictObject({
        slug,
        name: text,
        where: wherePhrase,
        center: coordinates,
        description: text,
        clientele: text,
        popularServices: z.array(text).min(2).max(5),
      }),
    ),
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

/** Cited documents, which the editors have read. `supports` lists the statements for which a document is cited. */
export const sourcesSchema = z.array(
  z.strictObject({
    id: slug,
    title: text,
    publisher: text,
    url: webUrl,
    /** Date of publication or last update: YYYY, YYYY-MM or YYYY-MM-DD. Null if the document has no date. */
    date: z
      .string()
      .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, { abort: true, error: 'must be a date such as 2026-04-14, 2026-04 or 2026' })
      .refine(hasBegun, 'is in the future')
      .nullable(),
    opened: dateUntilToday,
    /** `part`: the editors read only part of the document. `copy`: the editors read a copy from another site. */
    read: z.enum(['part', 'copy']).optional(),
    supports: z.array(text).min(1),
  }),
)

const hostList = z.array(z.string().regex(/^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is not a host without "www."'))

/** Subdomains have the same class unless listed. A source on a host that is `refused` or has no class is an issue. */
export const hostsSchema = z.record(
  z.enum([
    'label',
    'fda',
    'cdc',
    'nih',
    'statute-or-agency',
    'society',
    'hospital',
    'journal',
    'manufacturer-label',
    'price',
    'other',
    'refused',
  ]),
  hostList,
)

export const factsSchema = z.array(
  z
    .strictObject({
      id: slug,
      text,
      source: slug.optional(),
      /** Shown with quick facts, with costs in the finder, and in the list of sources if the fact has no source. */
      note: text.optional(),
      /** Marks a fact about invented clinics. Only a sample shows the fact. */
      sampleOnly: z.literal(true).optional(),
      /** The calculation in `text`, which the seed checks: a price in `prices.json` times a range of numbers. */
      example: z
        .strictObject({ treatment: slug, row: text, times: z.tuple([z.int().positive(), z.int().positive()]) })
        .optional(),
    })
    .refine((fact) => fact.source ?? fact.note, 'needs a source or a note'),
)

/** Invented reviews, shown only in a sample. */
export const reviewsSchema = z.array(
  z.strictObject({
    rating: z.number().int().min(1).max(5),
    text,
    author: text,
    location: text,
    date: dateUntilToday,
    treatment: slug,
    home: z.boolean(),
  }),
)

export const redirectsSchema = z.array(
  z.strictObject({ from: z.string().startsWith('/'), to: z.string().startsWith('/').nullable(), why: text }),
)
