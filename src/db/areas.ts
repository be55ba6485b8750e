import { and, eq } from 'drizzle-orm'
import { WILDCARD } from '../domain/catalog.ts'
import { type Database, type QueryData, queryDataWithVersion } from './client.ts'
import { selectClinicCards } from './clinics.ts'
import { prepareLookup, prepareQuery } from './prepared-query.ts'
import { areas, insights, subAreas } from './schema.ts'

const MAX_CLINIC_CARDS = 3

export const findAreaGuidePage = (db: Database, slug: string) =>
  queryDataWithVersion(
    db,
    [
      selectArea(db, slug),
      selectSubAreas(db, slug),
      selectInsights(db, slug),
      selectClinicCards(db, { service: WILDCARD, area: slug }),
    ],
    ([[area], subAreaRows, insightRows, clinics]) =>
      area
        ? {
            area,
            subAreas: subAreaRows,
            insights: insightRows,
            clinics: clinics.slice(0, MAX_CLINIC_CARDS),
            clinicsOnMap: clinics,
          }
        : null,
  )

export type AreaGuidePage = QueryData<typeof findAreaGuidePage>

export const selectArea = prepareLookup(areas, areas.slug)
const selectSubAreas = prepareLookup(subAreas, subAreas.area, subAreas.position)
const selectInsights = prepareLookup(insights, insights.area, insights.position)

export const findSubAreaPage = (db: Database, area: string, slug: string) =>
  queryDataWithVersion(
    db,
    [
      selectSubArea(db, { area, slug }),
      selectClinicCards(db, { service: WILDCARD, area: `${area}/${slug}` }),
      selectClinicCards(db, { service: WILDCARD, area, perPage: 6 }),
    ],
    ([[subArea], clinics, areaClinics]) => (subArea ? { subArea, clinics, areaClinics } : null),
  )

export type SubAreaPage = QueryData<typeof findSubAreaPage>

const selectSubArea = prepareQuery(['area', 'slug'], (db, placeholder) =>
  db
    .select()
    .from(subAreas)
    .where(and(eq(subAreas.area, placeholder('area')), eq(subAreas.slug, placeholder('slug')))),
)
