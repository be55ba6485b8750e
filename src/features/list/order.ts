import { type Bitmap, hasPosition, positionsOf } from '../../db/formats/bitmap.ts'
import { unpackWords } from '../../db/formats/packed.ts'
import { decodePoint } from '../../db/formats/points.ts'
import { milesBetween, type Point } from '../../domain/geo.ts'
import type { ListState } from '../../domain/list/list-state.ts'

export function orderPositions(
  { sort, page }: Pick<ListState, 'sort' | 'page'>,
  clinics: Bitmap,
  chunks: readonly { body: string }[],
  near: Point | null,
  perPage: number,
): number[] {
  const skip = (page - 1) * perPage
  const end = skip + perPage
  if (sort === 'price' && chunks.length > 0) return byPrice(clinics, chunks, end).slice(skip, end)
  if (sort === 'distance' && near)
    return byDistance(clinics, chunks, near, end)
      .map(({ position }) => position)
      .slice(skip, end)
  return positionsOf(clinics, skip, perPage)
}

export const nearestPositions = (
  clinics: Bitmap,
  chunks: readonly { body: string }[],
  near: Point,
  count: number,
): number[] =>
  byDistance(clinics, chunks, near, count)
    .slice(0, count)
    .flatMap(({ position, distance }) => (distance < Infinity ? [position] : []))

/** Returns priced clinics, cheapest first. If these are fewer than `end`, adds the others in recommended order. */
function byPrice(clinics: Bitmap, chunks: readonly { body: string }[], end: number): number[] {
  const priced = chunks
    .flatMap(({ body }) => [...unpackWords(body)])
    .filter((position) => hasPosition(clinics, position))
  if (priced.length >= end) return priced
  const known = new Set(priced)
  return [...priced, ...positionsOf(clinics).filter((position) => !known.has(position))]
}

/** Returns the nearest `end` clinics, or more if distances are equal. Clinics without coordinates come last. */
function byDistance(clinics: Bitmap, chunks: readonly { body: string }[], near: Point, end: number) {
  const words = chunks.map(({ body }) => unpackWords(body))
  const positions = positionsOf(clinics)
  const miles = Float64Array.from(positions, (position) => {
    const place = decodePoint(words, position)
    return place ? milesBetween(near, place) : Infinity
  })
  const furthest = miles.toSorted()[end - 1] ?? Infinity
  return positions
    .map((position, index) => ({ position, distance: miles[index] ?? Infinity }))
    .filter(({ distance }) => distance <= furthest)
    .sort((a, b) => (a.distance === b.distance ? a.position - b.position : a.distance - b.distance))
}
