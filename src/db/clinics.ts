import { and, asc, between, eq, inArray, isNotNull, or, type Placeholder, sql } from 'drizzle-orm'
import { ALL } from '../domain/catalog.ts'
import type { Clinic, ClinicCard } from '../domain/clinic-record.ts'
import { CLINICS_PER_PAGE } from '../domain/limits.ts'
import type { ClinicPrice } from '../domain/price-record.ts'
import { type Database, type Read, readTogether } from './client.ts'
import { placesOfList } from './lists.ts'
import { prepareQuery } from './prepared-query.ts'
import { clinicPrices, clinicSlugs, clinics, listings, redirects } from './schema.ts'

export interface ListQuery {
  /** A service's slug, or `ALL`. */
  service: string
  /** An area's slug, `area/sub-area`, or `ALL`. */
  area: string
  page?: number
  perPage?: number
}

export const cardColumns = {
  id: clinics.id,
  segment: clinics.segment,
  name: clinics.name,
  excerpt: clinics.excerpt,
  address: clinics.address,
  location: clinics.location,
  services: clinics.services,
  featured: clinics.featured,
  verified: clinics.verified,
  rating: clinics.rating,
  reviewCount: clinics.reviewCount,
  map: clinics.map,
  lat: clinics.lat,
  lng: clinics.lng,
  status: clinics.status,
}

/** One page of a list, as a query for a batch. Reads just its rows from one index, whatever the list's length. */
export function listClinics(db: Database, list: ListQuery) {
  const { service, area, page = 1, perPage = CLINICS_PER_PAGE } = list
  const before = (page - 1) * perPage
  return listedClinics(db, { service, area, first: before + 1, last: before + perPage })
}

const listedClinics = prepareQuery(['service', 'area', 'first', 'last'], (db, value) =>
  db
    .select(cardColumns)
    .from(listings)
    .innerJoin(clinics, eq(clinics.id, listings.clinicId))
    .where(placesOfList({ service: value('service'), area: value('area'), first: value('first'), last: value('last') }))
    .orderBy(asc(listings.recommended)),
)

/** The clinics of the home page, as a query for a batch. */
export const listHomeClinics = prepareQuery([], (db) =>
  db.select(cardColumns).from(clinics).where(isNotNull(clinics.homePosition)).orderBy(asc(clinics.homePosition)),
)

export interface ClinicPage {
  clinic: Clinic
  prices: ClinicPrice[]
  nearby: ClinicCard[]
}

/**
 * A clinic by id or slug (id first, §5), with what its page shows. Reads twice at most: a slug from before a
 * rename is looked up only when nothing bears it now. Keys are lower case already.
 */
export async function findClinicPage(db: Database, key: string): Promise<Read<ClinicPage> | null> {
  const { version, results } = await readTogether(db, [
    clinicCalled(db, { key }),
    pricesOfClinic(db, { key }),
    nearbyCards(db, { key }),
  ] as const)
  const [[clinic], prices, nearby] = results
  if (!clinic) return null
  const own = prices.filter((price) => price.clinicId === clinic.id)
  return { version, data: { clinic, prices: own, nearby: nearby.filter((card) => card.id !== clinic.id).slice(0, 3) } }
}

const isCalled = (key: Placeholder) => or(eq(clinics.id, key), eq(clinics.slug, key))

const clinicCalled = prepareQuery(['key'], (db, value) =>
  db
    .select()
    .from(clinics)
    .where(isCalled(value('key')))
    .orderBy(sql`${clinics.id} <> ${value('key')}`)
    .limit(1),
)

const pricesOfClinic = prepareQuery(['key'], (db, value) =>
  db
    .select()
    .from(clinicPrices)
    .where(
      inArray(
        clinicPrices.clinicId,
        db
          .select({ id: clinics.id })
          .from(clinics)
          .where(isCalled(value('key'))),
      ),
    )
    .orderBy(asc(clinicPrices.position)),
)

/** The first clinics of the same area. */
const nearbyCards = prepareQuery(['key'], (db, value) =>
  db
    .select(cardColumns)
    .from(listings)
    .innerJoin(clinics, eq(clinics.id, listings.clinicId))
    .where(
      and(
        eq(listings.service, ALL),
        inArray(
          listings.area,
          db
            .select({ area: clinics.location })
            .from(clinics)
            .where(isCalled(value('key'))),
        ),
        between(listings.recommended, 1, 4),
      ),
    )
    .orderBy(asc(listings.recommended)),
)

/** Where a clinic's page is: enough for a redirect. Finds ids, slugs and the slugs of before a rename. */
export const findClinicAddress = async (db: Database, key: string) => (await findElsewhere(db, key, '')).clinic

/** The clinic that goes by another of its names, and where a retired path leads (`gone`: nowhere), in one round trip. */
export async function findElsewhere(db: Database, key: string, path: string) {
  const address = {
    id: clinics.id,
    segment: clinics.segment,
    areas: clinics.areas,
    location: clinics.location,
    status: clinics.status,
  }
  const { results } = await readTogether(db, [
    db
      .select(address)
      .from(clinics)
      .where(or(eq(clinics.id, key), eq(clinics.slug, key)))
      .orderBy(sql`${clinics.id} <> ${key}`)
      .limit(1),
    db
      .select(address)
      .from(clinicSlugs)
      .innerJoin(clinics, eq(clinics.id, clinicSlugs.clinicId))
      .where(eq(clinicSlugs.slug, key))
      .limit(1),
    db.select({ target: redirects.target }).from(redirects).where(eq(redirects.path, path)),
  ] as const)
  const [present, renamed, retired] = results
  const target: string | 'gone' | null = retired[0] ? (retired[0].target ?? 'gone') : null
  return { clinic: present[0] ?? renamed[0] ?? null, retired: target }
}

export type ClinicAddressRow = NonNullable<Awaited<ReturnType<typeof findClinicAddress>>>
