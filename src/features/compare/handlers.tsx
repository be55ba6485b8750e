import type { Context } from 'hono'
import { combineVersions } from '../../db/client.ts'
import { WILDCARD } from '../../domain/catalog.ts'
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
  const { catalog, db } = c.var
  const { idsOrSlugs, malformedCount } = parseIdsOrSlugs(c.req.queries('c') ?? [])
  const typedPlace = (c.req.query('from') ?? '').trim().slice(0, 40)
  const typedClinicName = (c.req.query('add') ?? '').trim().slice(0, 80)
  const rateLimitResponse = needsNameLookup(typedPlace) ? await checkSearchRate(c) : null
  if (rateLimitResponse) return rateLimitResponse
  const comparedClinics = await timeQuery(c, () => findComparedClinics(db, idsOrSlugs))
  const uniqueClinics = removeDuplicates(comparedClinics.data)
  const clinics = uniqueClinics.slice(0, COMPARISON_SIZE.max)
  const suggestionQuery = { segmentPrefix: toSlug(typedClinicName), area: clinics[0]?.location ?? WILDCARD }
  const suggestions = await timeQuery(c, () => findComparisonSuggestions(db, suggestionQuery))
  const addedSegment = findExactOrOnlyMatch(suggestions.data.matches, typedClinicName)
  const comparedTreatment = readComparedTreatment(clinics, (c.req.query('treatment') ?? '').toLowerCase())
  if (addedSegment) {
    const segments = new Set([...clinics.map(({ segment }) => segment), addedSegment])
    return c.redirect(urls.compare([...segments], typedPlace, getTreatmentParameter(comparedTreatment)), 302)
  }
  const comparison = {
    clinics,
    comparedTreatment,
    unknownIdsOrSlugs: idsOrSlugs.filter(
      (idOrSlug) => !comparedClinics.data.some(({ requestedIdOrSlug }) => requestedIdOrSlug === idOrSlug),
    ),
    malformedIdOrSlugCount: malformedCount,
    clinicsOverLimit: uniqueClinics.slice(COMPARISON_SIZE.max),
    distanceOrigin: { typed: typedPlace, place: resolvePlace(catalog, parsePlace(catalog, typedPlace)) },
    requestedAddition: typedClinicName ? { typed: typedClinicName, matches: suggestions.data.matches } : null,
    suggestedClinics: suggestions.data.recommendedClinics,
  }
  return streamPage(
    c,
    createCompareMeta(clinics.map(({ name }) => name)),
    async () => ({ version: combineVersions(comparedClinics.version, suggestions.version), data: comparison }),
    (data, pageProps) => <ComparePage {...pageProps} {...data} />,
  )
}

/** A clinic may be named both by id and by slug. */
const removeDuplicates = (clinics: readonly ComparedClinic[]) =>
  clinics.filter(({ id }, index) => clinics.findIndex((other) => other.id === id) === index)

function findExactOrOnlyMatch(matches: readonly { segment: string }[], typedName: string): string | null {
  const exactMatch = matches.find(({ segment }) => segment === toSlug(typedName))
  return (exactMatch ?? (matches.length === 1 ? matches[0] : undefined))?.segment ?? null
}

function readComparedTreatment(clinics: readonly ComparedClinic[], requested: string): ComparedTreatment {
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
