import { type Catalog, findArea, findService } from '../domain/catalog.ts'
import type { Facet, Selection } from '../domain/list/facets.ts'
import type { ListState } from '../domain/list/list-state.ts'
import {
  findBoroughWithOptionalPage,
  findNeighborhood,
  isRegion,
  resolvePlace,
  zipOfNeighborhood,
} from '../domain/list/near.ts'
import { formatUsd } from '../domain/price.ts'
import { type Intent, readIntent } from '../domain/search/intent.ts'
import { areaOfPlace, hasAnswer, isEmergency } from '../domain/search/rank.ts'
import type { GroupKind, SearchGroup, SearchHit } from '../domain/search/results.ts'
import { browseUrl, urls } from '../urls.ts'
import type { Database, Versioned } from './client.ts'
import { type SearchResults, searchSite } from './search.ts'

const FILTER_NAMES: Readonly<Record<string, string>> = {
  'open=now': 'open now',
  'open=evening': 'open on weekday evenings',
  'open=saturday': 'open on Saturdays',
  'open=sunday': 'open on Sundays',
  'open=weekend': 'open at weekends',
  'access=step-free': 'step-free',
  'verified=yes': 'verified',
  'provider=md': 'with a physician',
  'provider=do': 'with a physician',
  'provider=np': 'with a nurse practitioner',
  'provider=pa': 'with a physician assistant',
  'provider=rn': 'with a registered nurse',
  'provider=esthetician': 'with an esthetician',
}

/** Groups of results that a search such as 'chest pain' must not show: a clinic is no help in an emergency. */
const CLINIC_KINDS: ReadonlySet<GroupKind> = new Set(['clinic', 'offer'])

export async function searchWithFilteredList(
  db: Database,
  catalog: Catalog,
  query: string,
): Promise<Versioned<SearchResults>> {
  const { version, data } = await searchSite(db, catalog, query)
  const text = data.correctedQuery ?? query
  const intent = readIntent(text, catalog.vocabulary)
  if (isEmergency(intent))
    return { version, data: { ...data, groups: data.groups.filter(({ kind }) => !CLINIC_KINDS.has(kind)) } }
  const hit = filteredListHit(catalog, text, intent)
  return { version, data: { ...data, groups: insertListGroup(data.groups, hit, intent) } }
}

/**
 * Returns a filtered list as a search result, for a query with filters ('botox open sunday') or a place without a page
 * ('10013'). Returns null for other queries.
 */
export function filteredListHit(catalog: Catalog, query: string, intent: Intent): SearchHit | null {
  const { zip, filters } = intent
  const neighborhood = namesOnlyRegion(intent) ? findNeighborhood(catalog, query) : null
  const placeKey = zip ?? neighborhood?.zip ?? (filters.length > 0 ? placeKeyOf(catalog, intent.places[0] ?? '') : null)
  const near = resolvePlace(catalog, placeKey)
  if (near === null && filters.length === 0) return null
  const service = findService(catalog, intent.treatments[0] ?? intent.service ?? '')
  const area = near ? null : findArea(catalog, areaOfPlace(intent.places[0] ?? ''))
  const chosen: Selection = { ...Object.fromEntries(filters.map(parseFilter)), ...(area ? { area: area.slug } : {}) }
  const list: ListState = {
    path: service ? urls.providers(service.slug) : urls.medspas(),
    base: {},
    chosen,
    sort: near ? 'distance' : 'recommended',
    near: near && placeKey,
    page: 1,
    view: 'list',
  }
  const where = area ? ` ${area.where}` : ''
  const unfilteredTitle = `${service ? `Med spas offering ${service.name}` : 'Med spas'}${where}`
  const title = [
    near ? `${unfilteredTitle} nearest to ${zip ?? neighborhood?.name ?? near.name}` : unfilteredTitle,
    ...filters.map(filterName),
  ].join(', ')
  return {
    key: 'list',
    title,
    note: [...unusedNotes(catalog, intent), listNote(near, placeKey)].join(' '),
    path: browseUrl(list),
    ...(near ? { mapPath: browseUrl({ ...list, view: 'map' }) } : {}),
    snippet: '',
    tier: 'match',
  }
}

const placeKeyOf = (catalog: Catalog, place: string) =>
  (findArea(catalog, place) ? null : findBoroughWithOptionalPage(place)) ??
  (place.includes('/') ? zipOfNeighborhood(catalog, place.split('/')[1] ?? '') : null)

const parseFilter = (filter: string) => filter.split('=') as [Facet, string]

function filterName(filter: string): string {
  const [facet, value] = parseFilter(filter)
  if (facet === 'max') return `starting at ${formatUsd(Number(value))} or less`
  if (facet === 'skin') return `treating skin type ${value}`
  // Any other filter is a language.
  return FILTER_NAMES[filter] ?? `${titleCase(value.replaceAll('-', ' '))} spoken`
}

const titleCase = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

const EVENING_NAMES: Readonly<Record<string, string>> = {
  'open=saturday': 'Saturday evenings',
  'open=sunday': 'Sunday evenings',
  'open=weekend': 'weekend evenings',
}

function unusedNotes(catalog: Catalog, intent: Intent): string[] {
  const { filters, unusedFilters, unknownWords, treatments, hasSeveralTreatments } = intent
  const unusedTreatments = hasSeveralTreatments ? treatments.slice(1) : []
  const day = filters.find((filter) => filter in EVENING_NAMES)
  const notes = unusedFilters.map((unused) =>
    day && unused === 'open=evening'
      ? `Lists cannot be filtered by ${EVENING_NAMES[day]}. These clinics are ${filterName(day)}.`
      : `This list is not filtered by “${filterName(unused)}”, because it can have only one filter of this kind.`,
  )
  const words = [...unusedTreatments.map((slug) => findService(catalog, slug)?.name ?? slug), ...unknownWords].map(
    (word) => `“${word}”`,
  )
  return words.length > 0 ? [...notes, `This list does not use ${listWords(words)}.`] : notes
}

const listWords = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words)

function listNote(near: { slug: string; name: string } | null, placeKey: string | null): string {
  if (near === null) return 'A list to filter and to sort further'
  if (near.slug === placeKey) return `Measured from the middle of ${near.name}`
  return `There is no exact place for ${placeKey}: measured from the middle of ${near.name}`
}

const ranksListFirst = (intent: Intent) =>
  intent.unknownWords.length === 0 &&
  !hasAnswer(intent) &&
  (intent.filters.length > 0 || intent.places.length === 0 || namesOnlyRegion(intent))

/** A neighborhood without a page counts as its borough. */
const namesOnlyRegion = ({ places, treatments, service }: Intent) =>
  isRegion(places[0] ?? '') && treatments.length === 0 && service === null

export function insertListHit<T>(hits: T[], hit: T | null, intent: Intent): T[] {
  return hit === null ? hits : hits.toSpliced(ranksListFirst(intent) ? 0 : 1, 0, hit)
}

function insertListGroup(groups: SearchGroup[], hit: SearchHit | null, intent: Intent): SearchGroup[] {
  if (hit === null) return groups
  const pages = groups.find(({ kind }) => kind === 'page')
  const total = (pages?.total ?? 0) + 1
  const pageHits = pages?.hits ?? []
  const others = groups.filter((other) => other !== pages)
  if (ranksListFirst(intent)) return [{ kind: 'page', hits: [hit, ...pageHits], total }, ...others]
  return others.toSpliced(pages ? groups.indexOf(pages) : 1, 0, { kind: 'page', hits: [...pageHits, hit], total })
}
