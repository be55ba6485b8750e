import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'

const handlers = () => import('./handlers.tsx')

export const treatments = new Hono<AppEnv>()
  .get('/', async (c) => (await handlers()).sendTreatmentList(c))
  .get('/:service', async (c) => (await handlers()).sendTreatment(c))
