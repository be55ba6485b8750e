import { lazily } from '../lazily.ts'

const getSeparatorPattern = lazily(() => /[\s\p{Pd}]+/gu)

export function toSlugKey(text: string): string {
  return text.toLowerCase().replace(getSeparatorPattern(), '')
}

export function matchSlug(input: string, slugs: Iterable<string>): string | null {
  const key = toSlugKey(input)
  if (key === '') return null
  const candidates = [...slugs]
  return candidates.includes(input) ? input : (candidates.find((slug) => toSlugKey(slug) === key) ?? null)
}

/** Splits 'botox-in-soho' at the last '-in-', because the name of a service may contain '-in-'. */
export function parseServiceInLocation(segment: string): { service: string; location: string } | null {
  const [, service, location] = /^(.*)-in-(.*)$/is.exec(segment) ?? []
  return service && location ? { service, location } : null
}
