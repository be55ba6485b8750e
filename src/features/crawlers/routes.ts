import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { urls } from '../../urls.ts'

const importHandlers = () => import('./handlers.ts')

export const crawlers = new Hono<AppEnv>()
  .get('/robots.txt', async (c) => (await importHandlers()).sendRobotsTxt(c))
  .get('/sitemap.xml', async (c) => (await importHandlers()).sendSitemapIndex(c))
  .get('/sitemaps/:file', async (c) => (await importHandlers()).sendSitemap(c))
  .get('/feed.atom', async (c) => (await importHandlers()).sendFeed(c))
  .get('/manifest.webmanifest', async (c) => (await importHandlers()).sendWebManifest(c))
  .get('/llms.txt', async (c) => (await importHandlers()).sendLlmsTxt(c))
  .get('/.well-known/security.txt', async (c) => (await importHandlers()).sendSecurityTxt(c))
  // IndexNow requests the key at the root to verify ownership of the site.
  .get('/:file{[a-z0-9-]+\\.txt}', (c, next) => {
    const { indexNowKey } = c.get('settings')
    return indexNowKey !== null && c.req.path === urls.indexNowKey(indexNowKey) ? c.text(indexNowKey) : next()
  })
