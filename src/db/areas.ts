import { and, asc, eq } from 'drizzle-orm'
import { ALL } from '../domain/catalog.ts'
import type { ClinicCard } from '../domain/clinic-record.ts'
import type { AreaDetails, Insight, SubArea } from '../domain/content.ts'
import { CLINICS_PER_PAGE } from '../domain/limits.ts'
import { type Database, type Read, readTogether } from './client.ts'
import { listClinics } from './clinics.ts'
import { prepareQuery } from './prepared-query.ts'
import { areas, insights, subAreas } from './schema.ts'

export interface AreaPage {
  area: AreaDetails
  subAreas: SubArea[]
  insights: Insight[]
  clinics: ClinicCard[]
}

/** Reads an area's guide: its text, sub-areas, insights and first clinics; null when there is no such area. */
export async function findAreaPage(db: Database, slug: string): Promise<Read<AreaPage | null>> {
  const { version, results } = await readTogether(db, [
    areaCalled(db, { slug }),
    subAreasOf(db, { slug }),
    insightsOf(db, { slug }),
    listClinics(db, { service: ALL, area: slug, perPage: 3 }),
  ] as const)
  const [[area], subs, points, clinics] = results
  return { version, data: area ? { area, subAreas: subs, insights: points, clinics } : null }
}

/** An area's own row, as a query for a batch. */
export const areaCalled = prepareQuery(['slug'], (db, value) =>
  db
    .select()
    .from(areas)
    .where(eq(areas.slug, value('slug'))),
)

const subAreasOf = prepareQuery(['slug'], (db, value) =>
  db
    .select()
    .from(subAreas)
    .where(eq(subAreas.area, value('slug')))
    .orderBy(asc(subAreas.position)),
)

const insightsOf = prepareQuery(['slug'], (db, value) =>
  db
    .select({ title: insights.title, description: insights.description })
    .from(insights)
    .where(eq(insights.area, value('slug')))
    .orderBy(asc(insights.position)),
)

export interface SubAreaPage {
  subArea: SubArea
  clinics: ClinicCard[]
  /** The first clinics of the whole area, for when the sub-area has none. */
  around: ClinicCard[]
}

/** Reads a sub-area's page; null when there is no such sub-area. */
export async function findSubAreaPage(db: Database, area: string, slug: string): Promise<Read<SubAreaPage | null>> {
  const { version, results } = await readTogether(db, [
    subAreaCalled(db, { area, slug }),
    listClinics(db, { service: ALL, area: `${area}/${slug}`, perPage: CLINICS_PER_PAGE }),
    listClinics(db, { service: ALL, area, perPage: 6 }),
  ] as const)
  const [[subArea], clinics, around] = results
  return { version, data: subArea ? { subArea, clinics, around } : null }
}

const subAreaCalled = prepareQuery(['area', 'slug'], (db, value) =>
  db
    .select()
    .from(subAreas)
    .where(and(eq(subAreas.area, value('area')), eq(subAreas.slug, value('slug')))),
)
