import { formatQuantity } from './plural.ts'

/** Lowercases a URL segment or typed text, and maps the alias 'hamptons' to 'the-hamptons' (specification §2). */
export function normalizeAreaAlias(segment: string): string {
  const slug = segment.toLowerCase()
  return slug === 'hamptons' ? 'the-hamptons' : slug
}

export const formatMedspaCount = (count: number) => formatQuantity(count, 'MedSpa')
