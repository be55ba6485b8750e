import * as t from '../../src/db/schema.ts'
import { urls } from '../../src/urls.ts'
import type { Compiling } from '../load/content.ts'
import type { Rows } from '../plan/rows.ts'
import { redirectFaults } from './redirects.ts'

/** The downloads that prose links to; they are no pages. */
const FILES = [
  ...[urls.medspas(), urls.providers('botox'), urls.areaData(), urls.treatments(), urls.prices()].flatMap((list) => [
    urls.dataFile(list, 'csv'),
    urls.dataFile(list, 'json'),
  ]),
  urls.dataFile(urls.medspas(), 'geojson'),
  urls.directory(),
  urls.directorySchema(),
]

/** Every internal link of the prose leads to a page, one to a term to a term that the page explains, and redirects are in order. */
export function checkLinks(rows: Rows, { links, faults, terms }: Compiling): void {
  faults.push(...redirectFaults(rows.of(t.redirects), pathsOf(rows)))
  const pages = pathsOf(rows)
  for (const { file, path } of links) {
    const [page = ''] = path.split(/[?#]/)
    const [, anchor] = path.split('#')
    if (!pages.has(page)) faults.push({ file, path, message: 'links to a page that there is not' })
    else if (anchor !== undefined && terms.get(page)?.has(anchor) === false)
      faults.push({ file, path, message: 'links to a term that the page does not explain' })
  }
}

/** The addresses of all pages. */
const pathsOf = (rows: Rows) =>
  new Set(
    rows
      .of(t.contentItems)
      .flatMap((item) => (item.path ? [item.path] : []))
      .concat('/search', '/not-found', ...FILES),
  )
