import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { isNotModified, sendNotModified } from './api-response.ts'

/** What answers programs, and describes the API to them, is much code that no page needs. */
const answers = () => import('./api-answers.ts')
const documents = () => import('./api-documents.tsx')

/** The directory as JSON, read-only. What can be asked is told in src/api/operations.ts. */
export const api = new Hono<AppEnv>()
  .use(async (c, next) => (isNotModified(c) ? sendNotModified(c) : next()))
  .get('/', async (c) => (await documents()).sendApiIndex(c))
  .get('/openapi.json', async (c) => (await documents()).sendOpenApi(c))
  .get('/clinics', async (c) => (await answers()).sendClinics(c))
  .get('/clinics/:key', async (c) => (await answers()).sendClinic(c))
  .get('/treatments', async (c) => (await answers()).sendTreatments(c))
  .get('/treatments/:slug', async (c) => (await answers()).sendTreatment(c))
  .get('/areas', async (c) => (await answers()).sendAreas(c))
  .get('/areas/:slug', async (c) => (await answers()).sendArea(c))
  .get('/prices', async (c) => (await answers()).sendPrices(c))
  .get('/search', async (c) => (await import('./api-search.ts')).sendSearch(c))
  .get('/changes', async (c) => (await answers()).sendChanges(c))
