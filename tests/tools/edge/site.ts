import { applyD1Migrations, createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { loadMarked } from '../marked-load.ts'
import { delayedDatabase, fakeDatabase } from '../stand-ins.ts'
import type { DatabaseState, TracedSite } from '../trace.ts'

const ISOLATES = 3
/** The delay of a slow database in milliseconds, long enough for a page's head to be sent before its data. */
const SLOW = 25

const slowly = () => new Promise((resolve) => setTimeout(resolve, SLOW))

function bindingsOf(id: string): Record<DatabaseState, Env> {
  const fast = { ...env, CF_VERSION_METADATA: { id, tag: '', timestamp: '' } }
  const failing = fakeDatabase(() =>
    slowly().then(() => Promise.reject(new Error('D1_ERROR: Network connection lost.'))),
  )
  return { fast, slow: { ...fast, DB: delayedDatabase(slowly) }, failing: { ...fast, DB: failing } }
}

/** Creates an execution context that collects background work, except log lines written later. */
function context() {
  const left: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void left.push(work)
  return { ctx: { waitUntil, passThroughOnException() {}, props: {} } as unknown as ExecutionContext, left }
}

/**
 * Loads the production app for a trace: several isolates and two databases. Pages read from `DB`, a replica; the Cron
 * Trigger reads the primary.
 */
export async function loadTracedSite(): Promise<TracedSite & { reset(): Promise<void> }> {
  vi.stubEnv('DEV', false)
  vi.useFakeTimers({ toFake: ['Date'] })
  await applyD1Migrations(env.PRIMARY, env.MIGRATIONS)
  const workers: typeof import('../../../src/index.ts')['default'][] = []
  const forget: (() => void)[] = []
  for (let isolate = 0; isolate < ISOLATES; isolate++) {
    vi.resetModules()
    workers.push((await import('../../../src/index.ts')).default)
    forget.push((await import('../../../src/http/caching/catalog.ts')).clearCachedCatalog)
  }
  let bindings = bindingsOf('')
  let load = 1
  let database: DatabaseState = 'fast'

  return {
    isolates: ISOLATES,
    async reset() {
      load = 1
      database = 'fast'
      await Promise.all([loadMarked(load), loadMarked(load, env.PRIMARY)])
      for (const clearCachedCatalog of forget) clearCachedCatalog()
    },
    async fetch(request, isolate) {
      const worker = workers[isolate]
      if (!worker) throw new Error(`there is no isolate ${isolate}`)
      const { ctx, left } = context()
      const response = await worker.fetch(request, bindings[database], ctx)
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
