import { and, asc, between, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { combineVersions, type Database, type QueryData, queryDataWithVersion } from '../../db/client.ts'
import { clinicPrices, clinics, formerClinicSlugs, listings } from '../../db/schema.ts'
import { type Catalog, WILDCARD } from '../../domain/catalog.ts'
import { ALL_TREATMENTS, COMPARISON_SIZE, type parseIdsOrSlugs } from '../../domain/comparison.ts'
import { parsePlace, resolvePlace } from '../../domain/list/near.ts'
import { getWordPattern } from '../../domain/search/query.ts'
import { toSlug } from '../../domain/slug.ts'

export interface ComparisonQuery extends ReturnType<typeof parseIdsOrSlugs> {
  typedPlace: string
  typedClinicName: string
  treatment: string
}

export type Comparison = QueryData<typeof findComparison>

export async function findComparison(db: Database, catalog: Catalog, query: ComparisonQuery) {
  const { idsOrSlugs, malformedCount, typedPlace, typedClinicName } = query
  const found = await findRequestedClinics(db, idsOrSlugs)
  const comparedClinics = found.data.clinics.slice(0, COMPARISON_SIZE.max)
  const suggestions = await findSuggestions(db, typedClinicName, comparedClinics[0]?.location ?? WILDCARD)
  const { matches, recommendedClinics } = suggestions.data
  const treatment =
    comparedClinics.flatMap(({ services }) => services).find(({ slug }) => slug === query.treatment) ?? null
  return {
    version: combineVersions(found.version, suggestions.version),
    data: {
      clinics: comparedClinics,
      treatment,
      /** A slug or 'all'. Null if the visitor has chosen nothing, or a treatment that none of the clinics offers. */
      treatmentParameter: treatment || query.treatment === ALL_TREATMENTS ? query.treatment : null,
      unknownIdsOrSlugs: found.data.unknownIdsOrSlugs,
      malformedIdOrSlugCount: malformedCount,
      clinicsOverLimit: found.data.clinics.slice(COMPARISON_SIZE.max),
      requestedOrigin: { typed: typedPlace, place: resolvePlace(catalog, parsePlace(catalog, typedPlace)) },
      requestedAddition: typedClinicName ? { typed: typedClinicName, matches } : null,
      recommendedClinics,
    },
  }
}

function findRequestedClinics(db: Database, idsOrSlugs: string[]) {
  const hasCurrentIdOrSlug = or(inArray(clinics.id, idsOrSlugs), inArray(clinics.slug, idsOrSlugs))
  const currentIds = db.select({ id: clinics.id }).from(clinics).where(hasCurrentIdOrSlug)
  const hasFormerSlug = inArray(formerClinicSlugs.slug, idsOrSlugs)
  const renamedClinicIds = db.select({ id: formerClinicSlugs.clinicId }).from(formerClinicSlugs).where(hasFormerSlug)
  return queryDataWithVersion(
    db,
    [
      db
        .select()
        .from(clinics)
        .where(or(hasCurrentIdOrSlug, inArray(clinics.id, renamedClinicIds))),
      db.select().from(formerClinicSlugs).where(hasFormerSlug),
      db
        .select()
        .from(clinicPrices)
        .where(or(inArray(clinicPrices.clinicId, currentIds), inArray(clinicPrices.clinicId, renamedClinicIds)))
        .orderBy(asc(clinicPrices.clinicId), asc(clinicPrices.position)),
    ],
    ([clinicRows, formerSlugs, prices]) => {
      const findClinic = (idOrSlug: string) => {
        const formerSlug = formerSlugs.find(({ slug }) => slug === idOrSlug)
        return (
          clinicRows.find(({ id }) => id === idOrSlug) ??
          clinicRows.find(({ slug }) => slug === idOrSlug) ??
          clinicRows.find(({ id }) => id === formerSlug?.clinicId)
        )
      }
      const uniqueClinics = new Set(idsOrSlugs.flatMap((idOrSlug) => findClinic(idOrSlug) ?? []))
      return {
        clinics: [...uniqueClinics].map((clinic) => ({
          ...clinic,
          prices: prices.filter(({ clinicId }) => clinicId === clinic.id),
        })),
        unknownIdsOrSlugs: idsOrSlugs.filter((idOrSlug) => !findClinic(idOrSlug)),
      }
    },
  )
}

const MAX_SUGGESTIONS = 8
const isOpen = sql`${clinics.status} ->> '$.kind' IS NOT 'closed'`
const suggestionColumns = { segment: clinics.segment, name: clinics.name, address: clinics.address }

/** Compares names and slugs. A slug may have other words than the name: "and" instead of "&", for example. */
function findSuggestions(db: Database, typedName: string, area: string) {
  const slugPrefix = toSlug(typedName)
  const hasSlugPrefix = and(gte(clinics.segment, slugPrefix || '~'), lt(clinics.segment, `${slugPrefix}~`))
  return queryDataWithVersion(
    db,
    [
      db
        .select(suggestionColumns)
        .from(clinics)
        .where(and(or(hasSlugPrefix, sql`${clinics.id} IN (${selectIdsByNamePrefix(typedName)})`), isOpen))
        .orderBy(asc(clinics.segment))
        .limit(typedName ? MAX_SUGGESTIONS : 0),
      db
        .select(suggestionColumns)
        .from(listings)
        .innerJoin(clinics, eq(clinics.id, listings.clinicId))
        .where(
          and(
            eq(listings.service, WILDCARD),
            eq(listings.area, area),
            between(listings.recommended, 1, MAX_SUGGESTIONS),
          ),
        )
        .orderBy(asc(listings.recommended)),
    ],
    ([matches, recommendedClinics]) => ({ matches, recommendedClinics }),
  )
}

/** `^` matches only the beginning of the title. */
const selectIdsByNamePrefix = (typedName: string) => sql`
  SELECT substr(key, length('clinic:') + 1) FROM clinic_names CROSS JOIN search_documents ON id = clinic_names.rowid
  WHERE clinic_names MATCH ${`title : ^"${typedName.match(getWordPattern())?.join(' ') ?? ''}"*`}
  ORDER BY clinic_names.rowid LIMIT ${MAX_SUGGESTIONS}`
