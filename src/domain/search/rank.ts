import { getMilesBetween, type Point } from '../geo.ts'
import type { Intent } from './intent.ts'
import { buildMatchExpression } from './match-expression.ts'
import { splitWords, toSingular } from './query.ts'
import { toPhraseKey } from './vocabulary.ts'

export interface Candidate {
  kind: 'treatment' | 'area' | 'clinic' | 'guide' | 'question' | 'page'
  key: string
  title: string
  aliases: string
  lat: number | null
  lng: number | null
  weightedRating: number
}

/**
 * How well a result matches, best first. The page /ordering explains the tiers to visitors. `match`, `meant` and
 * `partly` are for documents that the query names and for clinics that offer its treatment, the others for documents
 * found by their text.
 */
export const MATCH_TIERS = ['match', 'exact', 'meant', 'starts', 'name', 'alias', 'partly', 'text'] as const
export type MatchTier = (typeof MATCH_TIERS)[number]

const KIND_ORDER = ['page', 'treatment', 'area', 'clinic', 'question', 'guide'] as const

export interface RankedDocument<T extends Candidate> {
  document: T
  tier: MatchTier
  /** Rank within the tier. For a document found by its text, 0 if the title has all terms as whole words, or else 1. */
  position: number
}

/** Topics that lead to a section of the guide of the query's treatment, if the query names only one. */
export const GUIDE_TOPICS = ['before', 'aftercare', 'side-effects'] as const

const listGuideTopics = ({ namesOneTreatment, topics }: Intent) =>
  namesOneTreatment ? GUIDE_TOPICS.filter((topic) => topics.includes(topic)) : []

export const FINDER_TOPIC_PREFIX = 'finder/'

/** Topics that lead to a page of the site. Topics of the FAQ, which lead to a question, are in `synonyms.json`. */
export const PAGE_TOPICS = [
  'complaints',
  'blood-thinners',
  'isotretinoin',
  'under-18',
  'pregnant-or-breastfeeding',
  'cold-sores',
  'a-weak-immune-system',
  'a-pacemaker-or-another-implanted-device',
  'elsewhere',
  'other-services',
  'subway-lines',
] as const

const isPageTopic = (topic: string) =>
  ['injections', 'licenses', ...PAGE_TOPICS].includes(topic) || topic.startsWith(FINDER_TOPIC_PREFIX)

export const isEmergency = ({ topics }: Intent) => topics.includes('emergency')

export const isAnsweredByPage = (intent: Intent) => isEmergency(intent) || intent.topics.some(isPageTopic)

/** Topics that lead to the list of all clinics, if the query names no treatment, service or place. */
const DIRECTORY_TOPICS: readonly string[] = ['directory', 'near-me', 'hours']

export function listNamedDocumentKeys(intent: Intent): string[] {
  const { treatments, service, places, topics, unknownWords } = intent
  const [treatment] = treatments
  const [place] = places
  const callADoctorKeys = treatment ? [`page:emergency/${treatment}`] : []
  const guideTopics = listGuideTopics(intent)
  const pageKeys = [
    ...(isEmergency(intent) ? [...callADoctorKeys, 'page:emergency'] : []),
    ...topics.filter(isPageTopic).map((topic) => `page:${topic}`),
    ...guideTopics.map((topic) => `page:${topic}/${treatment}`),
    // An unknown word may be a symptom, as in 'headache after botox'. 'botox recovery' has none.
    ...(guideTopics.includes('aftercare') && unknownWords.length > 0 ? callADoctorKeys : []),
    ...(treatment && place ? [`page:${treatment}/${getAreaOfPlace(place)}`] : []),
    ...(treatment && topics.includes('prices') ? [`page:prices/${treatment}`] : []),
    ...(treatment && (topics.includes('rules') || topics.includes('injections')) ? [`page:rules/${treatment}`] : []),
    ...(!treatment && !service && topics.includes('prices') ? ['page:prices'] : []),
    ...(!treatment && !place && !service && topics.some((topic) => DIRECTORY_TOPICS.includes(topic))
      ? ['page:directory']
      : []),
  ]
  return [
    ...pageKeys,
    ...treatments.map((slug) => `treatment:${slug}`),
    ...(service ? [`service:${service}`] : []),
    ...places.map((slug) => `area:${slug}`),
  ].slice(0, 16)
}

