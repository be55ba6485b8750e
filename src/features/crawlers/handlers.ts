import type { Context } from 'hono'
import { listLatestItems } from '../../db/changes.ts'
import type { AppEnv } from '../../http/context.ts'
import { isIndexable } from '../../http/noindex.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { checkVersion, timeQuery } from '../../http/respond.tsx'
import { createAtomFeed } from './feed.ts'
import { listSitemapPages, listSitemaps } from './queries.ts'
import { createRobotsText, createSitemapEntries, createSitemapIndexXml, SITEMAP_END, SITEMAP_START } from './sitemap.ts'
import { createLlmsText, createSecurityText, createWebManifest } from './text-files.ts'

const MAX_FEED_ENTRIES = 50

const SITEMAP_ENTRIES_PER_CHUNK = 5000

export function sendRobotsTxt(c: Context<AppEnv>) {
  const { settings, catalog } = c.var
  return c.text(createRobotsText(settings.origin, isIndexable(settings, catalog.site)))
}

export async function sendSitemapIndex(c: Context<AppEnv>) {
  return sendXml(
    c,
    createSitemapIndexXml(c.get('settings').origin, await timeQuery(c, () => listSitemaps(c.get('db')))),
  )
}

export async function sendSitemap(c: Context<AppEnv, '/sitemaps/:file'>) {
  const name = /^([a-z]+-\d+)\.xml$/.exec(c.req.param('file'))?.[1]
  const firstPages = name
    ? await timeQuery(c, () => listSitemapPages(c.get('db'), name, -1, SITEMAP_ENTRIES_PER_CHUNK))
    : []
  return name && firstPages.length > 0 ? sendXml(c, createSitemapStream(c, name, firstPages)) : sendNotFound(c)
}

export async function sendFeed(c: Context<AppEnv>) {
  const { settings, catalog, db } = c.var
  const { version, data } = await timeQuery(c, () => listLatestItems(db, MAX_FEED_ENTRIES))
  checkVersion(c, version)
  return c.body(createAtomFeed(settings.origin, catalog.site, data), 200, {
    'content-type': 'application/atom+xml; charset=UTF-8',
  })
}

export function sendWebManifest(c: Context<AppEnv>) {
  const { name, blurb } = c.get('catalog').site
  return c.body(JSON.stringify(createWebManifest(name, blurb)), 200, { 'content-type': 'application/manifest+json' })
}

export function sendLlmsTxt(c: Context<AppEnv>) {
  return c.text(createLlmsText(c.get('settings').origin, c.get('catalog')))
}

export function sendSecurityTxt(c: Context<AppEnv>) {
  return c.text(createSecurityText(c.get('settings').origin, c.get('catalog').site.email, c.get('now')))
}

const sendXml = (c: Context<AppEnv>, body: string | ReadableStream) =>
  c.body(body, 200, { 'content-type': 'application/xml; charset=UTF-8' })

function createSitemapStream(
  c: Context<AppEnv>,
  name: string,
  firstPages: Awaited<ReturnType<typeof listSitemapPages>>,
) {
  const { db, settings } = c.var
  const encoder = new TextEncoder()
  let pages = firstPages
  let text = SITEMAP_START
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      text += createSitemapEntries(settings.origin, pages)
      const isLast = pages.length < SITEMAP_ENTRIES_PER_CHUNK
      controller.enqueue(encoder.encode(isLast ? text + SITEMAP_END : text))
      if (isLast) return controller.close()
      pages = await listSitemapPages(db, name, pages.at(-1)?.position ?? 0, SITEMAP_ENTRIES_PER_CHUNK)
      text = ''
    },
  })
}
