import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'

const answers = () => import('./appointments-answers.tsx')

/** Who can be called now. The form of the first page leads to the second. */
export const appointments = new Hono<AppEnv>()
  .get('/', async (c) => (await answers()).sendAppointmentsIndex(c))
  .get('/:service', async (c) => (await answers()).sendAppointments(c))
