import {
  type Bitmap,
  countPositions,
  countSharedPositions,
  createFullBitmap,
  intersectBitmaps,
} from '../../db/formats/bitmap.ts'
import { unpackWords } from '../../db/formats/packed.ts'
import type { facetCounts, facetSets, facetValues, openSets } from '../../db/schema.ts'
import {
  type Facet,
  getSelectionWithoutFacet,
  isPrecounted,
  listSelectedFacets,
  listSelectionTokens,
  type Selection,
  toFacetToken,
  toSelectionKey,
} from '../../domain/list/facets.ts'
import { getFullSelection, type ListState } from '../../domain/list/list-state.ts'

interface FacetRows {
  values: (typeof facetValues.$inferSelect)[]
  sets: (typeof facetSets.$inferSelect)[]
  openSets: (typeof openSets.$inferSelect)[]
  counts: (typeof facetCounts.$inferSelect)[]
  affordableSet: Bitmap | null
}

export const listSelectionsToCount = ({ base, chosen }: Pick<ListState, 'base' | 'chosen'>): Selection[] => [
  { ...base, ...chosen },
  ...listSelectedFacets(chosen).map((facet) => getSelectionWithoutFacet(base, chosen, facet)),
]

const EMPTY_BITMAP: Bitmap = new Uint32Array(0)

/** Counts the values of a facet as if nothing were chosen in that facet, so that visitors can compare them. */
export function countFacets(state: ListState, rows: FacetRows) {
  const { base, chosen } = state
  const setsByToken = new Map(rows.sets.map(({ token, clinicBitmap }) => [token, unpackWords(clinicBitmap)]))
  if (chosen.open === 'now')
    setsByToken.set('open=now', rows.openSets[0] ? unpackWords(rows.openSets[0].clinicBitmap) : EMPTY_BITMAP)
  if (rows.affordableSet) setsByToken.set(toFacetToken('max', chosen.max ?? ''), rows.affordableSet)
  const intersectSets = (selection: Selection) =>
    intersectBitmaps(listSelectionTokens(selection).map((token) => setsByToken.get(token) ?? EMPTY_BITMAP))
  const countSelection = createSelectionCounter(rows, setsByToken, intersectSets)

  const chosenCounts = countSelection(getFullSelection(state))
  const countsWithoutFacet = new Map(
    listSelectedFacets(chosen).map((facet) => [facet, countSelection(getSelectionWithoutFacet(base, chosen, facet))]),
  )
  return {
    total: chosenCounts.total,
    values: rows.values.map(({ facet, value, name }, index) => {
      const count = (countsWithoutFacet.get(facet) ?? chosenCounts).counts[index] ?? 0
      // Stored sets of `open=now` have all clinics with opening times, so only 0 is certain. A maximum price is for the
      // chosen treatment, so with one, the counts of other treatments are unknown.
      const isKnown =
        facet === 'treatment' ? chosen.max === undefined : facet !== 'open' || value !== 'now' || count === 0
      return { facet, value, name, count: isKnown ? count : null }
    }),
    totalsWithoutFacet: [...countsWithoutFacet].map(([facet, { total }]) => ({ facet, total })),
    relaxations: [chosenCounts, ...countsWithoutFacet.values()].some(({ total }) => total > 0)
      ? []
      : findRelaxations(listSelectedFacets(chosen), (droppedFacets) =>
          countPositions(
            intersectSets(
              droppedFacets.reduce(
                (remainingSelection, facet) => getSelectionWithoutFacet(base, remainingSelection, facet),
                chosen,
              ),
            ),
          ),
        ),
    intersectSets,
    matchingSet:
      listSelectionTokens(getFullSelection(state)).length === 0
        ? createFullBitmap(chosenCounts.total)
        : intersectSets(getFullSelection(state)),
  }
}

const MAX_RELAXATIONS = 4

/** Finds the smallest sets of two or more filters to remove. Not the set of all, which the page always offers. */
function findRelaxations(facets: readonly Facet[], countWithout: (dropped: readonly Facet[]) => number) {
  for (let size = 2; size < facets.length; size++) {
    const relaxations = listCombinations(facets, size)
      .map((droppedFacets) => ({ facets: droppedFacets, total: countWithout(droppedFacets) }))
      .filter(({ total }) => total > 0)
    if (relaxations.length > 0) return relaxations.sort((a, b) => b.total - a.total).slice(0, MAX_RELAXATIONS)
  }
  return []
}

function listCombinations(facets: readonly Facet[], size: number): Facet[][] {
  if (size === 0) return [[]]
  return facets.flatMap((firstFacet, index) =>
    listCombinations(facets.slice(index + 1), size - 1).map((combination) => [firstFacet, ...combination]),
  )
}

function createSelectionCounter(
  rows: FacetRows,
  setsByToken: ReadonlyMap<string, Bitmap>,
  intersectSets: (selection: Selection) => Bitmap,
) {
  const countsBySelection = new Map(rows.counts.map((row) => [row.selection, row]))
  return (selection: Selection): { total: number; counts: number[] } => {
    if (!isPrecounted(selection)) {
      const set = intersectSets(selection)
      const counts = rows.values.map(({ facet, value }) =>
        countSharedPositions(set, setsByToken.get(toFacetToken(facet, value)) ?? EMPTY_BITMAP),
      )
      return { total: countPositions(set), counts }
    }
    if (selection.open === 'now')
      return { total: countPositions(intersectSets(selection)), counts: rows.openSets[0]?.counts ?? [] }
    const storedCounts = countsBySelection.get(toSelectionKey(selection))
    return { total: storedCounts?.total ?? 0, counts: storedCounts?.counts ?? [] }
  }
}
