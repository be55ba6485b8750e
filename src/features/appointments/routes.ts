import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'

const handlers = () => import('./handlers.tsx')

export const appointments = new Hono<AppEnv>()
  .get('/appointments', async (c) => (await handlers()).sendAppointmentsIndex(c))
  .get('/appointments/:service', async (c) => (await handlers()).sendAppointments(c))
