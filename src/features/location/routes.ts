import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'

const handlers = () => import('./handlers.tsx')

export const locations = new Hono<AppEnv>()
  .get('/', async (c) => (await handlers()).sendLocationListPage(c))
  .get('/:area', async (c) => (await handlers()).sendAreaPage(c, c.req.param('area')))
  .get('/:area/:subArea', async (c) =>
    (await handlers()).sendSubAreaPage(c, c.req.param('area'), c.req.param('subArea')),
  )
