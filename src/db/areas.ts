import { and, asc, eq } from 'drizzle-orm'
import { ALL } from '../domain/catalog.ts'
import type { ClinicCard } from '../domain/clinic/clinic-record.ts'
import type { AreaDetails, Insight, SubArea } from '../domain/content.ts'
import { CLINICS_PER_PAGE } from '../domain/limits.ts'
import { type Database, queryWithVersion, type Versioned } from './client.ts'
import { listClinics } from './clinics.ts'
import { prepareLookup, prepareQuery } from './prepared-query.ts'
import { areas, insights, subAreas } from './schema.ts'

export interface AreaPage {
  area: AreaDetails
  subAreas: SubArea[]
  insights: Insight[]
  /** The first `MAX_CARDS` of `clinicsOnMap`. */
  clinics: ClinicCard[]
  clinicsOnMap: ClinicCard[]
}

const MAX_CARDS = 3

export async function findAreaPage(db: Database, slug: string): Promise<Versioned<AreaPage | null>> {
  const { version, results } = await queryWithVersion(db, [
    selectArea(db, slug),
    selectSubAreas(db, { slug }),
    selectInsights(db, { slug }),
    listClinics(db, { service: ALL, area: slug }),
  ])
  const [[area], subAreaRows, insightRows, clinics] = results
  return {
    version,
    data: area
      ? {
          area,
          subAreas: subAreaRows,
          insights: insightRows,
          clinics: clinics.slice(0, MAX_CARDS),
          clinicsOnMap: clinics,
        }
      : null,
  }
}

export const selectArea = prepareLookup(areas, areas.slug)

const selectSubAreas = prepareQuery(['slug'], (db, value) =>
  db
    .select()
    .from(subAreas)
    .where(eq(subAreas.area, value('slug')))
    .orderBy(asc(subAreas.position)),
)

const selectInsights = prepareQuery(['slug'], (db, value) =>
  db
    .select({ title: insights.title, description: insights.description })
    .from(insights)
    .where(eq(insights.area, value('slug')))
    .orderBy(asc(insights.position)),
)

export interface SubAreaPage {
  subArea: SubArea
  clinics: ClinicCard[]
  /** Clinics of the whole area, shown if the sub-area has none. */
  areaClinics: ClinicCard[]
}

export async function findSubAreaPage(
  db: Database,
  area: string,
  slug: string,
): Promise<Versioned<SubAreaPage | null>> {
  const { version, results } = await queryWithVersion(db, [
    selectSubArea(db, { area, slug }),
    listClinics(db, { service: ALL, area: `${area}/${slug}`, perPage: CLINICS_PER_PAGE }),
    listClinics(db, { service: ALL, area, perPage: 6 }),
  ])
  const [[subArea], clinics, areaClinics] = results
  return { version, data: subArea ? { subArea, clinics, areaClinics } : null }
}

const selectSubArea = prepareQuery(['area', 'slug'], (db, value) =>
  db
    .select()
    .from(subAreas)
    .where(and(eq(subAreas.area, value('area')), eq(subAreas.slug, value('slug')))),
)
