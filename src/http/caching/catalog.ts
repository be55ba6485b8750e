import { loadCatalog, readDataVersion } from '../../db/catalog.ts'
import { type Database, EmptyDatabaseError, openDatabase } from '../../db/client.ts'
import { isDatabaseDown } from '../../db/health.ts'
import { QUERY_TIMEOUT_MS, rejectAfterTimeout } from '../../db/query-timeout.ts'
import { getLastBookmark, openReplica } from '../../db/replicas.ts'
import type { Catalog } from '../../domain/catalog.ts'
import { readSettings, type Settings } from '../../env.ts'
import { loadIslandRenderer } from '../../render/load-islands.ts'
import { createMiddleware } from '../context.ts'

const CHECK_INTERVAL_MS = 3000

/** Without this limit, an idle isolate that missed a load could send an outdated page for Cloudflare to cache. */
const MAX_VERSION_CONFIRMATION_AGE_MS = 10_000

/** After this wait, a request uses the cached catalog, and its page is sent with `no-store`. */
const MAX_CHECK_WAIT_MS = 1000

const CHECK_TIMEOUT_MS = QUERY_TIMEOUT_MS + 1000

interface CachedCatalog {
  catalog: Catalog
  confirmedAt: number
  /** D1 bookmark. Replicas with older data are not read. Null if read replicas are off. */
  bookmark: string | null
}

let cached: CachedCatalog | null = null
let pendingCheck: { startedAt: number; done: Promise<void> } | null = null
let lastCheckedAt = 0

/** Only an isolate's first requests wait for the catalog. */
export const provideRequestContext = createMiddleware(async (c, next) => {
  const settings = readSettings(c.env)
  const db = openDatabaseFor(c.env, settings)
  c.set('settings', settings)
  c.set('db', db)
  c.set('now', new Date())
  c.set('catalog', getCachedCatalog(c.env, c.executionCtx) ?? (await loadInitialCatalog(db)))
  c.set('reloadCatalog', () => {
    const reload = checkDataVersion(() => db)
    // Other requests share this check, so it must finish even if this client disconnects.
    c.executionCtx.waitUntil(reload)
    return reload
  })
  await next()
})

/** Returns the catalog, or null before it is loaded. Starts a background check of the data version if one is due. */
export function getCachedCatalog(env: Env, ctx: Pick<ExecutionContext, 'waitUntil'>): Catalog | null {
  if (cached && Date.now() - lastCheckedAt > CHECK_INTERVAL_MS)
    ctx.waitUntil(checkDataVersion(() => openDatabaseFor(env, readSettings(env))))
  return cached?.catalog ?? null
}

/** Returns null if no check is needed or possible. */
export function waitForVersionCheck(env: Env, ctx: Pick<ExecutionContext, 'waitUntil'>): Promise<unknown> | null {
  if (!cached || isDataVersionConfirmed() || isDatabaseDown()) return null
  const versionCheck = checkDataVersion(() => openDatabaseFor(env, readSettings(env)))
  ctx.waitUntil(versionCheck)
  return Promise.race([versionCheck, new Promise((resolve) => setTimeout(resolve, MAX_CHECK_WAIT_MS))])
}

/** Returns whether pages may be cached, which only a recently confirmed data version allows. */
export const isDataVersionConfirmed = (): boolean =>
  cached !== null && Date.now() - cached.confirmedAt <= MAX_VERSION_CONFIRMATION_AGE_MS

/** Loads the catalog and, in parallel, React's renderer for islands, so that no later page waits for the renderer. */
async function loadInitialCatalog(db: Database): Promise<Catalog> {
  const [loaded] = await Promise.all([loadWithBookmark(db), loadIslandRenderer()])
  cached = loaded
  lastCheckedAt = Date.now()
  return loaded.catalog
}

const openDatabaseFor = (env: Env, { usesReadReplicas }: Settings): Database =>
  usesReadReplicas ? openReplica(env.DB, cached?.bookmark ?? null) : openDatabase(env.DB)

/** Replaces a check that takes too long, because the runtime may have canceled it with its request. Never rejects. */
function checkDataVersion(open: () => Database): Promise<void> {
  const remainingMs = pendingCheck ? pendingCheck.startedAt + CHECK_TIMEOUT_MS - Date.now() : 0
  if (pendingCheck && remainingMs > 0)
    return rejectAfterTimeout(remainingMs, pendingCheck.done).catch(() => checkDataVersion(open))
  const newCheck = { startedAt: Date.now(), done: reloadIfChanged(open) }
  pendingCheck = newCheck
  return newCheck.done.finally(() => {
    if (pendingCheck === newCheck) pendingCheck = null
  })
}

async function reloadIfChanged(open: () => Database): Promise<void> {
  try {
    const db = open()
    const startedAt = Date.now()
    const version = await readDataVersion(db)
    if (version === null) throw new EmptyDatabaseError()
    if (!cached) return
    cached =
      version === cached.catalog.version
        ? { ...cached, confirmedAt: startedAt, bookmark: getLastBookmark(db) ?? cached.bookmark }
        : await loadWithBookmark(db)
  } catch (error) {
    console.error(JSON.stringify({ event: 'data-version-check-failed', error: String(error) }))
  } finally {
    lastCheckedAt = Date.now()
  }
}

async function loadWithBookmark(db: Database): Promise<CachedCatalog> {
  const confirmedAt = Date.now()
  const catalog = await loadCatalog(db)
  return { catalog, confirmedAt, bookmark: getLastBookmark(db) }
}

/** Makes the next request load the catalog, as in a new isolate. For tests. */
export function clearCachedCatalog(): void {
  cached = null
}
