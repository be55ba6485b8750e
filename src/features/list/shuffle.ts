import { DISPLAY_LIMITS } from '../../domain/limits.ts'

/** The same items and seed always give the same order. */
export function seededShuffle<T>(items: readonly T[], seed: string): T[] {
  const random = randomFrom(seed)
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** Returns 'random' other treatments (specification §9). Everyone sees the same, whatever the input order. */
export function otherTreatments<T extends { slug: string }>(
  treatments: readonly T[],
  current: string,
  area: string,
  count: number = DISPLAY_LIMITS.otherTreatments,
): T[] {
  const others = treatments.filter(({ slug }) => slug !== current)
  const inOrder = others.sort((a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0))
  return seededShuffle(inOrder, `${current}/${area}`).slice(0, count)
}

/** Returns a function that returns the next pseudorandom integer below 2³². */
function randomFrom(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    return scramble(state)
  }
}

function hash(text: string): number {
  let value = text.length
  for (let index = 0; index < text.length; index++) value = scramble((value * 31 + text.charCodeAt(index)) >>> 0)
  return value
}

function scramble(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  const twice = Math.imul(once ^ (once >>> 16), 0x45d9f3b)
  return (twice ^ (twice >>> 16)) >>> 0
}
