import { z } from 'zod'

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by single hyphens')
export const text = z.string().trim().min(1)
export const isoDate = z.iso.date()
export const usd = z.number().int().positive()
export const coordinates = z.strictObject({
  lat: z.number().min(40.4, 'is outside the region').max(41.3, 'is outside the region'),
  lng: z.number().min(-74.4, 'is outside the region').max(-71.7, 'is outside the region'),
})
