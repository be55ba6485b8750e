import * as t from '../../src/db/schema.ts'
import { isApiPath, urls } from '../../src/urls.ts'
import type { CompileContext } from '../load/content.ts'
import type { Issue } from '../load/load.ts'
import type { PlannedRows } from '../plan/rows.ts'
import { PATHS_WITHOUT_ITEM, RESERVED_SLUGS } from './reserved-slugs.ts'

/** Without the files of services, because each directory has its own services. */
export const DOWNLOAD_PATHS = [
  ...[urls.medspas(), urls.areaData(), urls.treatments(), urls.prices()].flatMap((list) => [
    urls.dataFile(list, 'csv'),
    urls.dataFile(list, 'json'),
  ]),
  urls.dataFile(urls.medspas(), 'geojson'),
  urls.directory(),
  urls.directorySchema(),
]

export const findReservedSlugs = (rows: PlannedRows): Issue[] =>
  listPages(rows)
    .filter(({ kind, path }) => (kind === 'page' || kind === 'landing') && RESERVED_SLUGS.has(path?.slice(1)))
    .map(({ kind, id, path }) => ({
      file: FILE_BY_ITEM_KIND[kind] ?? 'data',
      path: id,
      message: `the URL ${path} is reserved for another part of the site: choose another slug`,
    }))

/** Pages of prose that the header, the footer or other pages link to. */
const REQUIRED_PAGES = [
  ...[urls.about(), urls.beforeYouBook(), urls.checking(), urls.contact()],
  ...[urls.data(), urls.glossary(), urls.ordering(), urls.privacy()],
]

export function findMissingPages(rows: PlannedRows): Issue[] {
  const paths = new Set(rows.of(t.contentItems).map(({ path }) => path))
  return REQUIRED_PAGES.filter((path) => !paths.has(path)).map((path) => ({
    file: 'content/pages',
    path: `${path.slice(1)}.md`,
    message: `is missing: pages of the site link to ${path}`,
  }))
}

export const findDuplicateUrls = (rows: PlannedRows): Issue[] =>
  [...Map.groupBy(listPages(rows), ({ path }) => path)].flatMap(([path, [firstPage, ...duplicates]]) =>
    duplicates.map(({ kind, id, title }) => ({
      file: FILE_BY_ITEM_KIND[kind] ?? 'data',
      path: id,
      message: `'${title}' would have the same URL as '${firstPage?.title}', ${path}: choose another slug`,
    })),
  )

const FILE_BY_ITEM_KIND: Readonly<Record<string, string>> = {
  page: 'content/pages',
  landing: 'data/areas.json',
  clinic: 'data/clinics',
}

/** Skips redirects. Also skips guides, because the item of the kind `treatment` has the same URL as the guide. */
const listPages = (rows: PlannedRows) =>
  rows.of(t.contentItems).filter((item) => item.path !== null && item.kind !== 'guide' && item.kind !== 'redirect')

/** The list of each service is also a file, such as /services/botox.csv. */
const SERVICE_FILE_EXTENSION = /(?<=^\/services\/[^/]+)\.(?:csv|json)$/

export function checkLinks(rows: PlannedRows, { links, issues, termIdsByPage }: CompileContext): void {
  const existingPaths = new Set(
    rows
      .of(t.contentItems)
      .flatMap((item) => (item.path ? [item.path] : []))
      .concat(PATHS_WITHOUT_ITEM, DOWNLOAD_PATHS),
  )
  for (const { file, path } of links) {
    const [pagePath = ''] = path.split(/[?#]/)
    const [, anchor] = path.split('#')
    if (!existingPaths.has(pagePath.replace(SERVICE_FILE_EXTENSION, '')))
      issues.push({ file, path, message: 'links to a page that does not exist' })
    else if (anchor !== undefined && termIdsByPage.get(pagePath)?.has(anchor) === false)
      issues.push({ file, path, message: 'links to a term that the page does not define' })
  }
  for (const { path, target } of rows.of(t.redirects)) {
    const report = (message: string) => issues.push({ file: 'data/redirects.json', path, message })
    const [pathname = ''] = path.toLowerCase().split(/[?#]/)
    const canonical = `/${pathname.split('/').filter(Boolean).join('/')}`
    if (existingPaths.has(path) || isApiPath(path)) report('is the URL of a page, which a redirect would hide')
    if (path !== canonical) report(`is not canonical: write ${canonical}`)
    if (target && !existingPaths.has(target)) report(`leads to ${target}, which is not a page`)
  }
}
