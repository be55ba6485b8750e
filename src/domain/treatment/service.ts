import { lazily } from '../lazily.ts'

const GAP = String.raw`[\s\p{Pd}]+`
const gapPattern = lazily(() => new RegExp(GAP, 'gu'))

/** Returns a key that is equal for spellings that differ in case, hyphens and spaces (specification §5). */
export function serviceKey(text: string): string {
  return text.toLowerCase().replace(gapPattern(), '')
}

export function servicesMatch(a: string, b: string): boolean {
  const key = serviceKey(a)
  return key !== '' && key === serviceKey(b)
}

export function matchService(input: string, slugs: Iterable<string>): string | null {
  const known = [...slugs]
  if (known.includes(input) && serviceKey(input) !== '') return input
  return known.find((slug) => servicesMatch(slug, input)) ?? null
}

/** Splits 'botox-in-soho' at the last '-in-', because a service may contain another one. */
export function parseServiceInLocation(segment: string): { service: string; location: string } | null {
  const [, service, location] = /^(.*)-in-(.*)$/is.exec(segment) ?? []
  return service && location ? { service, location } : null
}
