import { type Catalog, findArea, findService } from '../domain/catalog.ts'
import type { Facet, License, OPEN_TIMES, Selection } from '../domain/list/facets.ts'
import type { ListState } from '../domain/list/list-state.ts'
import { findBoroughWithOptionalPage, findNeighborhood, isRegion, resolvePlace } from '../domain/list/near.ts'
import { formatUsd } from '../domain/price.ts'
import { type Intent, isDeviceFilter, readIntent } from '../domain/search/intent.ts'
import { getAreaOfPlace, isAnsweredByPage, isEmergency } from '../domain/search/rank.ts'
import type { GroupKind, SearchGroup, SearchHit, SearchResults } from '../domain/search/results.ts'
import { toPhraseKey, type Vocabulary } from '../domain/search/vocabulary.ts'
import { createListUrl, urls } from '../urls.ts'

const OPEN_TIME_TEXTS: Readonly<Record<string, string>> = {
  now: 'open now',
  evening: 'open on weekday evenings',
  saturday: 'open on Saturdays',
  sunday: 'open on Sundays',
  weekend: 'open on weekends',
} satisfies Record<(typeof OPEN_TIMES)[number], string>

const PROVIDER_TEXTS: Readonly<Record<string, string>> = {
  md: 'with a physician',
  do: 'with a physician',
  np: 'with a nurse practitioner',
  pa: 'with a physician assistant',
  rn: 'with a registered nurse',
  esthetician: 'with an esthetician',
} satisfies Record<Lowercase<License>, string>

const toWords = (value: string) => value.replaceAll('-', ' ')

const FILTER_FORMATTERS: Readonly<
  Partial<Record<Facet, (value: string, { phraseByKey }: Vocabulary) => string | undefined>>
> = {
  open: (value) => OPEN_TIME_TEXTS[value],
  max: (value) => `starting at ${formatUsd(Number(value))} or less`,
  verified: () => 'verified',
  access: () => 'step-free',
  provider: (value) => PROVIDER_TEXTS[value],
  language: (value) => `${toTitleCase(toWords(value))} spoken`,
  skin: (value) => `treating skin type ${value}`,
  device: (value, { phraseByKey }) => `with ${phraseByKey.get(toPhraseKey(value.split('-'))) ?? toWords(value)}`,
}

/** Groups that a search about an emergency omits, because a list of clinics is no help in an emergency. */
export const CLINIC_GROUP_KINDS: ReadonlySet<GroupKind> = new Set(['clinic', 'offer'])

/** Adds a link to a filtered list, or removes the groups of clinics in an emergency. */
export function addFilteredListHit(catalog: Catalog, query: string, results: SearchResults): SearchResults {
  const intent = readIntent(results.correctedQuery ?? query, catalog.vocabulary)
  if (isEmergency(intent))
    return { ...results, groups: results.groups.filter(({ kind }) => !CLINIC_GROUP_KINDS.has(kind)) }
  const listHit = createFilteredListHit(catalog, intent)
  return { ...results, groups: insertListHitIntoPageGroup(results.groups, listHit, intent) }
}

/** Returns a list for a query such as 'botox open sunday' or '10013', or null for other queries and in an emergency. */
export function createFilteredListHit(catalog: Catalog, intent: Intent): SearchHit | null {
  const { zip, filters } = intent
  const neighborhood = findNamedNeighborhood(catalog, intent)
  const placeKey =
    zip ?? neighborhood?.zip ?? (filters.length > 0 ? findBorough(catalog, intent.places[0] ?? '') : null)
  const nearPlace = resolvePlace(catalog, placeKey)
  if (isEmergency(intent) || (nearPlace === null && filters.length === 0)) return null
  const service = findService(catalog, intent.treatments[0] ?? intent.service ?? '')
  const area = nearPlace ? null : findArea(catalog, getAreaOfPlace(intent.places[0] ?? ''))
  const sortsByPrice = service !== null && nearPlace === null && intent.topics.includes('prices')
  const chosen: Selection = { ...Object.fromEntries(filters.map(parseFilter)), ...(area ? { area: area.slug } : {}) }
  const listState: ListState = {
    path: service ? urls.serviceClinics(service.slug) : urls.medspas(),
    base: {},
    chosen,
    sort: nearPlace ? 'distance' : sortsByPrice ? 'price' : 'recommended',
    near: nearPlace && placeKey,
    page: 1,
    view: 'list',
  }
  const where = area ? ` ${area.where}` : ''
  const unfilteredTitle = `${service ? `Med spas offering ${service.name}` : 'Med spas'}${where}`
  const title = [
    nearPlace ? `${unfilteredTitle} nearest to ${zip ?? neighborhood?.name ?? nearPlace.name}` : unfilteredTitle,
    ...filters.map((filter) => formatFilter(catalog, filter)),
    ...(sortsByPrice ? ['lowest price first'] : []),
  ].join(', ')
  return {
    key: 'list',
    title,
    note: [...formatUnusedTermNotes(catalog, intent), formatListNote(nearPlace, placeKey)].join(' '),
    path: createListUrl(listState),
    ...(nearPlace ? { mapPath: createListUrl({ ...listState, view: 'map' }) } : {}),
    snippet: '',
    tier: 'match',
  }
}

