import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'

const importHandlers = () => import('./handlers.tsx')

export const treatments = new Hono<AppEnv>()
  .get('/', async (c) => (await importHandlers()).sendTreatmentList(c))
  .get('/:service', async (c) => (await importHandlers()).sendTreatment(c))
