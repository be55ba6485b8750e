import { z } from 'zod'
import { isoDate, slug, text } from './fields.ts'

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
