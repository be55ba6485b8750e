import { applyD1Migrations, createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import type { Edge } from '../tools/edge.ts'
import type { TracedSite } from '../tools/trace.ts'
import { loadMarked } from './marked-load.ts'

const ISOLATES = 3

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
export async function loadTracedSite(): Promise<TracedSite> {
  vi.stubEnv('DEV', false)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await applyD1Migrations(env.PRIMARY, env.MIGRATIONS)
  await Promise.all([loadMarked(1), loadMarked(1, env.PRIMARY)])
  const workers = []
  for (let isolate = 0; isolate < ISOLATES; isolate++) {
    vi.resetModules()
    workers.push((await import('../../src/index.ts')).default)
  }
  let bindings = env
  let load = 1

  return {
    isolates: ISOLATES,
    async fetch(request, isolate) {
      const worker = workers[isolate]
      if (!worker) throw new Error(`there is no isolate ${isolate}`)
      const { ctx, left } = context()
      const response = await worker.fetch(request, bindings, ctx)
      // Read here, so that all of it is done at the virtual moment of the request.
      const whole = await response.arrayBuffer().then(
        (body) => new Response(request.method === 'HEAD' || response.status === 304 ? null : body, response),
        () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('broke off')) }), response),
      )
      await Promise.all(left)
      return whole
    },
    async scheduled(cache: Pick<Edge, 'purge'>) {
      void [cache, createScheduledController]
    },
    async reseed(number) {
      load = number
      await loadMarked(load, env.PRIMARY)
    },
    replicate: () => loadMarked(load),
    deploy(id) {
      bindings = { ...env, CF_VERSION_METADATA: { id, tag: '', timestamp: '' } }
    },
    setTime: (milliseconds) => void vi.setSystemTime(milliseconds),
  }
}
