import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'

const answers = () => import('./prices-answers.tsx')

/** `/prices` and, for each treatment, its prices with the estimator. */
export const prices = new Hono<AppEnv>()
  .get('/', async (c) => (await answers()).sendPriceList(c))
  .get('/:treatment', async (c) => (await answers()).sendTreatmentPrices(c))
