import { type Bitmap, countPositions, countShared, fullBitmap, intersect } from '../../db/formats/bitmap.ts'
import { unpackWords } from '../../db/formats/packed.ts'
import type { facetCounts, facetSets, facetValues, openSets } from '../../db/schema.ts'
import {
  chosenFacets,
  type Facet,
  facetToken,
  isPrecounted,
  type Selection,
  selectionKey,
  selectionTokens,
  selectionWithout,
} from '../../domain/list/facets.ts'
import { fullSelection, type ListState } from '../../domain/list/list-state.ts'

interface FacetRows {
  values: (typeof facetValues.$inferSelect)[]
  sets: (typeof facetSets.$inferSelect)[]
  open: (typeof openSets.$inferSelect)[]
  counts: (typeof facetCounts.$inferSelect)[]
  affordable: Bitmap | null
}

export const countedSelections = ({ base, chosen }: Pick<ListState, 'base' | 'chosen'>): Selection[] => [
  { ...base, ...chosen },
  ...chosenFacets(chosen).map((facet) => selectionWithout(base, chosen, facet)),
]

const EMPTY: Bitmap = new Uint32Array(0)

/** Counts the values of each facet as if none of them were chosen, so that they can be compared. */
export function countFacets(state: ListState, rows: FacetRows) {
  const { base, chosen } = state
  const sets = new Map(rows.sets.map(({ token, clinics }) => [token, unpackWords(clinics)]))
  if (chosen.open === 'now') sets.set('open=now', rows.open[0] ? unpackWords(rows.open[0].clinics) : EMPTY)
  if (rows.affordable) sets.set(facetToken('max', chosen.max ?? ''), rows.affordable)
  const setOf = (selection: Selection) => intersect(selectionTokens(selection).map((token) => sets.get(token) ?? EMPTY))
  const counted = counterFor(rows, sets, setOf)

  const wanted = counted(fullSelection(state))
  const others = new Map(chosenFacets(chosen).map((facet) => [facet, counted(selectionWithout(base, chosen, facet))]))
  return {
    total: wanted.total,
    values: rows.values.map(({ facet, value, name }, index) => {
      const count = (others.get(facet) ?? wanted).counts[index] ?? 0
      // The stored count is of clinics with hours, not of those that are open now.
      const isKnown = facet !== 'open' || value !== 'now' || count === 0
      return { facet, value, name, count: isKnown ? count : null }
    }),
    totalsWithout: [...others].map(([facet, { total }]) => ({ facet, total })),
    relaxations: [wanted, ...others.values()].some(({ total }) => total > 0)
      ? []
      : findRelaxations(chosenFacets(chosen), (dropped) =>
          countPositions(setOf(dropped.reduce((kept, facet) => selectionWithout(base, kept, facet), chosen))),
        ),
    setOf,
    clinics:
      selectionTokens(fullSelection(state)).length === 0 ? fullBitmap(wanted.total) : setOf(fullSelection(state)),
  }
}

const MAX_RELAXATIONS = 4

/** Finds the fewest filters, two or more, to remove for results. Skips all of them, because the page offers that anyway. */
function findRelaxations(facets: readonly Facet[], totalWithout: (dropped: readonly Facet[]) => number) {
  for (let size = 2; size < facets.length; size++) {
    const ways = combinations(facets, size)
      .map((dropped) => ({ facets: dropped, total: totalWithout(dropped) }))
      .filter(({ total }) => total > 0)
    if (ways.length > 0) return ways.sort((a, b) => b.total - a.total).slice(0, MAX_RELAXATIONS)
  }
  return []
}

function combinations(facets: readonly Facet[], size: number): Facet[][] {
  if (size === 0) return [[]]
  return facets.flatMap((first, index) =>
    combinations(facets.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  )
}

function counterFor(rows: FacetRows, sets: ReadonlyMap<string, Bitmap>, setOf: (selection: Selection) => Bitmap) {
  const precounted = new Map(rows.counts.map((row) => [row.selection, row]))
  return (selection: Selection): { total: number; counts: number[] } => {
    if (!isPrecounted(selection)) {
      const set = setOf(selection)
      const counts = rows.values.map(({ facet, value }) =>
        countShared(set, sets.get(facetToken(facet, value)) ?? EMPTY),
      )
      return { total: countPositions(set), counts }
    }
    if (selection.open === 'now') return { total: countPositions(setOf(selection)), counts: rows.open[0]?.counts ?? [] }
    const row = precounted.get(selectionKey(selection))
    return { total: row?.total ?? 0, counts: row?.counts ?? [] }
  }
}
