import { listSuggestions, MAX_SUGGESTIONS, searchSite } from '../../db/search.ts'
import { type Catalog, findTreatment, isAreaPath } from '../../domain/catalog.ts'
import { findZipCode } from '../../domain/clinic/address.ts'
import { findNeighborhood, isRegion, parsePlace, resolvePlace } from '../../domain/list/near.ts'
import { findSearchDestination, type SearchDestination } from '../../domain/search/destination.ts'
import { readIntent } from '../../domain/search/intent.ts'
import { toMatchExpression } from '../../domain/search/match-expression.ts'
import { getAreaOfPlace } from '../../domain/search/rank.ts'
import type { FoundDocument } from '../../domain/search/results.ts'
import { toSlug } from '../../domain/slug.ts'
import { setSuggestionsPolicy } from '../../http/caching/policy.ts'
import type { Context } from '../../http/context.ts'
import { readTypedText } from '../../http/params.ts'
import { sendPage, streamPage, timeQuery } from '../../http/respond.tsx'
import type { PageMeta } from '../../seo/meta.ts'
import { addFilteredListHit, createFilteredListHit, insertListHit } from '../../ui/filtered-list-hit.ts'
import { createSearchDestinationUrl, createUrlWithParameters, urls } from '../../urls.ts'
import { SearchPage, SearchStartPage } from './page.tsx'
import { listSuggestedKeys } from './suggest.ts'
import { UnknownChoicePage } from './unknown-choice-page.tsx'

type Suggestion = Pick<FoundDocument, 'kind' | 'key' | 'title' | 'note' | 'path'>

export function sendSearchResults(c: Context, query: string) {
  const { catalog, db } = c.var
  const meta = createSearchMeta(query)
  if (toMatchExpression(query) === null)
    return sendPage(c, meta, (pageProps) => <SearchStartPage {...pageProps} query={query} />)
  return streamPage(
    c,
    meta,
    () => searchSite(db, catalog, query),
    (results, pageProps) => (
      <SearchPage {...pageProps} query={query} results={addFilteredListHit(catalog, query, results)} />
    ),
  )
}

export function sendSearchDestination(c: Context, treatmentText: string | null, locationText: string | null) {
  const catalog = c.get('catalog')
  const destination = findSearchDestination(
    { treatment: readTreatment(catalog, treatmentText), location: readArea(catalog, locationText) },
    {
      treatments: [...catalog.treatments, ...catalog.services].map(({ slug }) => slug),
      areas: catalog.areas.map(({ slug }) => slug),
    },
  )
  if (destination.unknownFields.length === 0)
    return c.redirect(createDestinationUrl(catalog, destination, locationText), 302)
  const nearestUrl = createNearestClinicsUrl(catalog, destination, locationText ?? '')
  if (nearestUrl) return c.redirect(nearestUrl, 302)
  const isKnownPlace = resolvePlace(catalog, parsePlace(catalog, locationText ?? '')) !== null
  const unknownFields = destination.unknownFields.filter((field) => field !== 'location' || !isKnownPlace)
  const typed = { treatment: truncate(treatmentText ?? ''), location: truncate(locationText ?? '') }
  return sendPage(c, createSearchMeta(''), (pageProps) => (
    <UnknownChoicePage {...pageProps} typed={typed} unknownFields={unknownFields} />
  ))
}

/** A service without a guide has no page in an area, only a list that can be filtered by area. */
function createDestinationUrl(catalog: Catalog, destination: SearchDestination, location: string | null): string {
  const { treatment, area } = destination
  const placeParameters = findPlaceParameters(catalog, location)
  return treatment === null || findTreatment(catalog, treatment)
    ? createUrlWithParameters(createSearchDestinationUrl(destination), placeParameters)
    : createUrlWithParameters(urls.serviceClinics(treatment), { area, ...placeParameters })
}

/** Returns the sort by distance from a zip code or neighborhood, or else the filter for a region's sub-area. */
function findPlaceParameters(
  catalog: Catalog,
  location: string | null,
): { near?: string; sort?: string; area?: string } {
  const text = location ?? ''
  const area = readArea(catalog, text) ?? ''
  const zip = findZipCode(text) ?? (isRegion(area) ? findNeighborhood(catalog, text)?.zip : null)
  if (zip) return catalog.zipCodes.has(zip) ? { near: zip, sort: 'distance' } : {}
  const subArea = toSlug(text)
  return isRegion(area) && isAreaPath(catalog, [area, subArea]) ? { area: `${area}.${subArea}` } : {}
}

/** For a place that has no page, such as a zip code of the Bronx. Null if the place or the treatment is unknown. */
function createNearestClinicsUrl(
  catalog: Catalog,
  { treatment, unknownFields }: SearchDestination,
  location: string,
): string | null {
  const near = parsePlace(catalog, location)
  if (unknownFields.includes('treatment') || !resolvePlace(catalog, near)) return null
  return createUrlWithParameters(treatment === null ? urls.medspas() : urls.serviceClinics(treatment), {
    near,
    sort: 'distance',
  })
}

/** Returns the words themselves if one is unknown, or if they name several treatments or nothing. */
function readTreatment({ vocabulary }: Catalog, words: string | null): string | null {
  const { treatments, service, unknownWords } = readIntent(words ?? '', vocabulary)
  return (unknownWords.length === 0 && (treatments.length > 1 ? null : (treatments[0] ?? service))) || words
}

/** Returns the words themselves if one is unknown, or if they name no place within an area. */
function readArea({ vocabulary, areas }: Catalog, words: string | null): string | null {
  const { places, unknownWords } = readIntent(words ?? '', vocabulary)
  const area = getAreaOfPlace(places[0] ?? '')
  return (unknownWords.length === 0 && areas.some(({ slug }) => slug === area) && area) || words
}

const MAX_SHOWN_CHARACTERS = 60
const truncate = (text: string) =>
  text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text

export async function sendSuggestions(c: Context) {
  const query = readTypedText(c.req.query('q'))
  const matchExpression = toMatchExpression(query)
  const { catalog, db } = c.var
  const keys = listSuggestedKeys(query, catalog.vocabulary)
  const foundDocuments = matchExpression ? await timeQuery(c, () => listSuggestions(db, keys, matchExpression)) : []
  const intent = readIntent(query, catalog.vocabulary)
  const listHit = createFilteredListHit(catalog, intent)
  const suggestions = insertListHit<Suggestion>(foundDocuments, listHit && { ...listHit, kind: 'page' }, intent)
  const suggestionsByKey = new Map(
    suggestions.map(({ kind, key, title, note, path }) => [key, { kind, title, note, path }]),
  )
  c.header('x-robots-tag', 'noindex')
  const response = c.json({ suggestions: [...suggestionsByKey.values()].slice(0, MAX_SUGGESTIONS) })
  setSuggestionsPolicy(response.headers)
  return response
}

const createSearchMeta = (query: string): PageMeta => ({
  title: query ? `Results for ${query.slice(0, 30)}` : 'Search',
  description:
    'Search med spas, treatments, neighborhoods, guides and questions in New York City by name, by service or by place.',
  canonical: urls.search(),
  noindex: true,
})
