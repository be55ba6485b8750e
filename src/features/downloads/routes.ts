import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { urls } from '../../urls.ts'

const files = () => import('./files.ts')

export const downloads = new Hono<AppEnv>()
  .get('/:file{medspas\\.(?:csv|json|geojson)}', async (c) => (await files()).sendMedspasFile(c))
  .get('/services/:file{[a-z0-9-]+\\.(?:csv|json)}', async (c) => (await files()).sendProvidersFile(c))
  .get('/:file{areas\\.(?:csv|json)}', async (c) => (await files()).sendAreasFile(c))
  .get('/:file{treatments\\.(?:csv|json)}', async (c) => (await files()).sendTreatmentsFile(c))
  .get('/:file{prices\\.(?:csv|json)}', async (c) => (await files()).sendPricesFile(c))
  .get(urls.directory(), async (c) => (await import('./directory.ts')).sendDirectory(c))
  .get(urls.directorySchema(), async (c) => (await files()).sendDirectorySchema(c))
