import { type Bitmap, has, positionsOf } from '../domain/bitmap.ts'
import { milesBetween, type Place } from '../domain/distance.ts'
import type { ListState } from '../domain/list-state.ts'
import { unpackWords } from '../domain/packed.ts'
import { placeAt } from '../domain/place-words.ts'

/** The places, in the order of the sets, of the clinics on a page of those that fit. */
export function orderPositions(
  { sort, page }: Pick<ListState, 'sort' | 'page'>,
  clinics: Bitmap,
  pieces: readonly { body: string }[],
  near: Place | null,
  perPage: number,
): number[] {
  const skip = (page - 1) * perPage
  if (sort === 'price' && pieces.length > 0) return byPrice(clinics, pieces).slice(skip, skip + perPage)
  if (sort === 'distance' && near) return byDistance(clinics, pieces, near).slice(skip, skip + perPage)
  return positionsOf(clinics, skip, perPage)
}

/** Those that state a price, cheapest first; then the others, as recommended. */
function byPrice(clinics: Bitmap, pieces: readonly { body: string }[]): number[] {
  const priced = pieces.flatMap(({ body }) => [...unpackWords(body)]).filter((position) => has(clinics, position))
  const known = new Set(priced)
  return [...priced, ...positionsOf(clinics).filter((position) => !known.has(position))]
}

/** Those whose place is known, nearest first; then the others, as recommended. */
function byDistance(clinics: Bitmap, pieces: readonly { body: string }[], near: Place): number[] {
  const words = pieces.map(({ body }) => unpackWords(body))
  const far = positionsOf(clinics).map((position) => {
    const place = placeAt(words, position)
    return { position, miles: place ? milesBetween(near, place) : Infinity }
  })
  far.sort((a, b) => (a.miles === b.miles ? a.position - b.position : a.miles - b.miles))
  return far.map(({ position }) => position)
}
