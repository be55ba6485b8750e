import { DISPLAY_LIMITS } from '../../domain/limits.ts'

/** Chooses treatments at random (specification §2), but the same for every visitor, so that the page can be cached. */
export const chooseOtherTreatments = <T extends { slug: string }>(
  treatments: readonly T[],
  currentSlug: string,
  areaSlug: string,
): T[] =>
  treatments
    .filter(({ slug }) => slug !== currentSlug)
    .map((treatment) => ({ treatment, rank: computeFnvHash(`${treatment.slug}/${currentSlug}/${areaSlug}`) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, DISPLAY_LIMITS.otherTreatments)
    .map(({ treatment }) => treatment)

function computeFnvHash(text: string): number {
  let hashValue = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hashValue = Math.imul(hashValue ^ byte, 0x01000193)
  return hashValue >>> 0
}
