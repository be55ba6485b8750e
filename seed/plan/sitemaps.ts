import * as t from '../../src/db/schema.ts'
import { ALL } from '../../src/domain/catalog.ts'
import { CLINICS_PER_PAGE } from '../../src/domain/limits.ts'
import { pageCount } from '../../src/domain/paging.ts'
import { listUrl, urls } from '../../src/urls.ts'
import type { Rows } from './rows.ts'

type Item = typeof t.contentItems.$inferInsert
type Page = Pick<typeof t.sitemapPages.$inferInsert, 'path' | 'modifiedOn'>

/** Limit of the sitemap protocol. */
const MAX_PAGES_PER_SITEMAP = 50_000

const SITEMAP_OF: Readonly<Record<string, string>> = {
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

/** Returns the rows of both sitemap tables. Requires items whose `modifiedOn` is set by `diffItems`. */
export function sitemapRows(rows: Rows, maxPages = MAX_PAGES_PER_SITEMAP) {
  const pages = new Map<string, Page[]>()
  for (const item of rows.of(t.contentItems)) {
    const sitemap = SITEMAP_OF[item.kind]
    if (!item.indexable || !sitemap) continue
    const list = pages.get(sitemap) ?? []
    list.push(...listPages(rows, item))
    pages.set(sitemap, list)
  }
  const parts = [...pages].flatMap(([sitemap, list]) =>
    chunks(list, maxPages).map((part, index) => ({ name: `${sitemap}-${index + 1}`, part })),
  )
  return {
    sitemaps: parts.map(({ name, part }) => ({ name, modifiedOn: latest(part) })),
    pages: parts.flatMap(({ name, part }) => part.map((page, position) => ({ sitemap: name, position, ...page }))),
  }
}

function listPages(rows: Rows, { kind, id, path, modifiedOn }: Item): Page[] {
  if (!path) return []
  const list = parseList(kind, id)
  const total = list ? countClinics(rows, list.service, list.area) : 0
  const count = pageCount(total, CLINICS_PER_PAGE)
  return Array.from({ length: count }, (_, index) => ({ path: listUrl(path, { page: index + 1 }), modifiedOn }))
}

function parseList(kind: string, id: string): { service: string; area: string } | null {
  if (kind === 'providers') return { service: id, area: ALL }
  if (kind === 'landing') return { service: ALL, area: id }
  if (kind === 'page' && id === urls.medspas().slice(1)) return { service: ALL, area: ALL }
  const [service, area] = id.split('/')
  return kind === 'local' && service && area ? { service, area } : null
}

const totals = new WeakMap<Rows, Map<string, number>>()

function countClinics(rows: Rows, service: string, area: string): number {
  const known =
    totals.get(rows) ??
    new Map(rows.of(t.listingCounts).map((count) => [`${count.service} ${count.area}`, count.total]))
  totals.set(rows, known)
  return known.get(`${service} ${area}`) ?? 0
}

const latest = (pages: readonly Page[]) =>
  pages
    .map(({ modifiedOn }) => modifiedOn)
    .sort()
    .at(-1) ?? ''

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))
