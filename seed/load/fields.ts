import { z } from 'zod'
import { getNewYorkDate } from '../../src/domain/time.ts'

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined by single hyphens')

/** Longer text in a field slows down pages and searches. */
const MAX_TEXT_CHARACTERS = 5000

export const HIDDEN_CHARACTERS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

export const text = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TEXT_CHARACTERS)
  .refine((value) => !HIDDEN_CHARACTERS.test(value), 'must not contain control characters or text direction marks')

/** Returns whether a day, a month or a year, such as 2026-11, has begun in New York. */
export const hasBegun = (date: string): boolean => date <= getNewYorkDate(new Date()).slice(0, date.length)

export const dateUntilToday = z.iso
  .date({ abort: true, error: 'must be a date such as 2026-04-14' })
  .refine(hasBegun, 'is in the future')
export const webUrl = z.url({ protocol: /^https?$/, error: 'must be a URL such as https://example.com' })
export const usd = z.number().positive().multipleOf(0.01, 'must have at most two decimals')
export const coordinates = z.strictObject({
  lat: z.number().min(40.4, 'is outside the region').max(41.3, 'is outside the region'),
  lng: z.number().min(-74.4, 'is outside the region').max(-71.7, 'is outside the region'),
})

export const listKeys = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as [K, ...K[]]
