import { createHash } from 'node:crypto'
import * as t from '../../src/db/schema.ts'
import { createListKey, WILDCARD } from '../../src/domain/catalog.ts'
import { CLINICS_PER_PAGE } from '../../src/domain/limits.ts'
import { getPageCount } from '../../src/domain/list/paging.ts'
import { createUrlWithParameters, urls } from '../../src/urls.ts'
import { getTotalsByListKey } from './listings.ts'
import type { PlannedRows } from './rows.ts'

type Item = typeof t.contentItems.$inferInsert
type Page = Pick<typeof t.sitemapPages.$inferInsert, 'path' | 'modifiedOn'>

/** About 1 MB of XML. The limit of the sitemap protocol is 50,000. */
const MAX_PAGES_PER_SITEMAP = 10_000

const SITEMAPS_BY_ITEM_KIND: Readonly<Record<string, string>> = {
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

/** `modifiedOn` comes from the content items, where it is empty until `diffItems` sets it. */
export function planSitemapRows(rows: PlannedRows, maxPages = MAX_PAGES_PER_SITEMAP) {
  const totalsByListKey = getTotalsByListKey(rows)
  const indexableItems = rows.of(t.contentItems).filter((item) => item.indexable)
  const itemsBySitemap = Map.groupBy(indexableItems, ({ kind }) => SITEMAPS_BY_ITEM_KIND[kind])
  itemsBySitemap.delete(undefined)
  const chunks = [...itemsBySitemap].flatMap(([sitemap, items]) => {
    const pages = items.flatMap((item) => createSitemapPages(item, totalsByListKey))
    return splitIntoChunks(pages, maxPages).map((chunkPages, index) => ({
      name: `${sitemap}-${index + 1}`,
      chunkPages,
    }))
  })
  return {
    sitemaps: chunks.map(({ name, chunkPages }) => ({ name, modifiedOn: findLatestDate(chunkPages) })),
    pages: chunks.flatMap(({ name, chunkPages }) =>
      chunkPages.map((page) => ({ sitemap: name, position: hashToPosition(page), ...page })),
    ),
  }
}

/** Hashes the path, so that adding or removing a page does not change the positions of the other pages. */
const hashToPosition = ({ path }: Page): number =>
  Number.parseInt(createHash('sha256').update(path).digest('hex').slice(0, 13), 16)

function createSitemapPages({ kind, id, path, modifiedOn }: Item, totalsByListKey: ReadonlyMap<string, number>) {
  if (!path) return []
  const pageCount = getPageCount(totalsByListKey.get(findListKey(kind, id)) ?? 0, CLINICS_PER_PAGE)
  return Array.from({ length: pageCount }, (_, index) => ({
    path: createUrlWithParameters(path, { page: index + 1 }),
    modifiedOn,
  }))
}

function findListKey(kind: string, id: string): string {
  if (kind === 'providers') return createListKey(id, WILDCARD)
  if (kind === 'landing') return createListKey(WILDCARD, id)
  if (kind === 'page' && id === urls.medspas().slice(1)) return createListKey(WILDCARD, WILDCARD)
  const [treatment = '', area = ''] = id.split('/')
  return kind === 'local' ? createListKey(treatment, area) : ''
}

const findLatestDate = (pages: readonly Page[]) =>
  pages
    .map(({ modifiedOn }) => modifiedOn)
    .sort()
    .at(-1) ?? ''

const splitIntoChunks = <T>(elements: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(elements.length / size) }, (_, index) =>
    elements.slice(index * size, (index + 1) * size),
  )
