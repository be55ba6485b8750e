import type { Intent } from './search-intent.ts'
import { matchExpression, singular, words } from './search-query.ts'
import { phraseKey } from './search-vocabulary.ts'

/** A document of the search index, as far as its place in the results depends on it. */
export interface Candidate {
  kind: 'treatment' | 'area' | 'clinic' | 'guide' | 'question' | 'page'
  key: string
  title: string
  aliases: string
  lat: number | null
  lng: number | null
  /** The weighed rating of a clinic. */
  weight: number
}

/**
 * How a document answers a search, best first (told to visitors on /ordering): the page that a rule names, the very
 * name, what the words stand for, a name, another name, what a misspelled or half understood search may mean, the text.
 */
export const TIERS = ['match', 'exact', 'meant', 'starts', 'name', 'alias', 'partly', 'text'] as const
export type Tier = (typeof TIERS)[number]

const KIND_ORDER = ['page', 'treatment', 'area', 'clinic', 'question', 'guide'] as const

export interface Ranked<T extends Candidate> {
  document: T
  tier: Tier
  /** Its place among those that the search names; of others, 0 where the title has the words whole, else 1. */
  position: number
}

/** The keys of the documents that a search names, in the order in which they answer it. */
export function namedKeys(intent: Intent): string[] {
  const { treatments, service, places, topics } = intent
  const [treatment] = treatments
  const [place] = places
  const pages = [
    ...(treatment && place ? [`page:${treatment}/${areaOf(place)}`] : []),
    ...(treatment && topics.includes('prices') ? [`page:prices/${treatment}`] : []),
    ...(!treatment && !place && !service && topics.includes('directory') ? ['page:directory'] : []),
  ]
  return [
    ...pages,
    ...treatments.map((slug) => `treatment:${slug}`),
    ...(service ? [`service:${service}`] : []),
    ...places.map((slug) => `area:${slug}`),
  ].slice(0, 16)
}

/** `queens/astoria` lies in `queens`. */
export const areaOf = (place: string) => place.split('/')[0] ?? place

/** How a named document answers: fully, or only in part when words are left over or the treatments are several. */
export function namedTier(intent: Intent, kind: Candidate['kind']): Tier {
  if (intent.rest.length > 0 || intent.several) return 'partly'
  return kind === 'page' ? 'match' : 'meant'
}

/** How a document answers that holds the words. */
export function foundTier(candidate: Pick<Candidate, 'title' | 'aliases'>, terms: readonly string[]): Tier {
  const title = words(candidate.title)
  const wanted = terms.flatMap(words)
  if (phraseKey(title) === phraseKey(wanted)) return 'exact'
  if (title.join(' ').startsWith(wanted.join(' '))) return 'starts'
  if (holdsAll(title, wanted)) return 'name'
  return holdsAll([...title, ...words(candidate.aliases)], wanted) ? 'alias' : 'text'
}

/** Its title has the words whole, and not only their beginnings. */
export function namesWhole(candidate: Pick<Candidate, 'title'>, terms: readonly string[]): boolean {
  const title = words(candidate.title).map(singular)
  return terms.flatMap(words).every((term) => title.includes(singular(term)))
}

const holdsAll = (text: readonly string[], wanted: readonly string[]) =>
  wanted.every((term) => text.some((word) => word.startsWith(singular(term))))

/** The better tier first; then the order of what is named, the kind, the nearer, the better rated, and the name. */
export const compareRanked =
  (center: { lat: number; lng: number } | null) =>
  (a: Ranked<Candidate>, b: Ranked<Candidate>): number =>
    TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) ||
    a.position - b.position ||
    KIND_ORDER.indexOf(a.document.kind) - KIND_ORDER.indexOf(b.document.kind) ||
    compareDistance(a.document, b.document, center) ||
    b.document.weight - a.document.weight

/** What has no known place comes after what has one. */
function compareDistance(a: Candidate, b: Candidate, center: { lat: number; lng: number } | null): number {
  if (center === null) return 0
  const distances = [a, b].map(({ lat, lng }) =>
    lat === null || lng === null ? Number.MAX_VALUE : distance(center, { lat, lng }),
  )
  return (distances[0] ?? 0) - (distances[1] ?? 0)
}

/** Square of the distance in degrees of latitude; good enough to say which of two is nearer within a city. */
function distance(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)
  return (a.lat - b.lat) ** 2 + east ** 2
}

/** Each document once, at the best of its places. */
export function ranked<T extends Candidate>(
  candidates: readonly Ranked<T>[],
  center: { lat: number; lng: number } | null,
): Ranked<T>[] {
  const seen = new Set<string>()
  return candidates
    .toSorted(compareRanked(center))
    .filter(({ document }) => !seen.has(document.key) && seen.add(document.key))
}

/** What the full-text indexes are asked: names of clinics by the words that name nothing else, all else by all words. */
export function expressions(intent: Intent, want: 'all' | 'any'): { names: string; all: string } {
  const nothing = '""'
  return {
    names: matchExpression(nameTerms(intent), want) ?? nothing,
    all: matchExpression(allTerms(intent), want) ?? nothing,
  }
}

const MAX_TERMS = 8
const once = (terms: readonly string[]) => [...new Set(terms)].slice(0, MAX_TERMS)
export const nameTerms = (intent: Intent) => once(intent.rest.length > 0 ? intent.rest : intent.telling)
export const allTerms = (intent: Intent) => once(intent.telling)
