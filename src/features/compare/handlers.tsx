import type { Context } from 'hono'
import { combineVersions } from '../../db/client.ts'
import { type Catalog, WILDCARD } from '../../domain/catalog.ts'
import { ALL_TREATMENTS, COMPARISON_SIZE, parseIdsOrSlugs } from '../../domain/comparison.ts'
import { needsNameLookup, parsePlace, resolvePlace } from '../../domain/list/near.ts'
import { toSlug } from '../../domain/slug.ts'
import type { AppEnv } from '../../http/context.ts'
import { checkSearchRate } from '../../http/limits/search-rate-limit.tsx'
import { streamPage, timeQuery } from '../../http/respond.tsx'
import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'
import { type ComparedTreatment, getTreatmentParameter } from './compared-treatment.ts'
import { ComparePage } from './page.tsx'
import { type ComparedClinic, findComparedClinics, findComparisonSuggestions } from './queries.ts'

export async function sendComparison(c: Context<AppEnv>) {
  const query = readComparisonQuery(c)
  const rateLimitResponse = needsNameLookup(query.typedPlace) ? await checkSearchRate(c) : null
  if (rateLimitResponse) return rateLimitResponse
  const { version, comparedClinics, suggestions } = await findComparison(c, query)
  const comparison = createComparison(c.get('catalog'), query, comparedClinics, suggestions)
  const { clinics, comparedTreatment } = comparison
  const addedSegment = findExactOrOnlyMatch(suggestions.matches, query.typedClinicName)
  if (addedSegment) {
    const segments = new Set([...clinics.map(({ segment }) => segment), addedSegment])
    return c.redirect(urls.compare([...segments], query.typedPlace, getTreatmentParameter(comparedTreatment)), 302)
  }
  return streamPage(
    c,
    createCompareMeta(clinics.map(({ name }) => name)),
    async () => ({ version, data: comparison }),
    (data, pageProps) => <ComparePage {...pageProps} {...data} />,
  )
}

type ComparisonQuery = ReturnType<typeof readComparisonQuery>

const readComparisonQuery = (c: Context<AppEnv>) => ({
  ...parseIdsOrSlugs(c.req.queries('c') ?? []),
  typedPlace: (c.req.query('from') ?? '').trim().slice(0, 40),
  typedClinicName: (c.req.query('add') ?? '').trim().slice(0, 80),
  treatment: (c.req.query('treatment') ?? '').toLowerCase(),
})

async function findComparison(c: Context<AppEnv>, { idsOrSlugs, typedClinicName }: ComparisonQuery) {
  const db = c.get('db')
  const comparedClinics = await timeQuery(c, () => findComparedClinics(db, idsOrSlugs))
  const suggestionQuery = {
    segmentPrefix: toSlug(typedClinicName),
    area: comparedClinics.data[0]?.location ?? WILDCARD,
  }
  const suggestions = await timeQuery(c, () => findComparisonSuggestions(db, suggestionQuery))
  return {
    version: combineVersions(comparedClinics.version, suggestions.version),
    comparedClinics: comparedClinics.data,
    suggestions: suggestions.data,
  }
}

type ComparisonSuggestions = Awaited<ReturnType<typeof findComparison>>['suggestions']

function createComparison(
  catalog: Catalog,
  { idsOrSlugs, malformedCount, typedPlace, typedClinicName, treatment }: ComparisonQuery,
  comparedClinics: readonly ComparedClinic[],
  { matches, recommendedClinics }: ComparisonSuggestions,
) {
  const foundKeys = new Set(comparedClinics.map(({ requestedIdOrSlug }) => requestedIdOrSlug))
  const uniqueClinics = removeDuplicates(comparedClinics)
  const clinics = uniqueClinics.slice(0, COMPARISON_SIZE.max)
  return {
    clinics,
    comparedTreatment: findComparedTreatment(clinics, treatment),
    unknownIdsOrSlugs: idsOrSlugs.filter((idOrSlug) => !foundKeys.has(idOrSlug)),
    malformedIdOrSlugCount: malformedCount,
    clinicsOverLimit: uniqueClinics.slice(COMPARISON_SIZE.max),
    distanceOrigin: { typed: typedPlace, place: resolvePlace(catalog, parsePlace(catalog, typedPlace)) },
    requestedAddition: typedClinicName ? { typed: typedClinicName, matches } : null,
    suggestedClinics: recommendedClinics,
  }
}

/** A clinic may be named both by id and by slug. */
const removeDuplicates = (clinics: readonly ComparedClinic[]) =>
  clinics.filter(({ id }, index) => clinics.findIndex((other) => other.id === id) === index)

function findExactOrOnlyMatch(matches: readonly { segment: string }[], typedName: string): string | null {
  const exactMatch = matches.find(({ segment }) => segment === toSlug(typedName))
  return (exactMatch ?? (matches.length === 1 ? matches[0] : undefined))?.segment ?? null
}

function findComparedTreatment(clinics: readonly ComparedClinic[], requested: string): ComparedTreatment {
  const treatment = clinics.flatMap(({ services }) => services).find(({ slug }) => slug === requested)
  if (treatment) return treatment
  return requested === ALL_TREATMENTS ? ALL_TREATMENTS : null
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
