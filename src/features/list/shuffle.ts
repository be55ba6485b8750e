import { DISPLAY_LIMITS } from '../../domain/limits.ts'

export function shuffleBySeed<T>(items: readonly T[], seed: string): T[] {
  const start = hashText(seed)
  return items
    .map((item, index) => ({ item, rank: scrambleBits((start + (index + 1) * 0x9e3779b9) >>> 0) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** Chooses random treatments (specification §9), but the same for every visitor, so that the page can be cached. */
export function chooseOtherTreatments<T extends { slug: string }>(
  treatments: readonly T[],
  currentSlug: string,
  areaSlug: string,
): T[] {
  const others = treatments.filter(({ slug }) => slug !== currentSlug)
  const sortedTreatments = others.sort((a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0))
  return shuffleBySeed(sortedTreatments, `${currentSlug}/${areaSlug}`).slice(0, DISPLAY_LIMITS.otherTreatments)
}

function hashText(text: string): number {
  let hashValue = text.length
  for (let index = 0; index < text.length; index++)
    hashValue = scrambleBits((hashValue * 31 + text.charCodeAt(index)) >>> 0)
  return hashValue
}

function scrambleBits(value: number): number {
  const scrambledOnce = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  const scrambledTwice = Math.imul(scrambledOnce ^ (scrambledOnce >>> 16), 0x45d9f3b)
  return (scrambledTwice ^ (scrambledTwice >>> 16)) >>> 0
}
