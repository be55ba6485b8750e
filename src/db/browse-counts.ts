import { allOf, type Bitmap, countOf, countShared, intersect } from '../domain/bitmap.ts'
import type { BrowsePage } from '../domain/browse-page.ts'
import {
  chosenFacets,
  type Facet,
  isCountedAhead,
  type Selection,
  selectionKey,
  tokenOf,
  tokensOf,
  without,
} from '../domain/facets.ts'
import { type ListState, wantedBy } from '../domain/list-state.ts'
import { unpackWords } from '../domain/packed.ts'
import type { facetCounts, facetSets, facetValues, openSets } from './schema.ts'

interface CountedFacets extends Pick<BrowsePage, 'total' | 'values' | 'without' | 'withoutSome'> {
  /** The places of the clinics that fit, in the order of the sets. */
  clinics: Bitmap
}

/** What was read to count from. */
export interface FacetRows {
  values: (typeof facetValues.$inferSelect)[]
  sets: (typeof facetSets.$inferSelect)[]
  /** Who is open at the moment, if anyone ever is. */
  open: (typeof openSets.$inferSelect)[]
  counts: (typeof facetCounts.$inferSelect)[]
}

/** The selections whose counts a page shows: all that is wanted, and that without each of the filters. */
export const selectionsOf = ({ base, chosen }: Pick<ListState, 'base' | 'chosen'>): Selection[] => [
  { ...base, ...chosen },
  ...chosenFacets(chosen).map((facet) => without(base, chosen, facet)),
]

const NOBODY: Bitmap = new Uint32Array(0)

/** Counts for each facet as if nothing were chosen of it, so that its values can be compared. */
export function countFacets(state: ListState, rows: FacetRows): CountedFacets {
  const { base, chosen } = state
  const sets = new Map(rows.sets.map(({ token, clinics }) => [token, unpackWords(clinics)]))
  sets.set('open=now', rows.open[0] ? unpackWords(rows.open[0].clinics) : NOBODY)
  const setOf = (selection: Selection) => intersect(tokensOf(selection).map((token) => sets.get(token) ?? NOBODY))
  const counted = countedBy(rows, sets, setOf)

  const wanted = counted(wantedBy(state))
  const others = new Map(chosenFacets(chosen).map((facet) => [facet, counted(without(base, chosen, facet))]))
  const now = sets.get('open=now') ?? NOBODY
  const notOpen = without(base, chosen, 'open')
  const openNow = tokensOf(notOpen).length === 0 ? countOf(now) : countShared(setOf(notOpen), now)
  return {
    total: wanted.total,
    values: [
      { facet: 'open', value: 'now', name: 'Open now', count: openNow },
      ...rows.values.map(({ facet, value, name }, index) => {
        const count = (others.get(facet) ?? wanted).counts[index] ?? 0
        return { facet, value, name, count }
      }),
    ],
    without: [...others].map(([facet, { total }]) => ({ facet, total })),
    withoutSome: [wanted, ...others.values()].some(({ total }) => total > 0)
      ? []
      : fewestDropped(chosenFacets(chosen), (dropped) => countOf(setOf(dropped.reduce(leaving(base), chosen)))),
    clinics: tokensOf(wantedBy(state)).length === 0 ? allOf(wanted.total) : setOf(wantedBy(state)),
  }
}

/** A selection without one more of its facets. */
const leaving =
  (base: Selection) =>
  (chosen: Selection, facet: Facet): Selection =>
    without(base, chosen, facet)

/** Ways out that are told at most. */
const MOST_WAYS = 4

/** The fewest facets, two or more and not all, without which something is left: to drop them all is a way out anyhow. */
function fewestDropped(facets: readonly Facet[], totalWithout: (dropped: readonly Facet[]) => number) {
  for (let size = 2; size < facets.length; size++) {
    const ways = choicesOf(facets, size)
      .map((dropped) => ({ facets: dropped, total: totalWithout(dropped) }))
      .filter(({ total }) => total > 0)
    if (ways.length > 0) return ways.sort((a, b) => b.total - a.total).slice(0, MOST_WAYS)
  }
  return []
}

/** Every choice of so many of them, in their order. */
function choicesOf(facets: readonly Facet[], size: number): Facet[][] {
  if (size === 0) return [[]]
  return facets.flatMap((first, index) => choicesOf(facets.slice(index + 1), size - 1).map((rest) => [first, ...rest]))
}

interface Counted {
  total: number
  /** One for each of the values. */
  counts: number[]
}

/** Reads the counts of a selection where they were worked out ahead, and works them out where not. */
function countedBy(rows: FacetRows, sets: ReadonlyMap<string, Bitmap>, setOf: (selection: Selection) => Bitmap) {
  const ahead = new Map(rows.counts.map((row) => [row.selection, row]))
  return (selection: Selection): Counted => {
    if (!isCountedAhead(selection)) {
      const set = setOf(selection)
      const counts = rows.values.map(({ facet, value }) => countShared(set, sets.get(tokenOf(facet, value)) ?? NOBODY))
      return { total: countOf(set), counts }
    }
    if (selection.open === 'now') return { total: countOf(setOf(selection)), counts: rows.open[0]?.counts ?? [] }
    const row = ahead.get(selectionKey(selection))
    return { total: row?.total ?? 0, counts: row?.counts ?? [] }
  }
}
