import * as t from '../../src/db/schema.ts'
import type { PlannedRows } from './rows.ts'

/** Pages with fewer clinics are too similar to each other: many pairs share over 60% of their five-word sequences. */
const MIN_CLINICS_OF_INDEXABLE_PAGE = 3

/**
 * Returns the indexable pages as `treatment/area`. A page is indexable if it has a text in `content/local/`, or if it
 * lists enough clinics and no other area's list contains all of them. Of areas with equal lists, only the first counts.
 */
export function findIndexableLocalPages(rows: PlannedRows): ReadonlySet<string> {
  const listingsByPage = Map.groupBy(rows.of(t.listings), ({ service, area }) => `${service}/${area}`)
  const pagesWithText = rows.of(t.localPages).map((page) => `${page.treatment}/${page.area}`)
  const areas = rows.of(t.areas).map((area) => area.slug)
  const pagesWithList = rows.of(t.treatments).flatMap(({ slug }) => {
    const clinicIdsByArea = new Map(
      areas.map((area) => [area, new Set(listingsByPage.get(`${slug}/${area}`)?.map(({ clinicId }) => clinicId))]),
    )
    const getClinicIds = (area: string) => clinicIdsByArea.get(area) ?? new Set<string>()
    const isPreferredTo = (otherArea: string, area: string) =>
      getClinicIds(otherArea).size > getClinicIds(area).size ||
      (getClinicIds(otherArea).size === getClinicIds(area).size && areas.indexOf(otherArea) < areas.indexOf(area))
    const supersedes = (otherArea: string, area: string) =>
      isPreferredTo(otherArea, area) && [...getClinicIds(area)].every((id) => getClinicIds(otherArea).has(id))
    return areas
      .filter(
        (area) =>
          getClinicIds(area).size >= MIN_CLINICS_OF_INDEXABLE_PAGE &&
          !areas.some((otherArea) => supersedes(otherArea, area)),
      )
      .map((area) => `${slug}/${area}`)
  })
  return new Set([...pagesWithText, ...pagesWithList])
}
