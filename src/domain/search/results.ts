import type { Point } from '../geo.ts'
import type { Intent } from './intent.ts'
import { getWordPattern, HIGHLIGHT_END, HIGHLIGHT_START, isStopWord, splitWords, toSingular } from './query.ts'
import {
  type Candidate,
  getNamedDocumentTier,
  getTextMatchTier,
  listAllTerms,
  listNameTerms,
  type MatchTier,
  type RankedDocument,
  rankCandidates,
  titleHasAllTermsAsWholeWords,
} from './rank.ts'

export interface FoundDocument extends Candidate {
  note: string
  path: string
}

export interface SearchMatches {
  /** Documents of the treatments, services, places and topics that the query names (`listNamedDocumentKeys`). */
  namedDocuments: readonly FoundDocument[]
  siteDocuments: readonly FoundDocument[]
  clinicsByName: readonly FoundDocument[]
  clinicsByText: readonly FoundDocument[]
  clinicTotal: number
  offeringClinics: readonly FoundDocument[]
  offeringClinicTotal: number
  snippets: ReadonlyMap<string, string>
}

export type GroupKind = Candidate['kind'] | 'offer'

export interface SearchHit {
  key: string
  title: string
  note: string
  path: string
  mapPath?: string
  snippet: string
  tier: MatchTier
}

export interface SearchGroup {
  kind: GroupKind
  hits: SearchHit[]
  total: number
}

export interface SearchResults {
  groups: SearchGroup[]
  serviceInArea: ServiceInArea | null
  didYouMean: string | null
  correctedQuery: string | null
  hasOnlySomeWords: boolean
  zip: string | null
}

/** The list of the query's clinics. `area` may be a sub-area such as `the-hamptons/montauk`; both may be WILDCARD. */
export interface ServiceInArea {
  service: string
  area: string
}

/** Maximum number of hits of each group. The order of the keys is the default order of the groups. */
const MAX_HITS: Record<GroupKind, number> = {
  page: 3,
  treatment: 8,
  area: 8,
  clinic: 12,
  offer: 12,
  question: 6,
  guide: 4,
}
const GROUP_ORDER = Object.keys(MAX_HITS) as GroupKind[]

/** Groups results by kind. The group with the best result is first. Groups that match only by their text are last. */
export function groupResults(intent: Intent, matches: SearchMatches): SearchGroup[] {
  const rankedDocuments = rankMatches(intent, matches)
  const offeringClinicMatches = matches.offeringClinics.map((document) => ({ document, tier: 'partly' as const }))
  const totals: Partial<Record<GroupKind, number>> = { clinic: matches.clinicTotal, offer: matches.offeringClinicTotal }
  const groups = GROUP_ORDER.map((kind): SearchGroup => {
    const matchesOfKind =
      kind === 'offer' ? offeringClinicMatches : rankedDocuments.filter(({ document }) => document.kind === kind)
    const hits = matchesOfKind
      .slice(0, MAX_HITS[kind])
      .map(({ document, tier }) => toSearchHit(document, tier, intent, matches))
    return { kind, hits, total: Math.max(matchesOfKind.length, totals[kind] ?? 0) }
  })
  const bestKind = rankedDocuments[0]?.document.kind
  const getGroupRank = ({ kind, hits }: SearchGroup) =>
    kind === bestKind ? -1 : GROUP_ORDER.indexOf(kind) + getTextOnlyPenalty(hits)
  return groups.filter(({ hits }) => hits.length > 0).sort((a, b) => getGroupRank(a) - getGroupRank(b))
}

const getTextOnlyPenalty = ([best]: readonly SearchHit[]) => (best?.tier === 'text' ? GROUP_ORDER.length : 0)

function rankMatches(intent: Intent, matches: SearchMatches): RankedDocument<FoundDocument>[] {
  const { namedDocuments, siteDocuments, clinicsByName, clinicsByText } = matches
  const assignTextTiers = (documents: readonly FoundDocument[], terms: readonly string[]) =>
    documents.map((document) => ({
      document,
      tier: getTextMatchTier(document, terms),
      position: titleHasAllTermsAsWholeWords(document, terms) ? 0 : 1,
    }))
  return rankCandidates(
    [
      ...namedDocuments.map((document, position) => ({
        document,
        tier: getNamedDocumentTier(intent, document.kind),
        position,
      })),
      ...assignTextTiers(siteDocuments, listAllTerms(intent)),
      ...assignTextTiers(clinicsByName, listAllTerms(intent)).map(promoteTextMatch),
      ...assignTextTiers(clinicsByName, listNameTerms(intent)),
      ...assignTextTiers(clinicsByText, listAllTerms(intent)),
    ],
    (namedDocuments.find(({ kind }) => kind === 'area') as Point | undefined) ?? null,
  )
}

const promoteTextMatch = (match: RankedDocument<FoundDocument>): RankedDocument<FoundDocument> =>
  match.tier === 'text' ? { ...match, tier: 'alias' } : match

const toSearchHit = (
  { key, title, note, path }: FoundDocument,
  tier: MatchTier,
  intent: Intent,
  { snippets }: SearchMatches,
): SearchHit => ({
  key,
  title: highlightWords(title, listAllTerms(intent)),
  note,
  path,
  snippet: formatPhoneWords(omitRepetition(snippets.get(key) ?? '', title, note)),
  tier,
})

const HIGHLIGHT = `[${HIGHLIGHT_START}${HIGHLIGHT_END}]?`
const PHONE_WORDS_PATTERN = new RegExp(
  String.raw`${HIGHLIGHT}\b(\d{3})(\d{3})(\d{4})\b(?:${HIGHLIGHT} ${HIGHLIGHT}\2\3\b)?${HIGHLIGHT}`,
)

/** Replaces the words that a phone number is found by, highlighted or not, with the phone number as people write it. */
const formatPhoneWords = (snippet: string) => snippet.replace(PHONE_WORDS_PATTERN, '($1) $2-$3')

/** Returns '' for a clinic's snippet that is the name or begins with the address: both are shown above it. */
function omitRepetition(snippet: string, title: string, note: string): string {
  const text = snippet.replaceAll(HIGHLIGHT_START, '').replaceAll(HIGHLIGHT_END, '')
  return text === title || text.startsWith(note) ? '' : snippet
}

export function highlightWords(text: string, terms: readonly string[]): string {
  const stems = terms.filter((term) => !isStopWord(term)).map(toSingular)
  return text.replace(getWordPattern(), (word) => {
    const [plainWord = ''] = splitWords(word)
    return stems.some((stem) => plainWord.startsWith(stem)) ? HIGHLIGHT_START + word + HIGHLIGHT_END : word
  })
}
