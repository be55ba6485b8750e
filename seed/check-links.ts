import * as t from '../src/db/schema.ts'
import { urls } from '../src/urls.ts'
import type { Compiling } from './content.ts'
import type { Rows } from './rows.ts'

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

/** Every internal link of the prose, and every redirect's target, leads to a page; a redirect never to another redirect. */
export function checkLinks(rows: Rows, { links, faults }: Compiling): void {
  const pages = new Set(
    rows
      .of(t.contentItems)
      .flatMap((item) => (item.path ? [item.path] : []))
      .concat('/search', '/not-found', ...FILES),
  )
  for (const { file, path } of links) {
    const [page = ''] = path.split(/[?#]/)
    if (!pages.has(page)) faults.push({ file, path, message: 'links to a page that there is not' })
  }
  for (const { path, target } of rows.of(t.redirects)) {
    const fault = (message: string) => faults.push({ file: 'data/redirects.json', path, message })
    if (pages.has(path)) fault('is the address of a page, which a redirect would hide')
    if (target && !pages.has(target)) fault(`leads to ${target}, which is no page`)
  }
}
