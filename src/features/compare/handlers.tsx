import { parseIdsOrSlugs } from '../../domain/comparison.ts'
import { MAX_PLACE_LENGTH, needsNameLookup } from '../../domain/list/near.ts'
import { toSlug } from '../../domain/slug.ts'
import type { Context } from '../../http/context.ts'
import { checkSearchRate } from '../../http/limits/search-rate-limit.tsx'
import { readTypedText } from '../../http/params.ts'
import { streamPage, timeQuery } from '../../http/respond.tsx'
import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'
import { ComparePage } from './page.tsx'
import { type Comparison, type ComparisonQuery, findComparison } from './queries.ts'
import { createComparisonUrl, listSegments } from './row.ts'

export async function sendComparison(c: Context) {
  const query = readComparisonQuery(c)
  const rateLimitResponse = needsNameLookup(query.typedPlace) ? await checkSearchRate(c) : null
  if (rateLimitResponse) return rateLimitResponse
  const comparison = await timeQuery(c, () => findComparison(c.get('db'), c.get('catalog'), query))
  const { clinics, requestedAddition } = comparison.data
  const addedSegment = requestedAddition && findExactOrOnlyMatch(requestedAddition)
  if (addedSegment) {
    const segments = new Set([...listSegments(comparison.data), addedSegment])
    return c.redirect(createComparisonUrl(comparison.data, [...segments]), 302)
  }
  return streamPage(
    c,
    createCompareMeta(clinics.map(({ name }) => name)),
    async () => comparison,
    (data, pageProps) => <ComparePage {...pageProps} {...data} />,
  )
}

const readComparisonQuery = (c: Context): ComparisonQuery => ({
  ...parseIdsOrSlugs(c.req.queries('c') ?? []),
  typedPlace: readTypedText(c.req.query('from')).slice(0, MAX_PLACE_LENGTH).toWellFormed(),
  typedClinicName: readTypedText(c.req.query('add')).slice(0, 80).toWellFormed(),
  treatment: (c.req.query('treatment') ?? '').toLowerCase(),
})

function findExactOrOnlyMatch({ typed, matches }: NonNullable<Comparison['requestedAddition']>): string | null {
  const slug = toSlug(typed)
  const exactMatch = slug && matches.find(({ segment, name }) => segment === slug || toSlug(name) === slug)
  return (exactMatch || (matches.length === 1 ? matches[0] : undefined))?.segment ?? null
}

const createCompareMeta = (names: readonly string[]): PageMeta => ({
  title: names.length > 0 ? `Compare ${names.join(', ')}` : 'Compare med spas',
  description:
    'Two to four clinics side by side: prices in the same unit, hours, distance, services and who works there. What differs is marked.',
  canonical: urls.compare(),
  noindex: true,
  crumbs: [{ label: 'Med spas', href: urls.medspas() }],
  name: 'Compare',
})
