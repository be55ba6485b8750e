import { z } from 'zod'
import { LICENCES, licenceValue, OPEN_TIMES, tokenOf } from '../../src/domain/facets.ts'

const text = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by single hyphens')
/** Filters that a search can ask for, as the lists have them in their addresses. */
const FILTERS = [
  ...OPEN_TIMES.map((value) => tokenOf('open', value)),
  ...LICENCES.map((licence) => tokenOf('provider', licenceValue(licence))),
  tokenOf('access', 'step-free'),
  tokenOf('verified', 'yes'),
]

const place = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, 'must be the slug of an area, or `area/sub-area`')

/**
 * `data/synonyms.json`: what people type, and what of ours they mean by it. Names, and the aliases in
 * `treatments.json`, need not be repeated here. `tests/db/search-queries.test.ts` shows that it works.
 */
export const synonymsSchema = z.strictObject({
  /** Concerns, brand names and everyday words, with treatments (or other services), the likeliest first. */
  treatments: z.array(z.strictObject({ words: z.array(text).min(1), means: z.array(slug).min(1) })),
  /**
   * Other names, zip codes and what people call stations, with the place whose page covers them. One may stand under two
   * places. Those of `zips.json` and `stations.json` need not be repeated: what stands in neither belongs to its borough.
   */
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
  /** Words by which a list is narrowed, with the facet and its value. Languages need not stand here: the listings name them. */
  filters: z.array(
    z.strictObject({
      means: z.enum(FILTERS, 'must be a filter of the lists, such as open=weekend'),
      words: z.array(text).min(1),
    }),
  ),
  /** Words that say nothing here, because everything is in New York and everyone wants the best. */
  ignored: z.array(text),
})

/** `data/stations.json`: the subway's stations by the name on their signs, under the place whose page covers them. */
export const stationsSchema = z.strictObject({ source: text, stations: z.record(place, z.array(text).min(1)) })
