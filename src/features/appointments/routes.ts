import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'

const importHandlers = () => import('./handlers.tsx')

export const appointments = new Hono<AppEnv>()
  .get('/appointments', async (c) => (await importHandlers()).sendAppointmentsIndex(c))
  .get('/appointments/:service', async (c) => (await importHandlers()).sendAppointments(c))
