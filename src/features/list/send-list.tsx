import type { ReactNode } from 'react'
import { type Catalog, findArea, getClinicCount, WILDCARD } from '../../domain/catalog.ts'
import { getNewYorkMinuteOfWeek } from '../../domain/clinic/open-state.ts'
import { CLINICS_PER_PAGE } from '../../domain/limits.ts'
import type { FilteredListProps, ListResults } from '../../domain/list/list-results.ts'
import { getFullSelection, isDefaultList, type ListState } from '../../domain/list/list-state.ts'
import { findNeighborhoodZip, needsNameLookup, resolvePlace } from '../../domain/list/near.ts'
import { getPageCount } from '../../domain/list/paging.ts'
import { getStartOfQuarterHour } from '../../domain/time.ts'
import type { Context } from '../../http/context.ts'
import { checkSearchRate } from '../../http/limits/search-rate-limit.tsx'
import { sendNotFound } from '../../http/not-found.tsx'
import { streamPage, timeQuery } from '../../http/respond.tsx'
import type { PageMeta } from '../../seo/meta.ts'
import type { GraphNodes } from '../../seo/structured-data.ts'
import type { PageProps } from '../../ui/page/layout.tsx'
import { createListUrl } from '../../urls.ts'
import { createListMeta } from './meta.ts'
import { findNormalizedListUrl, readListState } from './params.ts'
import { findListResults, MIN_RESULTS_WITHOUT_NEARBY } from './queries.ts'

export interface ListPageProps extends PageProps {
  filteredList: FilteredListProps
}

interface ClinicListDefinition extends Pick<ListState, 'base'> {
  meta: PageMeta
  createJsonLd: (results: ListResults, paging: { page: number; total: number }) => GraphNodes
  renderPage: (page: ListPageProps) => ReactNode
}

/** Streams only the default list, whose page count is known. A page of any other list may be a 404 or a redirect. */
export async function sendClinicList(c: Context, list: ClinicListDefinition) {
  const { catalog, db } = c.var
  const rateLimitResponse = needsNameLookup(c.req.query('near') ?? '') ? await checkSearchRate(c) : null
  if (rateLimitResponse) return rateLimitResponse
  const state = readListState(catalog, { path: list.meta.canonical, base: list.base }, c.req.query())
  const normalizedUrl = findNormalizedListUrl(state, new URL(c.req.url).search)
  if (normalizedUrl !== null) return c.redirect(normalizedUrl, 302)
  const isFilteredByOpenNow = state.chosen.open === 'now'
  if (isFilteredByOpenNow) c.set('expiresWithQuarterHour', true)
  const minuteOfWeek = isFilteredByOpenNow ? getNewYorkMinuteOfWeek(getStartOfQuarterHour(c.get('now'))) : null
  const near = resolvePlace(catalog, state.near)
  const directorySize = getClinicCount(catalog, WILDCARD, WILDCARD)
  const nearbyOrigin = mayNeedNearbyClinics(catalog, state) ? (near ?? resolveAreaPlace(catalog, state)) : null
  const loadResults = () => findListResults(db, { state, minuteOfWeek, near, nearbyOrigin, directorySize })
  const preloadedResults = isDefaultList(state) ? null : await timeQuery(c, loadResults)
  const total = preloadedResults?.data.total ?? countStoredList(catalog, state)
  const pageCount = getPageCount(total, CLINICS_PER_PAGE)
  // Clinics may have closed since the visitor opened the page that links here.
  if (state.page > pageCount && isFilteredByOpenNow)
    return c.redirect(createListUrl({ ...state, page: pageCount }), 302)
  if (state.page > pageCount) return sendNotFound(c)
  return streamPage(
    c,
    createListMeta({ ...list.meta, wide: true }, state, { pageCount, total }),
    async () => preloadedResults ?? loadResults(),
    (data, pageProps) => list.renderPage({ ...pageProps, filteredList: { catalog, state, pageCount, results: data } }),
    { jsonLd: (data) => list.createJsonLd(data, { page: state.page, total: data.total }) },
  )
}

function countStoredList(catalog: Catalog, state: ListState): number {
  const { treatment = WILDCARD, area = WILDCARD } = getFullSelection(state)
  return getClinicCount(catalog, treatment, area)
}

const mayNeedNearbyClinics = (catalog: Catalog, state: ListState) =>
  getFullSelection(state).area !== undefined &&
  state.page === 1 &&
  (!isDefaultList(state) || countStoredList(catalog, state) < MIN_RESULTS_WITHOUT_NEARBY)

/** Returns the place of the list's sub-area if its name is a neighborhood with a zip code, or else of its area. */
function resolveAreaPlace(catalog: Catalog, state: ListState) {
  const [area = '', subArea = ''] = getFullSelection(state).area?.split('.') ?? []
  return resolvePlace(catalog, findArea(catalog, subArea)?.slug ?? findNeighborhoodZip(catalog, subArea) ?? area)
}
