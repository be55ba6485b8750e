import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { loadCatalog, readDataVersion } from '../db/catalog.ts'
import { type Database, openDatabase } from '../db/client.ts'
import { openReplica, seenBy } from '../db/replicas.ts'
import { databaseIsSilent, QUERY_LIMIT, within } from '../db/time-limit.ts'
import type { Catalog } from '../domain/catalog.ts'
import { readSettings, type Settings } from '../env.ts'
import { loadIslands } from '../render/load-islands.ts'

/** How old the knowledge of the data version may grow before it is looked up again beside a request, in milliseconds. */
const POLL_AFTER = 3000

/**
 * How old it may grow at all. After a quiet spell a request waits for the look-up: else its page, of whatever age, would
 * be fresh for the caches beyond (docs/caching.md).
 */
const OLDEST = 10_000

/** How long a request waits for that look-up, in milliseconds; then what is held has to do. */
const PATIENCE = 1000

/** How long a refresh may take before another replaces it, in milliseconds: longer than a query may. */
const REFRESH_LIMIT = QUERY_LIMIT + 1000

interface Held {
  catalog: Catalog
  checkedAt: number
  /** The state of the data when it was last looked at: with replicas, no later read may see an older one. */
  seen: string | null
}

/** One catalog an isolate. It is replaced as a whole when the data version has changed. */
let held: Held | null = null
let refresh: { startedAt: number; done: Promise<void> } | null = null

/**
 * Gives each request the settings, the database, the moment, and the catalog, which only an isolate's first requests
 * wait for.
 */
export const provideCatalog = createMiddleware<AppEnv>(async (c, next) => {
  const settings = readSettings(c.env)
  const db = openFor(c.env, settings)
  const catalog = heldCatalog(c.env, c.executionCtx) ?? (await begin(db))
  c.set('settings', settings)
  c.set('db', db)
  c.set('now', new Date())
  c.set('reloadCatalog', () => {
    const reloaded = reloadCatalog(() => db)
    // Others wait for the same: it has to end even if this request's visitor leaves.
    c.executionCtx.waitUntil(reloaded)
    return reloaded
  })
  c.set('catalog', catalog)
  await next()
})

/** The catalog that this isolate holds, if any; when it was last checked a while ago, that is done beside the request. */
export function heldCatalog(env: Env, ctx: Pick<ExecutionContext, 'waitUntil'>): Catalog | null {
  if (held && Date.now() - held.checkedAt > POLL_AFTER)
    ctx.waitUntil(refreshCatalog(() => openFor(env, readSettings(env))))
  return held?.catalog ?? null
}

/** What a request has to wait for before anything is sent: null, or the look-up of the data version. Never fails. */
export function overdueLookUp(env: Env, ctx: Pick<ExecutionContext, 'waitUntil'>): Promise<unknown> | null {
  if (!held || Date.now() - held.checkedAt <= OLDEST || databaseIsSilent()) return null
  const lookUp = refreshCatalog(() => openFor(env, readSettings(env)))
  ctx.waitUntil(lookUp)
  return Promise.race([lookUp, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}

/** What an isolate's first request waits for. Islands can be drawn by the time that the first catalog is there. */
async function begin(db: Database): Promise<Catalog> {
  ;[held] = await Promise.all([load(db), loadIslands()])
  return held.catalog
}

const openFor = (env: Env, { readReplicas }: Settings): Database =>
  readReplicas ? openReplica(env.DB, held?.seen ?? null) : openDatabase(env.DB)

/**
 * Looks the data version up, off the request's way, and loads the catalog anew when it changed. One look-up at a time.
 * A look-up never ends when the runtime cancels the request that began it: past REFRESH_LIMIT another one replaces it.
 */
function refreshCatalog(open: () => Database): Promise<void> {
  if (refresh) {
    const left = refresh.startedAt + REFRESH_LIMIT - Date.now()
    if (left > 0) return within(left, refresh.done).catch(() => refreshCatalog(open))
  }
  const own = { startedAt: Date.now(), done: check(open) }
  refresh = own
  return own.done.finally(() => {
    if (refresh === own) refresh = null
  })
}

async function check(open: () => Database): Promise<void> {
  try {
    const db = open()
    const version = await readDataVersion(db)
    if (!held) return
    held =
      version === null || version === held.catalog.version
        ? { ...held, checkedAt: Date.now(), seen: seenBy(db) ?? held.seen }
        : await load(db)
  } catch (error) {
    // The database is away: what is held goes on serving, and is checked again in a while.
    if (held) held.checkedAt = Date.now()
    console.error(JSON.stringify({ event: 'data-version-unread', error: String(error) }))
  }
}

async function load(db: Database): Promise<Held> {
  const catalog = await loadCatalog(db)
  return { catalog, checkedAt: Date.now(), seen: seenBy(db) }
}

/** A page was read from other data than the catalog's: look again at once. */
function reloadCatalog(open: () => Database): Promise<void> {
  if (held) held.checkedAt = 0
  return refreshCatalog(open)
}

/** Forgets what is held, for tests that change the data. */
export function forgetCatalog(): void {
  held = null
}
