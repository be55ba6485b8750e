import { Hono } from 'hono'
import { readLatestLoad } from '../db/catalog.ts'
import { openDatabase, UnknownFormatError } from '../db/client.ts'
import { rejectAfterTimeout } from '../db/query-timeout.ts'
import { readSettings } from '../env.ts'
import { urls } from '../urls.ts'
import type { AppEnv, Context } from './context.ts'

const DATABASE_TIMEOUT_MS = 2000

export const health = new Hono<AppEnv>().get(urls.health(), sendHealth)

/** Queries the database each time, because cached pages hide an outage. */
async function sendHealth(c: Context): Promise<Response> {
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
  const deployment = c.env.CF_VERSION_METADATA?.id || 'local'
  try {
    readSettings(c.env)
    const load = await rejectAfterTimeout(DATABASE_TIMEOUT_MS, readLatestLoad(openDatabase(c.env.DB)))
    if (load) return c.json({ status: 'ok', dataVersion: load.version, dataLoadedAt: load.loadedAt, deployment })
    throw new Error('the database is empty: run `npm run db:seed`')
  } catch (error) {
    console.error(JSON.stringify({ event: 'health-check-failed', requestId: c.get('requestId'), error: String(error) }))
    c.header('retry-after', '30')
    const reason = error instanceof UnknownFormatError ? error.message : undefined
    return c.json({ status: 'unavailable', dataVersion: null, deployment, reason }, 503)
  }
}
