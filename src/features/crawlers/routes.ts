import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { urls } from '../../urls.ts'

const handlers = () => import('./handlers.ts')

export const crawlers = new Hono<AppEnv>()
  .get('/robots.txt', async (c) => (await handlers()).sendRobotsTxt(c))
  .get('/sitemap.xml', async (c) => (await handlers()).sendSitemaps(c))
  .get('/sitemaps/:file', async (c) => (await handlers()).sendSitemap(c))
  .get('/feed.atom', async (c) => (await handlers()).sendFeed(c))
  .get('/manifest.webmanifest', async (c) => (await handlers()).sendWebManifest(c))
  .get('/llms.txt', async (c) => (await handlers()).sendLlmsTxt(c))
  .get('/.well-known/security.txt', async (c) => (await handlers()).sendSecurityTxt(c))
  // IndexNow requests the key at the root to verify ownership of the site.
  .get('/:file{[a-z0-9-]+\\.txt}', (c, next) => {
    const { indexNowKey } = c.get('settings')
    return indexNowKey !== null && c.req.path === urls.indexNowKey(indexNowKey) ? c.text(indexNowKey) : next()
  })
