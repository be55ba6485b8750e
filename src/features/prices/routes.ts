import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'

const handlers = () => import('./handlers.tsx')

export const prices = new Hono<AppEnv>()
  .get('/prices', async (c) => (await handlers()).sendPriceList(c))
  .get('/prices/:treatment', async (c) => (await handlers()).sendTreatmentPrices(c))
