import * as t from '../../src/db/schema.ts'
import type { Rows } from './rows.ts'

/**
 * Minimum number of clinics in an indexable list. Pages with fewer clinics are too similar: 79 pairs of pages with one
 * clinic share over 60% of their five-word sequences, as do 17 pairs with two clinics, and 1 pair with three.
 */
const MIN_CLINICS = 3

/**
 * Returns the indexable pages, as `treatment/area`. A page is indexable if it has its own prose, or if its list is long
 * enough and no list of another area contains it.
 */
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
