import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { isNotModified, sendNotModified } from './response.ts'

const handlers = () => import('./handlers.ts')
const documents = () => import('./documents.tsx')

export const api = new Hono<AppEnv>()
  .use(async (c, next) => (isNotModified(c) ? sendNotModified(c) : next()))
  .get('/', async (c) => (await documents()).sendApiIndex(c))
  .get('/openapi.json', async (c) => (await documents()).sendOpenApi(c))
  .get('/clinics', async (c) => (await handlers()).sendClinics(c))
  .get('/clinics/:key', async (c) => (await handlers()).sendClinic(c))
  .get('/treatments', async (c) => (await handlers()).sendTreatments(c))
  .get('/treatments/:slug', async (c) => (await handlers()).sendTreatment(c))
  .get('/areas', async (c) => (await handlers()).sendAreas(c))
  .get('/areas/:slug', async (c) => (await handlers()).sendArea(c))
  .get('/prices', async (c) => (await handlers()).sendPrices(c))
  .get('/search', async (c) => (await import('./search.ts')).sendSearch(c))
  .get('/changes', async (c) => (await handlers()).sendChanges(c))

export const apiReference = new Hono<AppEnv>().get('/api', async (c) => (await documents()).sendApiReference(c))
