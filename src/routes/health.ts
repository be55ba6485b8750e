import { type Context, Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import { readDataVersion } from '../db/catalog.ts'
import { openDatabase, UnknownFormatError } from '../db/client.ts'
import { within } from '../db/time-limit.ts'
import { readSettings } from '../env.ts'
import { urls } from '../urls.ts'

/** How long the database may take, in milliseconds, before it counts as away. */
const PATIENCE = 2000

/** For whoever watches the site; it stands before everything that could fail with it. */
export const health = new Hono<AppEnv>().get(urls.health(), sendHealth)

/**
 * Whether the site works: its variables can be read, the database answers, and there is data in it that this Worker
 * can read. Asks anew each time and holds nothing, since the pages go on from what they hold when the database is away.
 * 200, or 503.
 */
async function sendHealth(c: Context<AppEnv>): Promise<Response> {
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
  const deployment = c.env.CF_VERSION_METADATA?.id || 'local'
  try {
    readSettings(c.env)
    const dataVersion = await within(PATIENCE, readDataVersion(openDatabase(c.env.DB)))
    if (dataVersion !== null) return c.json({ status: 'ok', dataVersion, deployment })
    throw new Error('the database holds no data')
  } catch (error) {
    console.error(JSON.stringify({ event: 'unhealthy', requestId: c.get('requestId'), error: String(error) }))
    c.header('retry-after', '30')
    const reason = error instanceof UnknownFormatError ? error.message : undefined
    return c.json({ status: 'unavailable', dataVersion: null, deployment, reason }, 503)
  }
}
