import { and, asc, between, eq, getTableColumns, inArray, isNotNull, or, type Placeholder, sql } from 'drizzle-orm'
import { assertAllFieldsUsed } from '../domain/assert-all-fields-used.ts'
import { WILDCARD } from '../domain/catalog.ts'
import type { Clinic, ClinicCard } from '../domain/clinic/clinic-record.ts'
import { CLINICS_PER_PAGE } from '../domain/limits.ts'
import { type Database, queryWithVersion } from './client.ts'
import { prepareQuery } from './prepared-query.ts'
import { selectStatistics } from './prices.ts'
import { clinicPrices, clinics, formerClinicSlugs, listings, priceStatistics, redirects } from './schema.ts'

export interface ListQuery {
  service: string
  area: string
  page?: number
  perPage?: number
}

export interface ListRange {
  service: string | Placeholder
  area: string | Placeholder
  first: number | Placeholder
  last: number | Placeholder
}

export const isInListRange = ({ service, area, first, last }: ListRange) =>
  and(eq(listings.service, service), eq(listings.area, area), between(listings.recommended, first, last))

const { homePosition, ...columns } = getTableColumns(clinics)
export const clinicColumns = columns satisfies Record<keyof Clinic, unknown>
assertAllFieldsUsed({} as Omit<typeof clinicColumns, keyof Clinic>)

const { slug, description, areas, website, email, stepFree, openedYear, lastChecked, ogImage, ...remainingColumns } =
  clinicColumns
export const cardColumns = remainingColumns satisfies Record<keyof ClinicCard, unknown>
assertAllFieldsUsed({} as Omit<typeof cardColumns, keyof ClinicCard>)

export function selectClinicCards(db: Database, query: ListQuery) {
  const { service, area, page = 1, perPage = CLINICS_PER_PAGE } = query
  const offset = (page - 1) * perPage
  return selectListRange(db, { service, area, first: offset + 1, last: offset + perPage })
}

const selectListRange = prepareQuery(['service', 'area', 'first', 'last'], (db, placeholder) =>
  db
    .select(cardColumns)
    .from(listings)
    .innerJoin(clinics, eq(clinics.id, listings.clinicId))
    .where(
      isInListRange({
        service: placeholder('service'),
        area: placeholder('area'),
        first: placeholder('first'),
        last: placeholder('last'),
      }),
    )
    .orderBy(asc(listings.recommended)),
)

export const selectHomeClinics = prepareQuery([], (db) =>
  db.select(cardColumns).from(clinics).where(isNotNull(clinics.homePosition)).orderBy(asc(clinics.homePosition)),
)

/** `key` is a lowercase id or slug. A clinic with that id precedes one with that slug (specification §5). */
export async function findClinicPage(db: Database, key: string) {
  const { version, results } = await queryWithVersion(db, [
    selectClinicByKey(db, { key }),
    selectPricesByKey(db, { key }),
    selectCityStatisticsByKey(db, { key }),
    selectTopClinicsInSameArea(db, { key }),
  ])
  const [[clinic], prices, cityStatistics, clinicsInSameArea] = results
  if (!clinic) return null
  const clinicPrices = prices.filter((price) => price.clinicId === clinic.id)
  const otherClinicsInSameArea = clinicsInSameArea.filter((card) => card.id !== clinic.id).slice(0, 3)
  return { version, data: { clinic, prices: clinicPrices, cityStatistics, clinicsInSameArea: otherClinicsInSameArea } }
}

const matchesKey = (key: Placeholder | string) => or(eq(clinics.id, key), eq(clinics.slug, key))

const selectIdsByKey = (db: Database, key: Placeholder) =>
  db.select({ id: clinics.id }).from(clinics).where(matchesKey(key))

const selectClinicByKey = prepareQuery(['key'], (db, placeholder) =>
  db
    .select(clinicColumns)
    .from(clinics)
    .where(matchesKey(placeholder('key')))
    .orderBy(sql`${clinics.id} <> ${placeholder('key')}`)
    .limit(1),
)

const selectPricesByKey = prepareQuery(['key'], (db, placeholder) =>
  db
    .select()
    .from(clinicPrices)
    .where(inArray(clinicPrices.clinicId, selectIdsByKey(db, placeholder('key'))))
    .orderBy(asc(clinicPrices.position)),
)

const selectCityStatisticsByKey = prepareQuery(['key'], (db, placeholder) =>
  selectStatistics(db).where(
    and(
      eq(priceStatistics.item, WILDCARD),
      eq(priceStatistics.area, WILDCARD),
      inArray(
        priceStatistics.service,
        db
          .select({ service: clinicPrices.service })
          .from(clinicPrices)
          .where(inArray(clinicPrices.clinicId, selectIdsByKey(db, placeholder('key')))),
      ),
    ),
  ),
)

const selectTopClinicsInSameArea = prepareQuery(['key'], (db, placeholder) =>
  db
    .select(cardColumns)
    .from(listings)
    .innerJoin(clinics, eq(clinics.id, listings.clinicId))
    .where(
      and(
        eq(listings.service, WILDCARD),
        inArray(
          listings.area,
          db
            .select({ area: clinics.location })
            .from(clinics)
            .where(matchesKey(placeholder('key'))),
        ),
        between(listings.recommended, 1, 4),
      ),
    )
    .orderBy(asc(listings.recommended)),
)

export const findClinicUrlParts = async (db: Database, key: string) =>
  (await findClinicUrlPartsOrRedirect(db, key, '')).clinic

/** `key` may be a former slug. `redirectTarget` is a path, `gone` for a removed page, or null without a redirect. */
export async function findClinicUrlPartsOrRedirect(db: Database, key: string, path: string) {
  const urlColumns = {
    id: clinics.id,
    segment: clinics.segment,
    areas: clinics.areas,
    location: clinics.location,
    status: clinics.status,
  }
  const { results } = await queryWithVersion(db, [
    db.select(urlColumns).from(clinics).where(matchesKey(key)).orderBy(sql`${clinics.id} <> ${key}`).limit(1),
    db
      .select(urlColumns)
      .from(formerClinicSlugs)
      .innerJoin(clinics, eq(clinics.id, formerClinicSlugs.clinicId))
      .where(eq(formerClinicSlugs.slug, key))
      .limit(1),
    db.select({ target: redirects.target }).from(redirects).where(eq(redirects.path, path)),
  ])
  const [currentClinics, renamedClinics, redirectRows] = results
  const target: string | 'gone' | null = redirectRows[0] ? (redirectRows[0].target ?? 'gone') : null
  return { clinic: currentClinics[0] ?? renamedClinics[0] ?? null, redirectTarget: target }
}

export type VersionedClinicPage = NonNullable<Awaited<ReturnType<typeof findClinicPage>>>

export type ClinicUrlParts = NonNullable<Awaited<ReturnType<typeof findClinicUrlParts>>>
