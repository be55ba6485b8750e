import { applyD1Migrations, createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { loadMarked } from './marked-load.ts'
import { answering, waiting } from './stand-ins.ts'
import type { DatabaseState, TracedSite } from './trace.ts'

const ISOLATES = 3
/** Longer than a page waits for its data before its head leaves, in milliseconds. */
const SLOW = 25

const slowly = () => new Promise((resolve) => setTimeout(resolve, SLOW))

/** What a Worker version is given, for each state of the database. */
function bindingsOf(id: string): Record<DatabaseState, Env> {
  const well = { ...env, CF_VERSION_METADATA: { id, tag: '', timestamp: '' } }
  const away = answering(() => slowly().then(() => Promise.reject(new Error('D1_ERROR: Network connection lost.'))))
  return { well, slow: { ...well, DB: waiting(slowly) }, away: { ...well, DB: away } }
}

/** Waits for what a request or the Cron handler leaves behind; log lines are written a moment later, and do not count. */
function context() {
  const left: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void left.push(work)
  return { ctx: { waitUntil, passThroughOnException() {}, props: {} } as unknown as ExecutionContext, left }
}

/**
 * The site as it is built for production, for a trace: several isolates of the app, and two databases. Pages are read
 * from `DB`, a replica; Cron reads the primary.
 */
export async function loadTracedSite(): Promise<TracedSite & { reset(): Promise<void> }> {
  vi.stubEnv('DEV', false)
  vi.useFakeTimers({ toFake: ['Date'] })
  await applyD1Migrations(env.PRIMARY, env.MIGRATIONS)
  const workers: typeof import('../../src/index.ts')['default'][] = []
  const forget: (() => void)[] = []
  for (let isolate = 0; isolate < ISOLATES; isolate++) {
    vi.resetModules()
    workers.push((await import('../../src/index.ts')).default)
    forget.push((await import('../../src/http/caching/catalog.ts')).clearCachedCatalog)
  }
  let bindings = bindingsOf('')
  let load = 1
  let database: DatabaseState = 'well'

  return {
    isolates: ISOLATES,
    /** Loads the first data again, and lets the isolates begin anew. */
    async reset() {
      load = 1
      database = 'well'
      await Promise.all([loadMarked(load), loadMarked(load, env.PRIMARY)])
      for (const clearCachedCatalog of forget) clearCachedCatalog()
    },
    async fetch(request, isolate) {
      const worker = workers[isolate]
      if (!worker) throw new Error(`there is no isolate ${isolate}`)
      const { ctx, left } = context()
      const response = await worker.fetch(request, bindings[database], ctx)
      // Read here, so that all of it is done at the virtual moment of the request.
      const whole = await response.arrayBuffer().then(
        (body: ArrayBuffer) =>
          new Response(request.method === 'HEAD' || response.status === 304 ? null : body, response),
        () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('broke off')) }), response),
      )
      await Promise.all(left)
      return whole
    },
    async scheduled(cache) {
      const { ctx } = context()
      await workers[0]?.scheduled(
        createScheduledController(),
        { ...env, DB: env.PRIMARY },
        Object.assign(ctx, { cache }),
      )
    },
    async reseed(number) {
      load = number
      await loadMarked(load, env.PRIMARY)
    },
    replicate: () => loadMarked(load),
    deploy(id) {
      bindings = bindingsOf(id)
    },
    setDatabase(state) {
      database = state
    },
    setTime: (milliseconds) => void vi.setSystemTime(milliseconds),
  }
}
