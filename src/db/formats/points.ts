import type { Point } from '../../domain/geo.ts'

/** 32-bit words per chunk. Even, so that a point's two words stay together. */
export const CHUNK_WORDS = 100_000

const STEPS_PER_DEGREE = 100_000

/**
 * Returns two words: degrees north of 90° S and east of 180° W, in hundred-thousandths (about a meter). Returns zeros
 * for an unknown point.
 */
export const encodePoint = (place: Point | null): [number, number] =>
  place ? [Math.round((place.lat + 90) * STEPS_PER_DEGREE), Math.round((place.lng + 180) * STEPS_PER_DEGREE)] : [0, 0]

export function decodePoint(chunks: readonly Uint32Array[], position: number): Point | null {
  const first = position * 2
  const chunk = chunks[Math.floor(first / CHUNK_WORDS)]
  const at = first % CHUNK_WORDS
  const lat = chunk?.[at] ?? 0
  const lng = chunk?.[at + 1] ?? 0
  return lat === 0 && lng === 0 ? null : { lat: lat / STEPS_PER_DEGREE - 90, lng: lng / STEPS_PER_DEGREE - 180 }
}
