import * as t from '../../src/db/schema.ts'
import type { Rows } from './rows.ts'

/**
 * A list this long is worth finding without a text beside it. With one or two cards a page is its frame: measured over
 * the seed, 79 pairs of such pages shared more than 60% of their five-word shingles at one card, 17 at two, 1 at three.
 */
const ENOUGH_CLINICS = 3

/**
 * The treatment × area pages with enough of their own to be found, as `treatment/area`: those with a local text, and
 * those whose list is long enough and not a part of another area's. Manhattan lists whatever SoHo does, so without a
 * text of its own SoHo's page would repeat Manhattan's. All others are served, with `noindex`.
 */
export function indexableLocalPages(rows: Rows): ReadonlySet<string> {
  const lists = listsOf(rows)
  const withText = rows.of(t.localPages).map((page) => `${page.treatment}/${page.area}`)
  const areas = rows.of(t.areas).map((area) => area.slug)
  const withList = rows.of(t.treatments).flatMap(({ slug }) => {
    const list = (area: string) => lists.get(`${slug}/${area}`) ?? new Set<string>()
    // Of two equal lists the first area keeps its page.
    const isLarger = (other: string, area: string) =>
      list(other).size > list(area).size ||
      (list(other).size === list(area).size && areas.indexOf(other) < areas.indexOf(area))
    const holds = (other: string, area: string) =>
      isLarger(other, area) && [...list(area)].every((id) => list(other).has(id))
    return areas
      .filter((area) => list(area).size >= ENOUGH_CLINICS && !areas.some((other) => holds(other, area)))
      .map((area) => `${slug}/${area}`)
  })
  return new Set([...withText, ...withList])
}

/** The clinics of each list, by `service/area`. */
function listsOf(rows: Rows): Map<string, Set<string>> {
  const lists = new Map<string, Set<string>>()
  for (const { service, area, clinicId } of rows.of(t.listings)) {
    const key = `${service}/${area}`
    lists.set(key, (lists.get(key) ?? new Set()).add(clinicId))
  }
  return lists
}
