import { and, asc, eq } from 'drizzle-orm'
import { ALL } from '../domain/catalog.ts'
import type { ClinicCard } from '../domain/clinic-record.ts'
import type { AreaDetails, Insight, SubArea } from '../domain/content.ts'
import { CLINICS_PER_PAGE } from '../domain/limits.ts'
import { type Database, keepQuery, present, type Read, readTogether } from './client.ts'
import { listClinics } from './clinics.ts'
import { areas, insights, subAreas } from './schema.ts'

export interface AreaPage {
  area: AreaDetails
  subAreas: SubArea[]
  insights: Insight[]
  clinics: ClinicCard[]
}

/** An area's guide: its text, sub-areas, insights and first clinics. */
export async function findAreaPage(db: Database, slug: string): Promise<Read<AreaPage>> {
  const { version, results } = await readTogether(db, [
    areaCalled(db, { slug }),
    subAreasOf(db, { slug }),
    insightsOf(db, { slug }),
    listClinics(db, { service: ALL, area: slug, perPage: 3 }),
  ] as const)
  const [[area], subs, points, clinics] = results
  return { version, data: { area: present(area, slug), subAreas: subs, insights: points, clinics } }
}

/** An area's own row, as a query for a batch. */
export const areaCalled = keepQuery(['slug'], (db, value) =>
  db
    .select()
    .from(areas)
    .where(eq(areas.slug, value('slug'))),
)

const subAreasOf = keepQuery(['slug'], (db, value) =>
  db
    .select()
    .from(subAreas)
    .where(eq(subAreas.area, value('slug')))
    .orderBy(asc(subAreas.position)),
)

const insightsOf = keepQuery(['slug'], (db, value) =>
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

/** A sub-area's page. */
export async function findSubAreaPage(db: Database, area: string, slug: string): Promise<Read<SubAreaPage>> {
  const { version, results } = await readTogether(db, [
    subAreaCalled(db, { area, slug }),
    listClinics(db, { service: ALL, area: `${area}/${slug}`, perPage: CLINICS_PER_PAGE }),
    listClinics(db, { service: ALL, area, perPage: 6 }),
  ] as const)
  const [[subArea], clinics, around] = results
  return { version, data: { subArea: present(subArea, `${area}/${slug}`), clinics, around } }
}

const subAreaCalled = keepQuery(['area', 'slug'], (db, value) =>
  db
    .select()
    .from(subAreas)
    .where(and(eq(subAreas.area, value('area')), eq(subAreas.slug, value('slug')))),
)
