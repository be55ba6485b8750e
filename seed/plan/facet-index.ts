import { type Bitmap, countPositions, countShared, intersect, toBitmap } from '../../src/db/formats/bitmap.ts'
import { packWords } from '../../src/db/formats/packed.ts'
import { openSpans } from '../../src/domain/clinic/hours.ts'
import {
  FACETS,
  type Facet,
  type FacetedClinic,
  type FacetValue,
  facetToken,
  facetValuesOf,
  isPrecounted,
} from '../../src/domain/list/facets.ts'
import { toSlug } from '../../src/domain/slug.ts'

export interface FacetIndex {
  values: FacetValue[]
  sets: { sort: string; token: string; clinics: string }[]
  open: { sort: string; minute: number; clinics: string; counts: number[] }[]
  counts: { selection: string; total: number; counts: number[] }[]
}

/** Open clinics are precomputed for times that are multiples of this. */
const OPEN_INTERVAL_MINUTES = 15

/** `orders` has the clinics' positions in each sort order. `allValues` may include values that no clinic has. */
export function indexFacets(
  clinics: readonly FacetedClinic[],
  orders: ReadonlyMap<string, readonly number[]>,
  allValues: readonly FacetValue[],
): FacetIndex {
  const members = membersByToken(clinics)
  const values = allValues.filter(({ facet, value }) => members.has(facetToken(facet, value)))
  const sets = new Map([...members].map(([token, indexes]) => [token, toBitmap(indexes)]))
  const valueSets = values.map(({ facet, value }) => sets.get(facetToken(facet, value)) ?? new Uint32Array(0))
  const intervals = openIntervals(clinics)
  const countsOf = (set: Bitmap) => valueSets.map((valueSet) => countShared(set, valueSet))
  const intervalCounts = intervals.map(({ indexes }) => countsOf(toBitmap(indexes)))
  const packPositions = (positions: readonly number[], indexes: readonly number[]) =>
    packWords(toBitmap(indexes.map((index) => positions[index] ?? 0)))
  return {
    values,
    sets: [...orders].flatMap(([sort, positions]) =>
      [...members].map(([token, indexes]) => ({ sort, token, clinics: packPositions(positions, indexes) })),
    ),
    open: [...orders].flatMap(([sort, positions]) =>
      intervals.map(({ minute, indexes }, interval) => ({
        sort,
        minute,
        clinics: packPositions(positions, indexes),
        counts: intervalCounts[interval] ?? [],
      })),
    ),
    counts: precomputeCounts(clinics.length, values, sets, countsOf),
  }
}

function membersByToken(clinics: readonly FacetedClinic[]): Map<string, number[]> {
  const members = new Map<string, number[]>()
  clinics.forEach((clinic, index) => {
    for (const [facet, values] of Object.entries(facetValuesOf(clinic))) {
      for (const value of values) {
        const token = `${facet}=${value}`
        const indexes = members.get(token)
        if (indexes) indexes.push(index)
        else members.set(token, [index])
      }
    }
  })
  return members
}

function precomputeCounts(
  total: number,
  values: readonly FacetValue[],
  sets: ReadonlyMap<string, Bitmap>,
  countsOf: (set: Bitmap) => number[],
): FacetIndex['counts'] {
  const all = toBitmap(Array.from({ length: total }, (_, index) => index))
  const tokens = values.map(({ facet, value }) => ({ facet, value, token: facetToken(facet, value) }))
  const setOf = (token: string) => sets.get(token) ?? new Uint32Array(0)
  const rows = [{ selection: '', total, counts: countsOf(all) }]
  tokens.forEach((first, index) => {
    const set = setOf(first.token)
    rows.push({ selection: first.token, total: countPositions(set), counts: countsOf(set) })
    for (const other of tokens.slice(index + 1)) {
      if (other.facet === first.facet || !isPrecounted({ [first.facet]: first.value, [other.facet]: other.value }))
        continue
      const shared = intersect([set, setOf(other.token)])
      const count = countPositions(shared)
      if (count > 0) rows.push({ selection: `${first.token}&${other.token}`, total: count, counts: countsOf(shared) })
    }
  })
  return rows
}

/** Returns the open clinics at the start of the week, and at each opening or closing time, rounded up. */
function openIntervals(clinics: readonly FacetedClinic[]): { minute: number; indexes: number[] }[] {
  const spans = clinics.map(({ hours }) => openSpans(hours))
  const roundUp = (minute: number) => Math.ceil(minute / OPEN_INTERVAL_MINUTES) * OPEN_INTERVAL_MINUTES
  const starts = new Set([0, ...spans.flat().flatMap(({ from, to }) => [roundUp(from), roundUp(to)])])
  return [...starts]
    .filter((minute) => minute < 7 * 24 * 60)
    .sort((a, b) => a - b)
    .map((minute) => ({
      minute,
      indexes: spans.flatMap((clinicSpans, index) =>
        clinicSpans.some(({ from, to }) => from <= minute && minute < to) ? [index] : [],
      ),
    }))
}

export const namedValues = (facet: Facet, names: Iterable<string>): FacetValue[] =>
  [...new Map([...names].map((name) => [toSlug(name), name]))]
    .map(([value, name]): FacetValue => ({ facet, value, name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

export const inFacetOrder = (values: readonly FacetValue[]) =>
  FACETS.flatMap((facet) => values.filter((value) => value.facet === facet))
