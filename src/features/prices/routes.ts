import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'

const importHandlers = () => import('./handlers.tsx')

export const prices = new Hono<AppEnv>()
  .get('/prices', async (c) => (await importHandlers()).sendPriceList(c))
  .get('/prices/:treatment', async (c) => (await importHandlers()).sendTreatmentPrices(c))
