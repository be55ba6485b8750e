import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { urls } from '../../urls.ts'

const importFileHandlers = () => import('./files.ts')

export const downloads = new Hono<AppEnv>()
  .get('/:file{medspas\\.(?:csv|json|geojson)}', async (c) => (await importFileHandlers()).sendMedspasFile(c))
  .get('/services/:file{[^/.]+\\.(?:csv|json)}', async (c) => (await importFileHandlers()).sendServiceClinicsFile(c))
  .get('/:file{areas\\.(?:csv|json)}', async (c) => (await importFileHandlers()).sendAreasFile(c))
  .get('/:file{treatments\\.(?:csv|json)}', async (c) => (await importFileHandlers()).sendTreatmentsFile(c))
  .get('/:file{prices\\.(?:csv|json)}', async (c) => (await importFileHandlers()).sendPricesFile(c))
  .get(urls.directory(), async (c) => (await import('./directory.ts')).sendDirectory(c))
  .get(urls.directorySchema(), async (c) => (await importFileHandlers()).sendDirectorySchema(c))
