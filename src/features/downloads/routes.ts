import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { urls } from '../../urls.ts'

const importFiles = () => import('./files.ts')

export const downloads = new Hono<AppEnv>()
  .get('/:file{medspas\\.(?:csv|json|geojson)}', async (c) => (await importFiles()).sendMedspasFile(c))
  .get('/services/:file{[a-z0-9-]+\\.(?:csv|json)}', async (c) => (await importFiles()).sendProvidersFile(c))
  .get('/:file{areas\\.(?:csv|json)}', async (c) => (await importFiles()).sendAreasFile(c))
  .get('/:file{treatments\\.(?:csv|json)}', async (c) => (await importFiles()).sendTreatmentsFile(c))
  .get('/:file{prices\\.(?:csv|json)}', async (c) => (await importFiles()).sendPricesFile(c))
  .get(urls.directory(), async (c) => (await import('./directory.ts')).sendDirectory(c))
  .get(urls.directorySchema(), async (c) => (await importFiles()).sendDirectorySchema(c))
