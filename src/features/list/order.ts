import { type Bitmap, hasPosition, listPositions } from '../../db/formats/bitmap.ts'
import { unpackWords } from '../../db/formats/packed.ts'
import { decodePoint } from '../../db/formats/points.ts'
import { getMilesBetween, type Point } from '../../domain/geo.ts'
import { CLINICS_PER_PAGE } from '../../domain/limits.ts'
import type { ListState } from '../../domain/list/list-state.ts'

export function listPagePositions(
  { sort, page }: Pick<ListState, 'sort' | 'page'>,
  clinics: Bitmap,
  chunks: readonly { body: string }[],
  origin: Point | null,
): number[] {
  const skip = (page - 1) * CLINICS_PER_PAGE
  const end = skip + CLINICS_PER_PAGE
  if (sort === 'price' && chunks.length > 0) return sortByPrice(clinics, chunks).slice(skip, end)
  if (sort === 'distance' && origin)
    return sortByDistance(clinics, chunks, origin)
      .slice(skip, end)
      .map(({ position }) => position)
  return listPositions(clinics, skip, CLINICS_PER_PAGE)
}

export const listNearestPositions = (
  clinics: Bitmap,
  chunks: readonly { body: string }[],
  origin: Point,
  count: number,
): number[] =>
  sortByDistance(clinics, chunks, origin)
    .slice(0, count)
    .flatMap(({ position, distanceMiles }) => (distanceMiles < Number.MAX_VALUE ? [position] : []))

/** Returns the positions of clinics with a price, cheapest first, and then the other clinics, in recommended order. */
function sortByPrice(clinics: Bitmap, chunks: readonly { body: string }[]): number[] {
  const pricedPositions = chunks
    .flatMap(({ body }) => [...unpackWords(body)])
    .filter((position) => hasPosition(clinics, position))
  const pricedPositionSet = new Set(pricedPositions)
  return [...pricedPositions, ...listPositions(clinics).filter((position) => !pricedPositionSet.has(position))]
}

/** Sorts clinics by distance, nearest first. Clinics without coordinates come last. */
function sortByDistance(clinics: Bitmap, chunks: readonly { body: string }[], origin: Point) {
  const coordinateChunks = chunks.map(({ body }) => unpackWords(body))
  return listPositions(clinics)
    .map((position) => {
      const point = decodePoint(coordinateChunks, position)
      return { position, distanceMiles: point ? getMilesBetween(origin, point) : Number.MAX_VALUE }
    })
    .sort((a, b) => a.distanceMiles - b.distanceMiles)
}
