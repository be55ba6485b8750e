import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'

/** Each is much code of its own, which few visits begin with. */
const comparison = () => import('./compare-answers.tsx')
const finder = () => import('./finder-answers.tsx')
const prices = () => import('./prices-answers.tsx')
const appointments = () => import('./appointments-answers.tsx')

/** What helps to choose: clinics side by side, from a concern to a treatment, what it costs, and who can be called now. */
export const tools = new Hono<AppEnv>()
  .get('/compare', async (c) => (await comparison()).sendComparison(c))
  .get('/finder', async (c) => (await finder()).sendFinder(c))
  .get('/prices', async (c) => (await prices()).sendPriceList(c))
  .get('/prices/:treatment', async (c) => (await prices()).sendTreatmentPrices(c))
  .get('/appointments', async (c) => (await appointments()).sendAppointmentsIndex(c))
  .get('/appointments/:service', async (c) => (await appointments()).sendAppointments(c))
