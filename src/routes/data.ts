import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { urls } from '../urls.ts'

/** Files are for programs, and no page needs what makes them. */
const answers = () => import('./data-answers.ts')

/** The lists as files beside each list's own address, and the whole directory at once. */
export const data = new Hono<AppEnv>()
  .get('/:file{medspas\\.(?:csv|json|geojson)}', async (c) => (await answers()).sendMedspasFile(c))
  .get('/services/:file{[a-z0-9-]+\\.(?:csv|json)}', async (c) => (await answers()).sendProvidersFile(c))
  .get('/:file{areas\\.(?:csv|json)}', async (c) => (await answers()).sendAreasFile(c))
  .get('/:file{treatments\\.(?:csv|json)}', async (c) => (await answers()).sendTreatmentsFile(c))
  .get('/:file{prices\\.(?:csv|json)}', async (c) => (await answers()).sendPricesFile(c))
  .get(urls.directory(), async (c) => (await import('./directory.ts')).sendDirectory(c))
  .get(urls.directorySchema(), async (c) => (await answers()).sendDirectorySchema(c))
