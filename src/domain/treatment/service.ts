import { lazily } from '../lazily.ts'

const gapPattern = lazily(() => /[\s\p{Pd}]+/gu)

export function serviceKey(text: string): string {
  return text.toLowerCase().replace(gapPattern(), '')
}

export function matchService(input: string, slugs: Iterable<string>): string | null {
  const key = serviceKey(input)
  if (key === '') return null
  const known = [...slugs]
  return known.includes(input) ? input : (known.find((slug) => serviceKey(slug) === key) ?? null)
}

/** Splits 'botox-in-soho' at the last '-in-', because a service may contain another one. */
export function parseServiceInLocation(segment: string): { service: string; location: string } | null {
  const [, service, location] = /^(.*)-in-(.*)$/is.exec(segment) ?? []
  return service && location ? { service, location } : null
}
