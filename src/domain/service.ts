import { lazily } from './lazily.ts'

/** What may stand between the parts of a word: spaces, and every dash there is. */
const GAP = String.raw`[\s\p{Pd}]+`
const eachGap = lazily(() => new RegExp(GAP, 'gu'))

/** What two spellings of a service have in common: case, hyphens and spaces do not count (specification §5). */
export function serviceKey(text: string): string {
  return text.toLowerCase().replace(eachGap(), '')
}

/** 'cool-sculpting' and 'CoolSculpting' are the same service; two texts without any letter are not. */
export function servicesMatch(a: string, b: string): boolean {
  const key = serviceKey(a)
  return key !== '' && key === serviceKey(b)
}

/** The one of the given slugs that the input means, an exact match before a looser one; null when there is none. */
export function matchService(input: string, slugs: Iterable<string>): string | null {
  const known = [...slugs]
  if (known.includes(input) && serviceKey(input) !== '') return input
  return known.find((slug) => servicesMatch(slug, input)) ?? null
}

/**
 * The two halves of the flat form `{service}-in-{location}` (specification §2), as they were written. It is cut at the
 * last `-in-`, because a service may contain one and no location does; null when a half would be empty.
 */
export function splitFlatForm(segment: string): { service: string; location: string } | null {
  const [, service, location] = /^(.*)-in-(.*)$/is.exec(segment) ?? []
  return service && location ? { service, location } : null
}
