import { DISPLAY_LIMITS } from './limits.ts'

/** An order that looks random and is the same for the same seed, in every runtime; the items themselves stay as they are. */
export function seededShuffle<T>(items: readonly T[], seed: string): T[] {
  const random = randomFrom(seed)
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/**
 * The 'random' other treatments in a location's sidebar (specification §9: five). Seeded by treatment and area, so that a
 * page is the same for everyone until the data change; sorted first, so that no row order shows.
 */
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

/** Whole numbers below 2³²: a counter that starts at the seed's hash, each value scrambled. */
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

/** Spreads every bit of a 32-bit number over all the others, one to one. */
function scramble(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  const twice = Math.imul(once ^ (once >>> 16), 0x45d9f3b)
  return (twice ^ (twice >>> 16)) >>> 0
}