/** Finds the neighborhood to measure from. Null if the query names only a sub-area, which has its own list. */
function findNamedNeighborhood(catalog: Catalog, { places, placeWords, treatments, service, filters }: Intent) {
  const [place = ''] = places
  if (isRegion(place)) return findNeighborhood(catalog, placeWords)
  const namesOnlyPlace = treatments.length === 0 && service === null && filters.length === 0
  const [, subArea = ''] = place.split('/')
  return namesOnlyPlace ? null : findNeighborhood(catalog, subArea)
}

const findBorough = (catalog: Catalog, place: string) =>
  findArea(catalog, place) ? null : findBoroughWithOptionalPage(place)

const parseFilter = (filter: string) => filter.split('=') as [Facet, string]

function formatFilter(catalog: Catalog, filter: string): string {
  const [facet, value] = parseFilter(filter)
  return FILTER_FORMATTERS[facet]?.(value, catalog.vocabulary) ?? toWords(value)
}

const toTitleCase = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

const EVENING_NAMES: Readonly<Record<string, string>> = {
  'open=saturday': 'Saturday evenings',
  'open=sunday': 'Sunday evenings',
  'open=weekend': 'weekend evenings',
}

function formatUnusedTermNotes(catalog: Catalog, intent: Intent): string[] {
  const { filters, unusedFilters, unknownWords, treatments, service, hasSeveralTreatments } = intent
  const unusedTreatments = [
    ...(hasSeveralTreatments ? treatments.slice(1) : []),
    ...(treatments.length > 0 && service ? [service] : []),
  ]
  const dayFilter = filters.find((filter) => filter in EVENING_NAMES)
  const notes = unusedFilters.map((unusedFilter) =>
    dayFilter && unusedFilter === 'open=evening'
      ? `Lists cannot be filtered by ${EVENING_NAMES[dayFilter]}. These clinics are ${formatFilter(catalog, dayFilter)}.`
      : `This list is not filtered by “${formatFilter(catalog, unusedFilter)}”, because it can have only one filter of this kind.`,
  )
  const unusedWords = [
    ...unusedTreatments.map((slug) => findService(catalog, slug)?.name ?? slug),
    ...unknownWords,
  ].map((word) => `“${word}”`)
  return unusedWords.length > 0 ? [...notes, `This list does not use ${formatWordList(unusedWords)}.`] : notes
}

const formatWordList = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words)

function formatListNote(nearPlace: { slug: string; name: string } | null, placeKey: string | null): string {
  if (nearPlace === null) return 'A list to filter and to sort further'
  if (nearPlace.slug === placeKey) return `Measured from the center of ${nearPlace.name}`
  return `There is no exact place for ${placeKey}: measured from the center of ${nearPlace.name}`
}

const ranksListFirst = (intent: Intent) =>
  intent.unknownWords.length === 0 &&
  !isAnsweredByPage(intent) &&
  // A device's name is also a name of a treatment, so the guide comes first.
  !intent.filters.some(isDeviceFilter) &&
  (intent.filters.length > 0 || intent.places.length === 0 || namesRegionWithoutTreatment(intent))

/** A neighborhood without a page counts as its region, because `places` has only the region. */
const namesRegionWithoutTreatment = ({ places, treatments, service }: Intent) =>
  isRegion(places[0] ?? '') && treatments.length === 0 && service === null

export function insertListHit<T>(hits: T[], listHit: T | null, intent: Intent): T[] {
  return listHit === null ? hits : hits.toSpliced(ranksListFirst(intent) ? 0 : 1, 0, listHit)
}

function insertListHitIntoPageGroup(groups: SearchGroup[], listHit: SearchHit | null, intent: Intent): SearchGroup[] {
  if (listHit === null) return groups
  const pageGroup = groups.find(({ kind }) => kind === 'page')
  const total = (pageGroup?.total ?? 0) + 1
  const pageHits = pageGroup?.hits ?? []
  const otherGroups = groups.filter((group) => group !== pageGroup)
  if (ranksListFirst(intent)) return [{ kind: 'page', hits: [listHit, ...pageHits], total }, ...otherGroups]
  return otherGroups.toSpliced(pageGroup ? groups.indexOf(pageGroup) : 1, 0, {
    kind: 'page',
    hits: [...pageHits, listHit],
    total,
  })
}
