import { z } from 'zod'
import { BY_APPOINTMENT, DAYS, OPENING_TIMES_PATTERN } from '../../src/domain/clinic/hours.ts'
import { LICENSES } from '../../src/domain/list/facets.ts'
import { PRICE_UNITS } from '../../src/domain/price.ts'
import { toSlug } from '../../src/domain/slug.ts'
import { getNewYorkYear } from '../../src/domain/time.ts'
import { coordinates, dateUntilToday, slug, text, usd, webUrl } from './fields.ts'

/** Opening hours in New York time. Null if the clinic is closed on that day. */
const dayHours = z
  .string()
  .regex(
    new RegExp(`${OPENING_TIMES_PATTERN.source}|^${BY_APPOINTMENT}$`),
    `must be HH:MM-HH:MM, such as 09:00-17:30, or '${BY_APPOINTMENT}'`,
  )
  .nullable()
const hours = z.record(z.enum(DAYS), dayHours, {
  error: ({ code }) => (code === 'invalid_type' ? 'must be an object with the days mon to sun' : undefined),
})

const filterable = text.refine(
  (name) => toSlug(name) !== '',
  'must have a Latin letter or a digit, because the URL of its filter has only these',
)

const provider = z.strictObject({
  name: text.max(120),
  license: z.enum(LICENSES),
  number: text.max(40).optional(),
  role: text.max(120).optional(),
})

const price = z
  .strictObject({
    service: slug,
    label: text.max(120),
    unit: z.enum(PRICE_UNITS),
    min: usd,
    max: usd,
    asOf: dateUntilToday,
  })
  .refine(({ min, max }) => min <= max, 'min must not exceed max')

export const clinicSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'must have only lowercase letters, digits and hyphens'),
  /** Without a slug, the URL of the clinic's page has the `id`. */
  slug: slug.optional(),
  previousSlugs: z.array(slug).default([]),
  name: text.max(120),
  description: text.max(2000).optional(),
  address: text.max(200).regex(/, NY \d{5}$/, 'must end in ", NY" and a zip code'),
  /** The slug of an area. Defaults to an area that contains the address, or else to the borough. */
  location: slug.optional(),
  services: z.array(slug).default([]),
  featured: z.boolean().default(false),
  verified: z.boolean().default(false),
  rating: z.number().min(0).max(5).optional(),
  reviewCount: z.number().int().min(0).optional(),
  ratingSource: text.max(120).optional(),
  /** With `approximate`, the point is the center of the clinic's zip code. */
  coordinates: coordinates.extend({ approximate: z.literal(true).optional() }).optional(),
  phone: z
    .string()
    .regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, 'must be a US number such as +12127654321')
    .optional(),
  website: webUrl.max(300).optional(),
  email: z.email().max(200).optional(),
  hours: hours.optional(),
  byAppointment: z.boolean().optional(),
  languages: z.array(filterable.max(60)).optional(),
  stepFree: z.boolean().optional(),
  providers: z.array(provider).optional(),
  devices: z.array(filterable.max(120)).optional(),
  skinTypes: z.array(z.number().int().min(1).max(6)).optional(),
  opened: z
    .number()
    .int()
    .min(1900)
    .refine((year) => year <= getNewYorkYear(new Date()), 'is in the future')
    .optional(),
  prices: z.array(price).optional(),
  lastChecked: dateUntilToday.optional(),
  status: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('closed'), on: dateUntilToday }),
      z.strictObject({ kind: z.literal('moved'), on: dateUntilToday, from: text.max(200) }),
    ])
    .optional(),
})

export const pricesSchema = z.array(
  z.strictObject({
    /** The table `default` applies to each treatment that has no table. */
    treatment: z.union([slug, z.literal('default')]),
    note: text.optional(),
    source: slug,
    asOf: dateUntilToday,
    rows: z
      .array(
        z
          .strictObject({
            type: text,
            unit: z.enum(PRICE_UNITS),
            minPrice: usd,
            maxPrice: usd,
            /** Defaults to the midpoint of the range, in whole dollars. */
            averagePrice: usd.optional(),
            alsoCalled: z.array(text).optional(),
          })
          .refine((row) => row.minPrice <= row.maxPrice, 'minPrice must not exceed maxPrice'),
      )
      .min(1),
  }),
)
