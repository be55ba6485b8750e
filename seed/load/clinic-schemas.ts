import { z } from 'zod'
import { LICENSES } from '../../src/domain/facets.ts'
import { PRICE_UNITS } from '../../src/domain/price.ts'
import { coordinates, isoDate, slug, text, usd } from './fields.ts'

/** Opening hours of one day in New York time, 24-hour clock; null when closed. */
const day = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM-HH:MM')
  .nullable()
const hours = z.strictObject({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day })

export const clinicsSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** Defaults to `id`. */
    slug: slug.optional(),
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
    /** 555-01xx is reserved for fictional use, so no real phone rings. */
    phone: z
      .string()
      .regex(/^\(\d{3}\) 555-01\d{2}$/, 'must be (NNN) 555-01NN')
      .optional(),
    hours: hours.optional(),
    byAppointment: z.boolean().optional(),
    languages: z.array(text).optional(),
    stepFree: z.boolean().optional(),
    providers: z.array(z.strictObject({ name: text, licence: z.enum(LICENSES), role: text.optional() })).optional(),
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

/** Phone numbers by clinic id, for listings without a `phone`. */
export const phonesSchema = z.record(z.string(), z.string().regex(/^\(\d{3}\) 555-01\d{2}$/))

export const pricesSchema = z.array(
  z.strictObject({
    /** `default` applies to treatments without their own table. */
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
            /** Defaults to the midpoint of the range. */
            averagePrice: usd.optional(),
            alsoCalled: z.array(text).optional(),
          })
          .refine((row) => row.minPrice <= row.maxPrice, 'minPrice must not exceed maxPrice'),
      )
      .min(1),
  }),
)
