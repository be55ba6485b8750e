import * as t from '../../src/db/schema.ts'
import type { PlannedRows } from './rows.ts'

/** Pages with fewer clinics are too similar to each other: many pairs share over 60% of their five-word sequences. */
const MIN_CLINICS_OF_INDEXABLE_PAGE = 3

/** An indexable page has its own text, or lists enough clinics, not all on another list. Of equal lists, the first. */
export function findIndexableLocalPages(rows: PlannedRows): ReadonlySet<string> {
  const listingsByPage = Map.groupBy(rows.of(t.listings), ({ service, area }) => `${service}/${area}`)
  const pagesWithText = rows.of(t.localPages).map((page) => `${page.treatment}/${page.area}`)
  const areas = rows.of(t.areas).map((area) => area.slug)
  const pagesWithDistinctList = rows.of(t.treatments).flatMap(({ slug }) => {
    const lists = areas.map((area) => {
      const page = `${slug}/${area}`
      return { page, clinicIds: new Set(listingsByPage.get(page)?.map(({ clinicId }) => clinicId)) }
    })
    const largestFirst = lists.toSorted((a, b) => b.clinicIds.size - a.clinicIds.size)
    return largestFirst
      .filter(
        ({ clinicIds }, index) =>
          clinicIds.size >= MIN_CLINICS_OF_INDEXABLE_PAGE &&
          !largestFirst.slice(0, index).some((larger) => clinicIds.isSubsetOf(larger.clinicIds)),
      )
      .map(({ page }) => page)
  })
  return new Set([...pagesWithText, ...pagesWithDistinctList])
}
