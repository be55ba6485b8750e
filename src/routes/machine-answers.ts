import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { listLatestItems } from '../db/changes.ts'
import { listSitemapPages, listSitemaps } from '../db/sitemaps.ts'
import { checkVersion, timed } from '../render/respond.tsx'
import { atomFeed } from '../seo/feed.ts'
import { robotsText, sitemapEnd, sitemapEntries, sitemapIndexXml, sitemapStart } from '../seo/sitemap.ts'
import { llmsText, securityText } from '../seo/text-files.ts'
import { sendNotFound } from './answers.tsx'

const FEED_ENTRIES = 50

/** Pages read at a time while a sitemap is sent. */
const PIECE = 5000

/** What only programs read. */

export function sendRobots(c: Context<AppEnv>) {
  const { settings, catalog } = c.var
  return c.text(robotsText(settings.origin, !(settings.isPublic && catalog.site.sample)))
}

export async function sendSitemaps(c: Context<AppEnv>) {
  return sendXml(c, sitemapIndexXml(c.get('settings').origin, await timed(c, () => listSitemaps(c.get('db')))))
}

export async function sendSitemap(c: Context<AppEnv, '/sitemaps/:file'>) {
  const name = /^([a-z]+-\d+)\.xml$/.exec(c.req.param('file'))?.[1]
  const first = name ? await timed(c, () => listSitemapPages(c.get('db'), name, -1, PIECE)) : []
  return name && first.length > 0 ? sendXml(c, sitemapStream(c, name, first)) : sendNotFound(c)
}

export async function sendFeed(c: Context<AppEnv>) {
  const { settings, catalog, db } = c.var
  const { version, data } = await timed(c, () => listLatestItems(db, FEED_ENTRIES))
  checkVersion(c, version)
  return c.body(atomFeed(settings.origin, catalog.site, data), 200, {
    'content-type': 'application/atom+xml; charset=UTF-8',
  })
}

export function sendLlms(c: Context<AppEnv>) {
  return c.text(llmsText(c.get('settings').origin, c.get('catalog')))
}

export function sendSecurity(c: Context<AppEnv>) {
  return c.text(securityText(c.get('settings').origin, c.get('catalog').site.email, c.get('now')))
}

const sendXml = (c: Context<AppEnv>, body: string | ReadableStream) =>
  c.body(body, 200, { 'content-type': 'application/xml; charset=UTF-8' })

/** One piece of pages in memory at a time, whatever the sitemap's length. */
function sitemapStream(c: Context<AppEnv>, name: string, first: Awaited<ReturnType<typeof listSitemapPages>>) {
  const { db, settings } = c.var
  const encoder = new TextEncoder()
  let pages = first
  let started = false
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const text = (started ? '' : sitemapStart) + sitemapEntries(settings.origin, pages)
      started = true
      const last = pages.length < PIECE
      controller.enqueue(encoder.encode(last ? text + sitemapEnd : text))
      if (last) return controller.close()
      pages = await listSitemapPages(db, name, pages.at(-1)?.position ?? 0, PIECE)
    },
  })
}
