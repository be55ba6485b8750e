import { createHash } from 'node:crypto'
import * as t from '../../src/db/schema.ts'
import { WILDCARD } from '../../src/domain/catalog.ts'
import { CLINICS_PER_PAGE } from '../../src/domain/limits.ts'
import { pageCount } from '../../src/domain/list/paging.ts'
import { listUrl, urls } from '../../src/urls.ts'
import type { PlannedRows } from './rows.ts'

type Item = typeof t.contentItems.$inferInsert
type Page = Pick<typeof t.sitemapPages.$inferInsert, 'path' | 'modifiedOn'>

/** Set by the sitemap protocol. */
const MAX_PAGES_PER_SITEMAP = 50_000

const SITEMAP_OF_KIND: Readonly<Record<string, string>> = {
  page: 'pages',
  treatment: 'treatments',
  providers: 'treatments',
  prices: 'treatments',
  area: 'areas',
  landing: 'areas',
  'sub-area': 'areas',
  local: 'local',
  clinic: 'clinics',
}

/** Returns the rows of both sitemap tables. Call it after `diffItems`, which sets `modifiedOn`. */
export function sitemapRows(rows: PlannedRows, maxPages = MAX_PAGES_PER_SITEMAP) {
  const totals = new Map(rows.of(t.listingCounts).map(({ service, area, total }) => [`${service} ${area}`, total]))
  const indexable = rows.of(t.contentItems).filter((item) => item.indexable)
  const groups = Map.groupBy(indexable, ({ kind }) => SITEMAP_OF_KIND[kind])
  groups.delete(undefined)
  const parts = [...groups].flatMap(([sitemap, items]) => {
    const pages = items.flatMap((item) => listPages(item, totals))
    return splitIntoChunks(pages, maxPages).map((part, index) => ({ name: `${sitemap}-${index + 1}`, part }))
  })
  return {
    sitemaps: parts.map(({ name, part }) => ({ name, modifiedOn: latestDate(part) })),
    pages: parts.flatMap(({ name, part }) =>
      part.map((page) => ({ sitemap: name, position: positionOf(page), ...page })),
    ),
  }
}

/** Derived from the path, so that an added or removed page does not change the positions of others. */
const positionOf = ({ path }: Page): number =>
  Number.parseInt(createHash('sha256').update(path).digest('hex').slice(0, 13), 16)

function listPages({ kind, id, path, modifiedOn }: Item, totals: ReadonlyMap<string, number>): Page[] {
  if (!path) return []
  const count = pageCount(totals.get(listKeyOfItem(kind, id)) ?? 0, CLINICS_PER_PAGE)
  return Array.from({ length: count }, (_, index) => ({ path: listUrl(path, { page: index + 1 }), modifiedOn }))
}

function listKeyOfItem(kind: string, id: string): string {
  if (kind === 'providers') return `${id} ${WILDCARD}`
  if (kind === 'landing') return `${WILDCARD} ${id}`
  if (kind === 'page' && id === urls.medspas().slice(1)) return `${WILDCARD} ${WILDCARD}`
  return kind === 'local' ? id.replace('/', ' ') : ''
}

const latestDate = (pages: readonly Page[]) =>
  pages
    .map(({ modifiedOn }) => modifiedOn)
    .sort()
    .at(-1) ?? ''

const splitIntoChunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))
