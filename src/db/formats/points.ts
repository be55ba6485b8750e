import type { Point } from '../../domain/geo.ts'

/** Number of 32-bit words in a chunk. The number is even, so that the two words of a point are in the same chunk. */
export const WORDS_PER_CHUNK = 100_000

/** Precision of stored coordinates: about a meter. */
const STEPS_PER_DEGREE = 100_000

export const encodePoint = (point: Point | null): [number, number] =>
  point ? [Math.round((point.lat + 90) * STEPS_PER_DEGREE), Math.round((point.lng + 180) * STEPS_PER_DEGREE)] : [0, 0]

export function decodePoint(chunks: readonly Uint32Array[], position: number): Point | null {
  const firstWordIndex = position * 2
  const chunk = chunks[Math.floor(firstWordIndex / WORDS_PER_CHUNK)]
  const offset = firstWordIndex % WORDS_PER_CHUNK
  const latSteps = chunk?.[offset] ?? 0
  const lngSteps = chunk?.[offset + 1] ?? 0
  return latSteps === 0 && lngSteps === 0
    ? null
    : { lat: latSteps / STEPS_PER_DEGREE - 90, lng: lngSteps / STEPS_PER_DEGREE - 180 }
}
