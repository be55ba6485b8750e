import { type Bitmap, bitmapOf, countOf, countShared, intersect } from '../../src/domain/bitmap.ts'
import {
  FACETS,
  type Faceted,
  type FacetValue,
  facetsOf,
  isCountedAhead,
  languageSlug,
  tokenOf,
} from '../../src/domain/facets.ts'
import { openSpans } from '../../src/domain/hours.ts'
import { packWords } from '../../src/domain/packed.ts'

export interface FacetIndex {
  values: FacetValue[]
  sets: { sort: string; token: string; clinics: string }[]
  open: { sort: string; minute: number; clinics: string; counts: number[] }[]
  counts: { selection: string; total: number; counts: number[] }[]
}

/** Opening times are looked up by the quarter of an hour, so that is how fine the rows need to be. */
const QUARTER = 15

/**
 * What lists are narrowed by, from the clinics in the recommended order. `orders` has, for each other order, the
 * clinics' indexes in it; `known` the values that have a name and a place in the order of their facet.
 */
export function indexFacets(
  clinics: readonly Faceted[],
  orders: ReadonlyMap<string, readonly number[]>,
  known: readonly FacetValue[],
): FacetIndex {
  const members = membersByToken(clinics)
  const values = known.filter(({ facet, value }) => members.has(tokenOf(facet, value)))
  const sets = new Map([...members].map(([token, indexes]) => [token, bitmapOf(indexes)]))
  const columns = values.map(({ facet, value }) => sets.get(tokenOf(facet, value)) ?? new Uint32Array(0))
  const runs = openRuns(clinics)
  const counted = (set: Bitmap) => columns.map((column) => countShared(set, column))
  const runCounts = runs.map(({ indexes }) => counted(bitmapOf(indexes)))
  const packed = (places: readonly number[], indexes: readonly number[]) =>
    packWords(bitmapOf(indexes.map((index) => places[index] ?? 0)))
  return {
    values,
    sets: [...orders].flatMap(([sort, places]) =>
      [...members].map(([token, indexes]) => ({ sort, token, clinics: packed(places, indexes) })),
    ),
    open: [...orders].flatMap(([sort, places]) =>
      runs.map(({ minute, indexes }, run) => ({
        sort,
        minute,
        clinics: packed(places, indexes),
        counts: runCounts[run] ?? [],
      })),
    ),
    counts: countAhead(clinics.length, values, sets, counted),
  }
}

function membersByToken(clinics: readonly Faceted[]): Map<string, number[]> {
  const members = new Map<string, number[]>()
  clinics.forEach((clinic, index) => {
    for (const [facet, values] of Object.entries(facetsOf(clinic))) {
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

/** The counts of all clinics, of each value, and of the pairs that `isCountedAhead`; pairs that share no clinic have no row. */
function countAhead(
  total: number,
  values: readonly FacetValue[],
  sets: ReadonlyMap<string, Bitmap>,
  counted: (set: Bitmap) => number[],
): FacetIndex['counts'] {
  const all = bitmapOf(Array.from({ length: total }, (_, index) => index))
  const tokens = values.map(({ facet, value }) => ({ facet, value, token: tokenOf(facet, value) }))
  const setOf = (token: string) => sets.get(token) ?? new Uint32Array(0)
  const rows = [{ selection: '', total, counts: counted(all) }]
  tokens.forEach((one, index) => {
    const set = setOf(one.token)
    rows.push({ selection: one.token, total: countOf(set), counts: counted(set) })
    for (const other of tokens.slice(index + 1)) {
      if (other.facet === one.facet || !isCountedAhead({ [one.facet]: one.value, [other.facet]: other.value })) continue
      const shared = intersect([set, setOf(other.token)])
      const count = countOf(shared)
      if (count > 0) rows.push({ selection: `${one.token}&${other.token}`, total: count, counts: counted(shared) })
    }
  })
  return rows
}

/** From each quarter of an hour at which someone opens or closes: who is open then. The first begins with the week. */
function openRuns(clinics: readonly Faceted[]): { minute: number; indexes: number[] }[] {
  const spans = clinics.map(({ hours }) => openSpans(hours))
  const quarter = (minute: number) => Math.ceil(minute / QUARTER) * QUARTER
  const starts = new Set([0, ...spans.flat().flatMap(({ from, to }) => [quarter(from), quarter(to)])])
  return [...starts]
    .filter((minute) => minute < 7 * 24 * 60)
    .sort((a, b) => a - b)
    .map((minute) => ({
      minute,
      indexes: spans.flatMap((own, index) =>
        own.some(({ from, to }) => from <= minute && minute < to) ? [index] : [],
      ),
    }))
}

/** The names of languages by their value, in order of the alphabet. */
export const languageValues = (languages: Iterable<string>): FacetValue[] =>
  [...new Map([...languages].map((name) => [languageSlug(name), name]))]
    .map(([value, name]): FacetValue => ({ facet: 'language', value, name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

export const inFacetOrder = (values: readonly FacetValue[]) =>
  FACETS.flatMap((facet) => values.filter((value) => value.facet === facet))
