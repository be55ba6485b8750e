import type { Intent } from './search-intent.ts'
import { eachWord, isStopWord, MARK_END, MARK_START, singular, words } from './search-query.ts'
import {
  allTerms,
  type Candidate,
  foundTier,
  namedTier,
  namesWhole,
  nameTerms,
  type Ranked,
  ranked,
  type Tier,
} from './search-rank.ts'

/** A document with what a result shows of it. */
export interface Found extends Candidate {
  note: string
  path: string
}

/** What one search read. */
export interface Findings {
  /** What the search names, in the order of `namedKeys`. */
  named: readonly Found[]
  /** Treatments, areas, guides and questions that hold its words. */
  site: readonly Found[]
  /** Clinics that hold them in their name, and anywhere; the best rated first, up to a limit. */
  clinicNames: readonly Found[]
  clinicTexts: readonly Found[]
  /** How many there are of those, counted up to a limit. */
  clinicTotal: number
  /** Clinics that offer what is meant where it is meant, in the recommended order, and how many there are. */
  offers: readonly Found[]
  offersTotal: number
  /** Texts in which the words stand, by document, with the words between marks. */
  snippets: ReadonlyMap<string, string>
}

export type GroupKind = Candidate['kind'] | 'offer'

export interface SearchHit {
  key: string
  /** With the words between marks. */
  title: string
  note: string
  path: string
  snippet: string
  tier: Tier
}

export interface SearchGroup {
  kind: GroupKind
  hits: SearchHit[]
  total: number
}

const GROUPS: readonly GroupKind[] = ['page', 'treatment', 'area', 'clinic', 'offer', 'question', 'guide']
const SHOWN: Record<GroupKind, number> = {
  page: 3,
  treatment: 8,
  area: 8,
  clinic: 12,
  offer: 12,
  question: 6,
  guide: 4,
}

/** Groups of results: the kind of the best result first, the others in one order, those that only mention the words last. */
export function groupResults(intent: Intent, findings: Findings): SearchGroup[] {
  const hits = rankFindings(intent, findings)
  const kinds = GROUPS.filter((kind) => kind !== 'offer' && hits.some(({ document }) => document.kind === kind))
  const groups = kinds.map((kind) => groupOf(kind, hits, intent, findings))
  if (findings.offers.length > 0) groups.push(offersOf(intent, findings))
  const first = hits[0]?.document.kind
  const place = ({ kind, hits }: SearchGroup) => (kind === first ? -1 : GROUPS.indexOf(kind) + textsLast(hits))
  return groups.sort((a, b) => place(a) - place(b))
}

/** What only mentions the words comes after what is called by them. */
const textsLast = ([best]: readonly SearchHit[]) => (best?.tier === 'text' ? GROUPS.length : 0)

function rankFindings(intent: Intent, findings: Findings): Ranked<Found>[] {
  const { named, site, clinicNames, clinicTexts } = findings
  const found = (documents: readonly Found[], terms: readonly string[]) =>
    documents.map((document) => ({
      document,
      tier: foundTier(document, terms),
      position: namesWhole(document, terms) ? 0 : 1,
    }))
  return ranked(
    [
      ...named.map((document, position) => ({ document, tier: namedTier(intent, document.kind), position })),
      ...found(site, allTerms(intent)),
      ...found(clinicNames, allTerms(intent)).map(raisedTo('alias')),
      ...found(clinicNames, nameTerms(intent)),
      ...found(clinicTexts, allTerms(intent)),
    ],
    (named.find(({ kind }) => kind === 'area') as { lat: number; lng: number } | undefined) ?? null,
  )
}

/** A clinic that was found by its name is at least that, whatever else the search says. */
const raisedTo = (tier: Tier) => (entry: Ranked<Found>) => (entry.tier === 'text' ? { ...entry, tier } : entry)

function groupOf(kind: GroupKind, hits: readonly Ranked<Found>[], intent: Intent, findings: Findings): SearchGroup {
  const own = hits.filter(({ document }) => document.kind === kind)
  return {
    kind,
    hits: own.slice(0, SHOWN[kind]).map(({ document, tier }) => toHit(document, tier, intent, findings)),
    // Clinics are read up to a limit and counted beyond it; everything else is read whole.
    total: kind === 'clinic' ? Math.max(own.length, findings.clinicTotal) : own.length,
  }
}

const offersOf = (intent: Intent, findings: Findings): SearchGroup => ({
  kind: 'offer',
  hits: findings.offers.slice(0, SHOWN.offer).map((document) => toHit(document, 'partly', intent, findings)),
  total: findings.offersTotal,
})

const toHit = ({ key, title, note, path }: Found, tier: Tier, intent: Intent, { snippets }: Findings): SearchHit => ({
  key,
  title: markWords(title, allTerms(intent)),
  note,
  path,
  snippet: snippets.get(key) ?? '',
  tier,
})

/** A text with the words that were searched between marks; without the marks it is the text as it was. */
export function markWords(text: string, terms: readonly string[]): string {
  const wanted = terms.filter((term) => !isStopWord(term)).map(singular)
  return text.replace(eachWord(), (word) => {
    const [plain = ''] = words(word)
    return wanted.some((term) => plain.startsWith(term)) ? MARK_START + word + MARK_END : word
  })
}
