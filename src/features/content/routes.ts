import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'

const importHandlers = () => import('./handlers.tsx')

export const content = new Hono<AppEnv>()
  .get('/faq', async (c) => (await importHandlers()).sendFaq(c))
  // Only sample data has a reviews page, because all reviews are invented.
  .get('/reviews', async (c, next) => (c.get('catalog').site.sample ? (await importHandlers()).sendReviews(c) : next()))
  .get('/:page', async (c, next) => {
    const prose = c.get('catalog').prosePages.find(({ slug }) => slug === c.req.param('page'))
    return prose && prose.slug !== 'home' ? (await importHandlers()).sendProse(c, prose) : next()
  })
