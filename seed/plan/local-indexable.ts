import * as t from '../../src/db/schema.ts'
import type { Rows } from './rows.ts'

/** Pages with fewer clinics are too similar: 96 pairs of them share over 60% of their five-word sequences. */
const MIN_CLINICS = 3

/** As `treatment/area`: pages with prose of their own, or with a long list that no other area's page has. */
export function indexableLocalPages(rows: Rows): ReadonlySet<string> {
  const lists = clinicsByList(rows)
  const pagesWithText = rows.of(t.localPages).map((page) => `${page.treatment}/${page.area}`)
  const areas = rows.of(t.areas).map((area) => area.slug)
  const pagesWithList = rows.of(t.treatments).flatMap(({ slug }) => {
    const list = (area: string) => lists.get(`${slug}/${area}`) ?? new Set<string>()
    // Of two equal lists, the first area's page is indexable.
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

function clinicsByList(rows: Rows): Map<string, Set<string>> {
  const lists = new Map<string, Set<string>>()
  for (const { service, area, clinicId } of rows.of(t.listings)) {
    const key = `${service}/${area}`
    lists.set(key, (lists.get(key) ?? new Set()).add(clinicId))
  }
  return lists
}
