import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { urls } from '../urls.ts'

/** No page needs what writes these. */
const answers = () => import('./machine-answers.ts')

/** What only programs ask for. */
export const machineFiles = new Hono<AppEnv>()
  .get('/robots.txt', async (c) => (await answers()).sendRobots(c))
  .get('/sitemap.xml', async (c) => (await answers()).sendSitemaps(c))
  .get('/sitemaps/:file', async (c) => (await answers()).sendSitemap(c))
  .get('/feed.atom', async (c) => (await answers()).sendFeed(c))
  .get('/llms.txt', async (c) => (await answers()).sendLlms(c))
  .get('/.well-known/security.txt', async (c) => (await answers()).sendSecurity(c))
  // IndexNow asks for the key at the site's root, as proof that the submitter owns the site.
  .get('/:file{[a-z0-9-]+\\.txt}', (c, next) => {
    const { indexNowKey } = c.get('settings')
    return indexNowKey !== null && c.req.path === urls.indexNowKey(indexNowKey) ? c.text(indexNowKey) : next()
  })
