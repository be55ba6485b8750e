import { type Bitmap, has, positionsOf } from '../domain/bitmap.ts'
import { milesBetween, type Point } from '../domain/geo.ts'
import type { ListState } from '../domain/list-state.ts'
import { unpackWords } from '../domain/packed.ts'
import { placeAt } from '../domain/place-words.ts'

/** The places, in the order of the sets, of the clinics on a page of those that fit. */
export function orderPositions(
  { sort, page }: Pick<ListState, 'sort' | 'page'>,
  clinics: Bitmap,
  pieces: readonly { body: string }[],
  near: Point | null,
  perPage: number,
): number[] {
  const skip = (page - 1) * perPage
  const end = skip + perPage
  if (sort === 'price' && pieces.length > 0) return byPrice(clinics, pieces, end).slice(skip, end)
  if (sort === 'distance' && near) return byDistance(clinics, pieces, near, end).slice(skip, end)
  return positionsOf(clinics, skip, perPage)
}

/** Those that state a price, cheapest first; then the others, as recommended. The first `end` at least. */
function byPrice(clinics: Bitmap, pieces: readonly { body: string }[], end: number): number[] {
  const priced = pieces.flatMap(({ body }) => [...unpackWords(body)]).filter((position) => has(clinics, position))
  if (priced.length >= end) return priced
  const known = new Set(priced)
  return [...priced, ...positionsOf(clinics).filter((position) => !known.has(position))]
}

/**
 * Those whose place is known, nearest first; then the others, as recommended. The first `end` at least: only as many as
 * are shown are put in order, because to sort half a million takes longer than everything else.
 */
function byDistance(clinics: Bitmap, pieces: readonly { body: string }[], near: Point, end: number): number[] {
  const words = pieces.map(({ body }) => unpackWords(body))
  const positions = positionsOf(clinics)
  const miles = Float64Array.from(positions, (position) => {
    const place = placeAt(words, position)
    return place ? milesBetween(near, place) : Infinity
  })
  const furthest = miles.toSorted()[end - 1] ?? Infinity
  const nearest = positions.flatMap((position, index) => {
    const away = miles[index] ?? Infinity
    return away <= furthest ? [{ position, away }] : []
  })
  nearest.sort((a, b) => (a.away === b.away ? a.position - b.position : a.away - b.away))
  return nearest.map(({ position }) => position)
}
