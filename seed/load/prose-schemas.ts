import { z } from 'zod'
import { dateUntilToday, slug, text } from './fields.ts'

export const guideSchema = z.strictObject({
  treatment: slug,
  reviewed: dateUntilToday,
  /** The reviewer's name and license. Without a reviewer, the page says "not by a clinician". */
  medicallyReviewedBy: text.optional(),
  description: text.min(50).max(165),
  keywords: z.array(text).default([]),
})

export const localPageSchema = z
  .strictObject({
    treatment: slug,
    area: slug,
    reviewed: dateUntilToday.optional(),
    /** Marks content about invented clinics. Outside a sample, the page is shown without this content. */
    sampleOnly: z.literal(true).optional(),
    badge: text.optional(),
    keywords: z.array(text).default([]),
    featuredClinics: z.array(z.strictObject({ clinic: slug, description: text })).default([]),
    popularProviders: z.array(slug).default([]),
    /** Each place is the slug of an area, or `area/sub-area`. */
    nearby: z.array(z.string()).min(1),
    emptyTitle: text.optional(),
    emptyText: text.optional(),
  })
  .refine(({ emptyTitle, emptyText }) => !emptyTitle === !emptyText, {
    path: ['emptyTitle'],
    error: 'needs an emptyText, and an emptyText needs an emptyTitle',
  })

export const areaContentSchema = z.strictObject({
  area: slug,
  reviewed: dateUntilToday,
  insights: z.array(z.strictObject({ title: text, description: text })).length(4),
})

/** Each file is a section of the FAQ page, except `home`, whose questions are on the home page. */
export const faqSectionSchema = z.strictObject({
  slug,
  title: text,
  position: z.number().int(),
  reviewed: dateUntilToday.optional(),
})

export const HOME_SLUG = 'home'

export const isOnFaqPage = ({ front }: { front: z.infer<typeof faqSectionSchema> }) => front.slug !== HOME_SLUG

export const prosePageSchema = z.strictObject({
  slug,
  title: text,
  description: text.min(50).max(165),
  lead: text,
  updated: dateUntilToday,
})

/** Front matter of `content/shared/*.md`. A paragraph `[[slug]]` in another file includes the text with this slug. */
export const sharedTextSchema = z.strictObject({ slug })
