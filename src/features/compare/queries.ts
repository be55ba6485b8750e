import { and, asc, between, eq, gte, inArray, lt, or } from 'drizzle-orm'
import { type Database, findWithVersion, type QueryData, type Versioned } from '../../db/client.ts'
import { clinicPrices, clinicSlugs, clinics, listings } from '../../db/schema.ts'
import { WILDCARD } from '../../domain/catalog.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import type { ClinicPrice } from '../../domain/price-record.ts'

export interface ComparedClinic extends Clinic {
  requestedIdOrSlug: string
  prices: ClinicPrice[]
}

/** Finds clinics by id, slug or former slug. A clinic that is named twice is returned twice. */
export function findComparedClinics(db: Database, idsOrSlugs: string[]): Promise<Versioned<ComparedClinic[]>> {
  const hasCurrentIdOrSlug = or(inArray(clinics.id, idsOrSlugs), inArray(clinics.slug, idsOrSlugs))
  const currentIds = db.select({ id: clinics.id }).from(clinics).where(hasCurrentIdOrSlug)
  const hasFormerSlug = inArray(clinicSlugs.slug, idsOrSlugs)
  const renamedIds = db.select({ id: clinicSlugs.clinicId }).from(clinicSlugs).where(hasFormerSlug)
  return findWithVersion(
    db,
    [
      db
        .select()
        .from(clinics)
        .where(or(hasCurrentIdOrSlug, inArray(clinics.id, renamedIds))),
      db.select().from(clinicSlugs).where(hasFormerSlug),
      db
        .select()
        .from(clinicPrices)
        .where(or(inArray(clinicPrices.clinicId, currentIds), inArray(clinicPrices.clinicId, renamedIds)))
        .orderBy(asc(clinicPrices.clinicId), asc(clinicPrices.position)),
    ],
    ([clinicRows, formerSlugs, prices]) =>
      idsOrSlugs.flatMap((requestedIdOrSlug) => {
        const formerId = formerSlugs.find(({ slug }) => slug === requestedIdOrSlug)?.clinicId
        const clinic =
          clinicRows.find(({ id }) => id === requestedIdOrSlug) ??
          clinicRows.find(({ slug }) => slug === requestedIdOrSlug) ??
          clinicRows.find(({ id }) => id === formerId)
        const pricesOfClinic = prices.filter(({ clinicId }) => clinicId === clinic?.id)
        return clinic ? [{ ...clinic, requestedIdOrSlug, prices: pricesOfClinic }] : []
      }),
  )
}

const MAX_SUGGESTIONS = 8
const suggestionColumns = { segment: clinics.segment, name: clinics.name, address: clinics.address }

export const findComparisonSuggestions = (
  db: Database,
  { segmentPrefix, area }: { segmentPrefix: string; area: string },
) =>
  findWithVersion(
    db,
    [
      db
        .select(suggestionColumns)
        .from(clinics)
        .where(and(gte(clinics.segment, segmentPrefix), lt(clinics.segment, `${segmentPrefix}~`)))
        .orderBy(asc(clinics.segment))
        .limit(segmentPrefix ? MAX_SUGGESTIONS : 0),
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

export type ClinicSuggestion = QueryData<typeof findComparisonSuggestions>['matches'][number]
