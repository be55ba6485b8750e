import { and, asc, between, eq, gte, inArray, lt, or } from 'drizzle-orm'
import { type Database, type DataOf, findWithVersion, type Versioned } from '../../db/client.ts'
import { clinicPrices, clinicSlugs, clinics, listings } from '../../db/schema.ts'
import { WILDCARD } from '../../domain/catalog.ts'
import type { Clinic } from '../../domain/clinic/clinic-record.ts'
import type { ClinicPrice } from '../../domain/price-record.ts'

export interface ComparedClinic extends Clinic {
  requestedName: string
  prices: ClinicPrice[]
}

/** Names are ids, slugs or former slugs. A clinic that is named twice is returned twice. */
export function findComparedClinics(db: Database, names: string[]): Promise<Versioned<ComparedClinic[]>> {
  const named = or(inArray(clinics.id, names), inArray(clinics.slug, names))
  const present = db.select({ id: clinics.id }).from(clinics).where(named)
  const hasFormerName = inArray(clinicSlugs.slug, names)
  const renamed = db.select({ id: clinicSlugs.clinicId }).from(clinicSlugs).where(hasFormerName)
  return findWithVersion(
    db,
    [
      db
        .select()
        .from(clinics)
        .where(or(named, inArray(clinics.id, renamed))),
      db.select().from(clinicSlugs).where(hasFormerName),
      db
        .select()
        .from(clinicPrices)
        .where(or(inArray(clinicPrices.clinicId, present), inArray(clinicPrices.clinicId, renamed)))
        .orderBy(asc(clinicPrices.clinicId), asc(clinicPrices.position)),
    ],
    ([found, former, prices]) =>
      names.flatMap((requestedName) => {
        const formerId = former.find(({ slug }) => slug === requestedName)?.clinicId
        const clinic =
          found.find(({ id }) => id === requestedName) ??
          found.find(({ slug }) => slug === requestedName) ??
          found.find(({ id }) => id === formerId)
        const ofClinic = prices.filter(({ clinicId }) => clinicId === clinic?.id)
        return clinic ? [{ ...clinic, requestedName, prices: ofClinic }] : []
      }),
  )
}

const MAX_SUGGESTIONS = 8
const suggestionColumns = { segment: clinics.segment, name: clinics.name, address: clinics.address }

export const findComparisonSuggestions = (db: Database, { typed, area }: { typed: string; area: string }) =>
  findWithVersion(
    db,
    [
      db
        .select(suggestionColumns)
        .from(clinics)
        .where(and(gte(clinics.segment, typed), lt(clinics.segment, `${typed}~`)))
        .orderBy(asc(clinics.segment))
        .limit(typed ? MAX_SUGGESTIONS : 0),
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
    ([matches, others]) => ({ matches, others }),
  )

export type ClinicSuggestion = DataOf<typeof findComparisonSuggestions>['matches'][number]
