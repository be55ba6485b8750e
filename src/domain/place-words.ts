import type { Point } from './geo.ts'

/** Places as two words each, in pieces of equal length: hundred-thousandths of a degree (about a meter) from the south-west. */

/** Words of one piece; even, so that no place is cut in two. */
export const PIECE_WORDS = 100_000

const STEPS = 100_000

/** No place is two zeros. */
export const placeWords = (place: Point | undefined): [number, number] =>
  place ? [Math.round((place.lat + 90) * STEPS), Math.round((place.lng + 180) * STEPS)] : [0, 0]

/** The place of a clinic, or null when it is not known. */
export function placeAt(pieces: readonly Uint32Array[], position: number): Point | null {
  const first = position * 2
  const piece = pieces[Math.floor(first / PIECE_WORDS)]
  const at = first % PIECE_WORDS
  const lat = piece?.[at] ?? 0
  const lng = piece?.[at + 1] ?? 0
  return lat === 0 && lng === 0 ? null : { lat: lat / STEPS - 90, lng: lng / STEPS - 180 }
}
