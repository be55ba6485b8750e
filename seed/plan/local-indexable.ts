import * as t from '../../src/db/schema.ts'
import type { Rows } from './rows.ts'

/**
 * Pages with fewer clinics are too alike. Pairs of pages that share over 60% of their five-word sequences: 79 among
 * pages with one clinic, 17 with two, 1 with three.
 */
const MIN_CLINICS = 3

/** Indexes pages with a local text, or with a long list that no other area's contains. */
export function indexableLocalPages(rows: Rows): ReadonlySet<string> {
  const lists = clinicsByList(rows)
  const withText = rows.of(t.localPages).map((page) => `${page.treatment}/${page.area}`)
  const areas = rows.of(t.areas).map((area) => area.slug)
  const withList = rows.of(t.treatments).flatMap(({ slug }) => {
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
  return new Set([...withText, ...withList])
}

function clinicsByList(rows: Rows): Map<string, Set<string>> {
  const lists = new Map<string, Set<string>>()
  for (const { service, area, clinicId } of rows.of(t.listings)) {
    const key = `${service}/${area}`
    lists.set(key, (lists.get(key) ?? new Set()).add(clinicId))
  }
  return lists
}
