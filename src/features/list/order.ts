import { type Bitmap, hasPosition, listPositions } from '../../db/formats/bitmap.ts'
import { unpackWords } from '../../db/formats/packed.ts'
import { decodePoint } from '../../db/formats/points.ts'
import { getMilesBetween, type Point } from '../../domain/geo.ts'
import type { ListState } from '../../domain/list/list-state.ts'

export function listPagePositions(
  { sort, page }: Pick<ListState, 'sort' | 'page'>,
  clinicSet: Bitmap,
  chunks: readonly { body: string }[],
  origin: Point | null,
  perPage: number,
): number[] {
  const skip = (page - 1) * perPage
  const end = skip + perPage
  if (sort === 'price' && chunks.length > 0) return sortByPrice(clinicSet, chunks, end).slice(skip, end)
  if (sort === 'distance' && origin)
    return sortByDistance(clinicSet, chunks, origin, end)
      .map(({ position }) => position)
      .slice(skip, end)
  return listPositions(clinicSet, skip, perPage)
}

export const listPositionsOfNearestClinics = (
  clinicSet: Bitmap,
  chunks: readonly { body: string }[],
  origin: Point,
  count: number,
): number[] =>
  sortByDistance(clinicSet, chunks, origin, count)
    .slice(0, count)
    .flatMap(({ position, distanceMiles }) => (distanceMiles < Infinity ? [position] : []))

/** Appends clinics without a price, in recommended order, if there are fewer than `end` with one. */
function sortByPrice(clinicSet: Bitmap, chunks: readonly { body: string }[], end: number): number[] {
  const pricedPositions = chunks
    .flatMap(({ body }) => [...unpackWords(body)])
    .filter((position) => hasPosition(clinicSet, position))
  if (pricedPositions.length >= end) return pricedPositions
  const pricedPositionSet = new Set(pricedPositions)
  return [...pricedPositions, ...listPositions(clinicSet).filter((position) => !pricedPositionSet.has(position))]
}

/** Returns more than `count` clinics if distances are equal. Clinics without coordinates come last. */
function sortByDistance(clinicSet: Bitmap, chunks: readonly { body: string }[], origin: Point, count: number) {
  const coordinateChunks = chunks.map(({ body }) => unpackWords(body))
  const positions = listPositions(clinicSet)
  const distancesMiles = Float64Array.from(positions, (position) => {
    const point = decodePoint(coordinateChunks, position)
    return point ? getMilesBetween(origin, point) : Infinity
  })
  const maxDistanceMiles = distancesMiles.toSorted()[count - 1] ?? Infinity
  return positions
    .map((position, index) => ({ position, distanceMiles: distancesMiles[index] ?? Infinity }))
    .filter(({ distanceMiles }) => distanceMiles <= maxDistanceMiles)
    .sort((a, b) => (a.distanceMiles === b.distanceMiles ? a.position - b.position : a.distanceMiles - b.distanceMiles))
}
