import { listLatestItems } from '../../db/changes.ts'
import type { Context } from '../../http/context.ts'
import { isIndexable } from '../../http/noindex.ts'
import { sendNotFound } from '../../http/not-found.tsx'
import { checkVersion, timeQuery } from '../../http/respond.tsx'
import { createAtomFeed } from './feed.ts'
import { listSitemapPages, listSitemaps } from './queries.ts'
import { createRobotsText, createSitemapIndexXml, createSitemapXml } from './sitemap.ts'
import { createLlmsText, createSecurityText, createWebManifest } from './text-files.ts'

const MAX_FEED_ENTRIES = 50

export function sendRobotsTxt(c: Context) {
  const { settings, catalog } = c.var
  return c.text(createRobotsText(settings.origin, isIndexable(settings, catalog.site)))
}

export async function sendSitemapIndex(c: Context) {
  return sendXml(
    c,
    createSitemapIndexXml(c.get('settings').origin, await timeQuery(c, () => listSitemaps(c.get('db')))),
  )
}

export async function sendSitemap(c: Context<'/sitemaps/:file'>) {
  const name = /^([a-z]+-\d+)\.xml$/.exec(c.req.param('file'))?.[1]
  const pages = name ? await timeQuery(c, () => listSitemapPages(c.get('db'), name)) : []
  return pages.length > 0 ? sendXml(c, createSitemapXml(c.get('settings').origin, pages)) : sendNotFound(c)
}

export async function sendFeed(c: Context) {
  const { settings, catalog, db, now } = c.var
  const { version, data } = await timeQuery(c, () => listLatestItems(db, { limit: MAX_FEED_ENTRIES, now }))
  checkVersion(c, version)
  return c.body(createAtomFeed(settings.origin, catalog.site, data), 200, {
    'content-type': 'application/atom+xml; charset=UTF-8',
  })
}

export function sendWebManifest(c: Context) {
  const { name, blurb } = c.get('catalog').site
  return c.body(JSON.stringify(createWebManifest(name, blurb)), 200, { 'content-type': 'application/manifest+json' })
}

export function sendLlmsTxt(c: Context) {
  return c.text(createLlmsText(c.get('settings').origin, c.get('catalog')))
}

export function sendSecurityTxt(c: Context) {
  return c.text(createSecurityText(c.get('settings').origin, c.get('catalog').site.email, c.get('now')))
}

const sendXml = (c: Context, xml: string) => c.body(xml, 200, { 'content-type': 'application/xml; charset=UTF-8' })
