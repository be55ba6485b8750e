import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { isCurrent, unchanged } from './api-answers.ts'

/** What answers programs, and describes the API to them, is much code that no page needs. */
const lists = () => import('./api-lists.ts')
const documents = () => import('./api-documents.tsx')

/** The directory as JSON, read-only. What can be asked is told in src/api/operations.ts. */
export const api = new Hono<AppEnv>()
  .use(async (c, next) => (isCurrent(c) ? unchanged(c) : next()))
  .get('/', async (c) => (await documents()).sendApiIndex(c))
  .get('/openapi.json', async (c) => (await documents()).sendOpenApi(c))
  .get('/clinics', async (c) => (await lists()).sendClinics(c))
  .get('/clinics/:key', async (c) => (await lists()).sendClinic(c))
  .get('/treatments', async (c) => (await lists()).sendTreatments(c))
  .get('/treatments/:slug', async (c) => (await lists()).sendTreatment(c))
  .get('/areas', async (c) => (await lists()).sendAreas(c))
  .get('/areas/:slug', async (c) => (await lists()).sendArea(c))
  .get('/prices', async (c) => (await lists()).sendPrices(c))
  .get('/search', async (c) => (await import('./api-search.ts')).sendSearch(c))
  .get('/changes', async (c) => (await lists()).sendChanges(c))
