import * as t from '../../src/db/schema.ts'
import { urls } from '../../src/urls.ts'
import type { CompileContext } from '../load/content.ts'
import type { Rows } from '../plan/rows.ts'
import { redirectFaults } from './redirects.ts'

const DOWNLOADS = [
  ...[urls.medspas(), urls.providers('botox'), urls.areaData(), urls.treatments(), urls.prices()].flatMap((list) => [
    urls.dataFile(list, 'csv'),
    urls.dataFile(list, 'json'),
  ]),
  urls.dataFile(urls.medspas(), 'geojson'),
  urls.directory(),
  urls.directorySchema(),
]

/** Checks internal links, their anchors, and redirects. */
export function checkLinks(rows: Rows, { links, faults, terms }: CompileContext): void {
  faults.push(...redirectFaults(rows.of(t.redirects), listPaths(rows)))
  const pages = listPaths(rows)
  for (const { file, path } of links) {
    const [page = ''] = path.split(/[?#]/)
    const [, anchor] = path.split('#')
    if (!pages.has(page)) faults.push({ file, path, message: 'links to a page that does not exist' })
    else if (anchor !== undefined && terms.get(page)?.has(anchor) === false)
      faults.push({ file, path, message: 'links to a term that the page does not define' })
  }
}

const listPaths = (rows: Rows) =>
  new Set(
    rows
      .of(t.contentItems)
      .flatMap((item) => (item.path ? [item.path] : []))
      .concat('/search', '/not-found', ...DOWNLOADS),
  )