export const getAreaOfPlace = (place: string) => place.split('/')[0] ?? place

export function getNamedDocumentTier(intent: Intent, kind: Candidate['kind']): MatchTier {
  if (kind === 'page' && isEmergency(intent)) return 'match'
  const { unknownWords, hasSeveralTreatments, correctedQuery } = intent
  // After a correction, a better tier would prevent the search for the corrected query.
  if (kind === 'page' && correctedQuery === null && listGuideTopics(intent).length > 0) return 'match'
  if (unknownWords.length > 0 || hasSeveralTreatments || correctedQuery !== null) return 'partly'
  return kind === 'page' ? 'match' : 'meant'
}

export function getTextMatchTier(candidate: Pick<Candidate, 'title' | 'aliases'>, terms: readonly string[]): MatchTier {
  const titleWords = splitWords(candidate.title)
  const queryWords = terms.flatMap(splitWords)
  if (toPhraseKey(titleWords) === toPhraseKey(queryWords)) return 'exact'
  if (titleWords.join(' ').startsWith(queryWords.join(' '))) return 'starts'
  if (hasWordForEveryTerm(titleWords, queryWords)) return 'name'
  return hasWordForEveryTerm([...titleWords, ...splitWords(candidate.aliases)], queryWords) ? 'alias' : 'text'
}

export function titleHasAllTermsAsWholeWords(candidate: Pick<Candidate, 'title'>, terms: readonly string[]): boolean {
  const titleWords = splitWords(candidate.title).map(toSingular)
  return terms.flatMap(splitWords).every((term) => titleWords.includes(toSingular(term)))
}

const hasWordForEveryTerm = (words: readonly string[], terms: readonly string[]) =>
  terms.every((term) => words.some((word) => word.startsWith(toSingular(term))))

export const createRankComparator =
  (center: Point | null) =>
  (a: RankedDocument<Candidate>, b: RankedDocument<Candidate>): number =>
    MATCH_TIERS.indexOf(a.tier) - MATCH_TIERS.indexOf(b.tier) ||
    a.position - b.position ||
    KIND_ORDER.indexOf(a.document.kind) - KIND_ORDER.indexOf(b.document.kind) ||
    compareDistance(a.document, b.document, center) ||
    b.document.weightedRating - a.document.weightedRating

function compareDistance(a: Candidate, b: Candidate, center: Point | null): number {
  if (center === null) return 0
  const getMilesFrom = ({ lat, lng }: Candidate) =>
    lat === null || lng === null ? Number.MAX_VALUE : getMilesBetween(center, { lat, lng })
  return getMilesFrom(a) - getMilesFrom(b)
}

export function rankCandidates<T extends Candidate>(
  candidates: readonly RankedDocument<T>[],
  center: Point | null,
): RankedDocument<T>[] {
  const seenKeys = new Set<string>()
  return candidates
    .toSorted(createRankComparator(center))
    .filter(({ document }) => !seenKeys.has(document.key) && seenKeys.add(document.key))
}

/** If the query has unknown words, `names` consists of only these words. */
export function buildMatchExpressions(intent: Intent, mode: 'all' | 'any'): { names: string; fullText: string } {
  const emptyExpression = '""'
  return {
    names: buildMatchExpression(listNameTerms(intent), mode) ?? emptyExpression,
    fullText: buildMatchExpression(listAllTerms(intent), mode) ?? emptyExpression,
  }
}

const MAX_QUERY_TERMS = 8
const listUniqueTerms = (terms: readonly string[]) => [...new Set(terms)].slice(0, MAX_QUERY_TERMS)
export const listNameTerms = (intent: Intent) =>
  listUniqueTerms(intent.unknownWords.length > 0 ? intent.unknownWords : intent.significantWords)
export const listAllTerms = (intent: Intent) => listUniqueTerms(intent.significantWords)
