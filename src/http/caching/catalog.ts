import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../context.ts'
import { loadCatalog, readDataVersion } from '../../db/catalog.ts'
import { type Database, EmptyDatabaseError, openDatabase } from '../../db/client.ts'
import { isDatabaseDown } from '../../db/health.ts'
import { openReplica, seenBy } from '../../db/replicas.ts'
import { QUERY_LIMIT, within } from '../../db/time-limit.ts'
import type { Catalog } from '../../domain/catalog.ts'
import { readSettings, type Settings } from '../../env.ts'
import { loadIslands } from '../../render/load-islands.ts'

/** Milliseconds after which the data version is looked up again, beside a request. */
const CHECK_AFTER = 3000

/**
 * Milliseconds after which a request waits for that look-up. An idle isolate may not know of a reseed, and Cloudflare
 * would store its old page for a day.
 */
const CONFIRM_AFTER = 10_000

/** Milliseconds a request waits for the look-up. Then it is answered from the catalog at hand, with `no-store`. */
const CONFIRM_TIMEOUT = 1000

/** Milliseconds after which a look-up counts as lost. Longer than a query may take. */
const CHECK_TIMEOUT = QUERY_LIMIT + 1000

interface Held {
  catalog: Catalog
  /** When the database last confirmed the catalog's data version. */
  confirmedAt: number
  /** D1's bookmark of that look-up. Replicas that are behind it are not read. */
  bookmark: string | null
}

/** The isolate's catalog. A new data version replaces it as a whole. */
let held: Held | null = null
let check: { startedAt: number; done: Promise<void> } | null = null
let checkedAt = 0

/** Gives each request its settings, database, time, and the catalog. Only an isolate's first requests wait for it. */
export const provideCatalog = createMiddleware<AppEnv>(async (c, next) => {
  const settings = readSettings(c.env)
  const db = openFor(c.env, settings)
  c.set('settings', settings)
  c.set('db', db)
  c.set('now', new Date())
  c.set('catalog', heldCatalog(c.env, c.executionCtx) ?? (await loadFirst(db)))
  c.set('reloadCatalog', () => {
    const reloaded = checkDataVersion(() => db)
    // Other requests wait for it too, so it must finish even if this visitor leaves.
    c.executionCtx.waitUntil(reloaded)
    return reloaded
  })
  await next()
})

/** Returns the isolate's catalog, or null before the first. Checks the data version beside the request when it is due. */
export function heldCatalog(env: Env, ctx: Pick<ExecutionContext, 'waitUntil'>): Catalog | null {
  if (held && Date.now() - checkedAt > CHECK_AFTER)
    ctx.waitUntil(checkDataVersion(() => openFor(env, readSettings(env))))
  return held?.catalog ?? null
}

/** Waits until the data version is confirmed, if it has not been for a while. Null: there is nothing to wait for. */
export function confirmDataVersion(env: Env, ctx: Pick<ExecutionContext, 'waitUntil'>): Promise<unknown> | null {
  if (!held || isDataVersionConfirmed() || isDatabaseDown()) return null
  const checked = checkDataVersion(() => openFor(env, readSettings(env)))
  ctx.waitUntil(checked)
  return Promise.race([checked, new Promise((resolve) => setTimeout(resolve, CONFIRM_TIMEOUT))])
}

/** Reports whether the catalog's data version is known to be recent. If not, no cache may store what is made from it. */
export const isDataVersionConfirmed = (): boolean => held !== null && Date.now() - held.confirmedAt <= CONFIRM_AFTER

/** Islands load beside the first catalog, so that no page waits for them. */
async function loadFirst(db: Database): Promise<Catalog> {
  const [loaded] = await Promise.all([load(db), loadIslands()])
  held = loaded
  checkedAt = Date.now()
  return loaded.catalog
}

const openFor = (env: Env, { readReplicas }: Settings): Database =>
  readReplicas ? openReplica(env.DB, held?.bookmark ?? null) : openDatabase(env.DB)

/**
 * Looks up the data version and loads the catalog again if it changed. Requests share one look-up. When the runtime
 * cancels the request that began it, it never ends: past CHECK_TIMEOUT another request begins a new one. Never fails.
 */
function checkDataVersion(open: () => Database): Promise<void> {
  const left = check ? check.startedAt + CHECK_TIMEOUT - Date.now() : 0
  if (check && left > 0) return within(left, check.done).catch(() => checkDataVersion(open))
  const own = { startedAt: Date.now(), done: compareVersions(open) }
  check = own
  return own.done.finally(() => {
    if (check === own) check = null
  })
}

async function compareVersions(open: () => Database): Promise<void> {
  try {
    const db = open()
    const startedAt = Date.now()
    const version = await readDataVersion(db)
    if (version === null) throw new EmptyDatabaseError()
    if (!held) return
    held =
      version === held.catalog.version
        ? { ...held, confirmedAt: startedAt, bookmark: seenBy(db) ?? held.bookmark }
        : await load(db)
  } catch (error) {
    console.error(JSON.stringify({ event: 'data-version-unknown', error: String(error) }))
  } finally {
    checkedAt = Date.now()
  }
}

async function load(db: Database): Promise<Held> {
  const confirmedAt = Date.now()
  const catalog = await loadCatalog(db)
  return { catalog, confirmedAt, bookmark: seenBy(db) }
}

/** Forgets the catalog, for tests that change the data. */
export function forgetCatalog(): void {
  held = null
}
