import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { isNotModified, sendNotModified } from './response.ts'

const importHandlers = () => import('./handlers.ts')
const importDocuments = () => import('./documents.tsx')

export const api = new Hono<AppEnv>()
  .use(async (c, next) => (isNotModified(c) ? sendNotModified(c) : next()))
  .use(async (c, next) => (await importHandlers()).sendUnsupportedParameterProblem(c) ?? next())
  .get('/', async (c) => (await importDocuments()).sendApiIndex(c))
  .get('/openapi.json', async (c) => (await importDocuments()).sendOpenApi(c))
  .get('/clinics', async (c) => (await importHandlers()).sendClinics(c))
  .get('/clinics/:key', async (c) => (await importHandlers()).sendClinic(c))
  .get('/treatments', async (c) => (await importHandlers()).sendTreatments(c))
  .get('/treatments/:slug', async (c) => (await importHandlers()).sendTreatment(c))
  .get('/areas', async (c) => (await importHandlers()).sendAreas(c))
  .get('/areas/:slug', async (c) => (await importHandlers()).sendArea(c))
  .get('/prices', async (c) => (await importHandlers()).sendPrices(c))
  .get('/search', async (c) => (await import('./search.ts')).sendSearch(c))
  .get('/changes', async (c) => (await importHandlers()).sendChanges(c))

export const apiReference = new Hono<AppEnv>().get('/api', async (c) => (await importDocuments()).sendApiReference(c))
