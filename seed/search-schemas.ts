import { z } from 'zod'

const text = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by single hyphens')
const place = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, 'must be the slug of an area, or `area/sub-area`')

/**
 * `data/synonyms.json`: what people type, and what of ours they mean by it. Names, and the aliases in
 * `treatments.json`, need not be repeated here. `tests/db/search-queries.test.ts` shows that it works.
 */
export const synonymsSchema = z.strictObject({
  /** Concerns, brand names and everyday words, with treatments (or other services), the likeliest first. */
  treatments: z.array(z.strictObject({ words: z.array(text).min(1), means: z.array(slug).min(1) })),
  /** Neighborhoods, zip codes and stations, with the place whose page covers them. One may stand under two places. */
  places: z.array(
    z.strictObject({
      means: place,
      names: z.array(text),
      zips: z.array(z.string().regex(/^1[01]\d{3}$/, 'must be a zip code of the city or of Long Island')),
      stations: z.array(text),
    }),
  ),
  /** Words that ask for a kind of page rather than for a thing. */
  topics: z.array(z.strictObject({ means: z.enum(['prices', 'directory']), words: z.array(text).min(1) })),
  /** Words that say nothing here, because everything is in New York and everyone wants the best. */
  ignored: z.array(text),
})
