import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '../context.ts'
import { findBrowsePage } from '../db/browse.ts'
import type { BrowsePage, BrowseProps } from '../domain/browse-page.ts'
import { ALL, type Catalog, countOf } from '../domain/catalog.ts'
import type { ClinicCard } from '../domain/clinic-record.ts'
import { weekMinute } from '../domain/hours.ts'
import { CLINICS_PER_PAGE } from '../domain/limits.ts'
import { isPlain, type ListState, wantedBy } from '../domain/list-state.ts'
import { isPlaceName, placeNear } from '../domain/near.ts'
import { pagesOf } from '../domain/paging.ts'
import { startOfQuarter } from '../domain/time.ts'
import { refuseSearch } from '../middleware/search-access.tsx'
import { Described } from '../render/described.tsx'
import { streamPage, timed } from '../render/respond.tsx'
import { filteredMeta, type Paging } from '../seo/list-meta.ts'
import type { PageMeta } from '../seo/meta.ts'
import type { Things } from '../seo/structured-data.ts'
import { sendNotFound } from './answers.tsx'
import { normalAddress, readListState } from './list-params.ts'

interface BrowseList extends Pick<ListState, 'path' | 'base'> {
  metaOf: (paging: Paging) => PageMeta
  /** What the list is to machines: the clinics of this page of it, in the order shown. */
  things: (clinics: ClinicCard[], paging: { page: number; total: number }, origin: string) => Things
  view: (meta: PageMeta, browse: BrowseProps, page: BrowsePage) => ReactNode
}

/**
 * A list with its filters. Its address has one form: any other order of its parameters, an empty one or one without
 * sense leads there. The plain list's length is in the catalog, so its head goes out at once; a filtered one is
 * counted first, since a page beyond its last is not found.
 */
export async function sendBrowse(c: Context<AppEnv>, list: BrowseList) {
  const { catalog, db, settings } = c.var
  const refused = isPlaceName(c.req.query('near') ?? '') ? await refuseSearch(c) : null
  if (refused) return refused
  const state = readListState(catalog, list, c.req.query())
  const normal = normalAddress(state, new URL(c.req.url).search)
  if (normal !== null) return c.redirect(normal, 302)
  const read = () => findBrowsePage(db, { state, minute: minuteOf(c), near: placeNear(catalog, state.near) })
  const found = isPlain(state) ? null : await timed(c, read)
  const pages = pagesOf(found?.data.total ?? listedIn(catalog, state), CLINICS_PER_PAGE)
  if (state.page > pages) return sendNotFound(c)
  const meta = filteredMeta(list.metaOf({ page: state.page, pages }), state, pages)
  return streamPage(
    c,
    meta,
    async () => found ?? read(),
    (page) => (
      <Described things={list.things(page.cards, { page: state.page, total: page.total }, settings.origin)}>
        {list.view(meta, { catalog, state, pages, found: page }, page)}
      </Described>
    ),
  )
}

/** Pages are kept for a quarter of an hour, so that is how exactly they say who is open. */
const minuteOf = (c: Context<AppEnv>) => weekMinute(startOfQuarter(c.get('now'))) ?? 0

function listedIn(catalog: Catalog, state: ListState): number {
  const { treatment = ALL, area = ALL } = wantedBy(state)
  return countOf(catalog, treatment, area)
}
