import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'

const importHandlers = () => import('./handlers.tsx')

export const locations = new Hono<AppEnv>()
  .get('/', async (c) => (await importHandlers()).sendLocationListPage(c))
  .get('/:area', async (c) => (await importHandlers()).sendAreaGuidePage(c, c.req.param('area')))
  .get('/:area/:subArea', async (c) =>
    (await importHandlers()).sendSubAreaPage(c, c.req.param('area'), c.req.param('subArea')),
  )
