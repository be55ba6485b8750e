import { z } from 'zod'
import { BOROUGHS } from '../../src/domain/clinic/address.ts'
import { LICENSES, OPEN_TIMES, SKIN_TYPES, toFacetToken, toLicenseFacetValue } from '../../src/domain/list/facets.ts'
import { GUIDE_TOPICS, PAGE_TOPICS } from '../../src/domain/search/rank.ts'
import { coordinates, slug, text } from './fields.ts'

const FILTER_TOKENS = [
  ...OPEN_TIMES.map((value) => toFacetToken('open', value)),
  ...LICENSES.map((license) => toFacetToken('provider', toLicenseFacetValue(license))),
  ...SKIN_TYPES.map((type) => toFacetToken('skin', type)),
  toFacetToken('access', 'step-free'),
  toFacetToken('verified', 'yes'),
]

const place = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, 'must be the slug of an area, or `area/sub-area`')

/** Synonyms for the search. It also knows all names, and the aliases in the records of treatments and services. */
export const synonymsSchema = z.strictObject({
  /** Words for a visitor's need. Another name of a treatment or service belongs in the `aliases` of its record. */
  treatments: z.array(
    z.strictObject({
      words: z.array(text).min(1),
      /** Slugs of treatments and services, best first. If empty, the words lead only to the finder. */
      means: z.array(slug),
      concern: slug.optional(),
      /** Lists the finder's page on the concern first in the search results. */
      doctorFirst: z.literal(true).optional(),
    }),
  ),
  /** Other names of places. The search also knows the zip codes in `zips.json` and the stations in `stations.json`. */
  places: z.array(
    z.strictObject({
      means: place,
      names: z.array(text),
      zips: z.array(z.string().regex(/^1[01]\d{3}$/, 'must be a zip code of the city or of Long Island')),
      stations: z.array(text),
    }),
  ),
  topics: z.array(
    z.union([
      z.strictObject({
        means: z.enum([
          ...(['prices', 'directory', 'hours', 'near-me', 'rules'] as const),
          ...PAGE_TOPICS,
          ...GUIDE_TOPICS,
        ]),
        words: z.array(text).min(1),
        question: z.undefined().optional(),
      }),
      z.strictObject({
        means: z.enum(['emergency', 'injections', 'licenses']),
        words: z.array(text).min(1),
        question: text,
      }),
    ]),
  ),
  /** Words for the filters in `FILTER_TOKENS`. Words for languages come from the listings and from `languages`. */
  filters: z.array(
    z.strictObject({
      means: z.enum(FILTER_TOKENS, `must be one of ${FILTER_TOKENS.join(', ')}`),
      words: z.array(text).min(1),
    }),
  ),
  /** Other names of each language. The keys are the names in the listings. */
  languages: z.record(text, z.array(text).min(1)).default({}),
  /** Words that tell the search nothing, such as "best", "please" or "New York". */
  ignored: z.array(text),
})

export const stationsSchema = z.strictObject({ source: text, stations: z.record(place, z.array(text).min(1)) })

export const zipsSchema = z.strictObject({
  sources: z.array(text).min(1),
  zips: z.array(
    z.strictObject({
      zip: z.string().regex(/^\d{5}$/, 'must be five digits'),
      ...coordinates.shape,
      borough: z.enum(BOROUGHS),
      name: text.max(80),
    }),
  ),
})
