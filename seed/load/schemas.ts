import { z } from 'zod'
import { coordinates, isoDate, slug, text } from './fields.ts'

/**
 * The shape of the files under `seed/data/`; those of clinics and prices, of synonyms, and of prose stand in files of
 * their own. `load.ts` reads a file through one of these and reports each
 * fault with the file and the path in it; what passes here is trusted everywhere else.
 */

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
