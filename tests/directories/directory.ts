import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inject } from 'vitest'
import { clearCachedCatalog } from '../../src/http/caching/catalog.ts'
import { decodeEntities, findLinks } from '../tools/html.ts'
import { get, type Page, readPage } from '../tools/site.ts'

export type DirectoryName = 'empty' | 'single' | 'sparse' | 'elsewhere'

/** Replaces the data in the database. Must run before a test file first calls `getPage`, which caches pages. */
export async function loadDirectory(name: DirectoryName): Promise<void> {
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  const statements = inject('directories')[name]
  await env.DB.batch(statements.map(({ sql, params }) => env.DB.prepare(sql).bind(...params)))
  clearCachedCatalog()
}

/** Pages that the crawl does not reach through links: the claim form, and URLs with a query string. */
const UNLINKED_PAGES = [
  '/claim/form',
  '/medspas?near=soho&sort=distance',
  '/medspas?sort=rating',
  '/medspas?sort=name',
  '/medspas?sort=price&treatment=botox',
  '/medspas?open=now',
  '/medspas?area=manhattan&verified=yes',
  '/services/botox?near=10463&sort=distance',
  '/prices/botox?row=0&quantity=20',
  '/prices/botox?area=tribeca',
  '/finder?concern=volume&treatment=fillers&area=soho',
  '/finder?concern=hair&treatment=laser-hair-removal',
  '/appointments/botox?area=midtown',
  '/search?q=botox',
  '/search?q=botox+soho',
  '/search?q=open+sunday',
  '/search?q=mercer',
  '/search?q=xyzzy',
]

/** Reads every linked page except files, the API, and URLs with a query string. Also reads `UNLINKED_PAGES`. */
export async function crawl(): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>()
  const queue = ['/', ...UNLINKED_PAGES]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue
    const page = await readPage(await get(path))
    pages.set(path, page)
    queue.push(...findLinkedPages(page.html).filter((linked) => !pages.has(linked)))
  }
  return pages
}

const findLinkedPages = (html: string) =>
  findLinks(html)
    .map(({ href }) => href.replace(/#.*/, ''))
    .filter((href) => /^\/(?!\/|api\/)[^?.]*$/.test(href))

export function extractReadableText({ html, text }: Page): string {
  const attributes = [...html.matchAll(/ (?:content|alt|title|aria-label|placeholder|value)="([^"]*)"/g)]
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return [text, /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '', ...[...attributes, ...data].map(([, found]) => found)]
    .map((found) => decodeEntities(found ?? ''))
    .join('\n')
}
