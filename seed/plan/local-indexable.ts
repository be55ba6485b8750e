import * as t from '../../src/db/schema.ts'
import type { PlannedRows } from './rows.ts'

/** Pages with fewer clinics are too similar: 96 pairs of them share over 60% of their five-word sequences. */
const MIN_CLINICS = 3

/** Returns, as `treatment/area`, the pages with their own text, or with a long list that no other area's page has. */
export function indexableLocalPages(rows: PlannedRows): ReadonlySet<string> {
  const listings = Map.groupBy(rows.of(t.listings), ({ service, area }) => `${service}/${area}`)
  const pagesWithText = rows.of(t.localPages).map((page) => `${page.treatment}/${page.area}`)
  const areas = rows.of(t.areas).map((area) => area.slug)
  const pagesWithList = rows.of(t.treatments).flatMap(({ slug }) => {
    const lists = new Map(
      areas.map((area) => [area, new Set(listings.get(`${slug}/${area}`)?.map(({ clinicId }) => clinicId))]),
    )
    const list = (area: string) => lists.get(area) ?? new Set<string>()
    const outranks = (other: string, area: string) =>
      list(other).size > list(area).size ||
      (list(other).size === list(area).size && areas.indexOf(other) < areas.indexOf(area))
    const covers = (other: string, area: string) =>
      outranks(other, area) && [...list(area)].every((id) => list(other).has(id))
    return areas
      .filter((area) => list(area).size >= MIN_CLINICS && !areas.some((other) => covers(other, area)))
      .map((area) => `${slug}/${area}`)
  })
  return new Set([...pagesWithText, ...pagesWithList])
}
