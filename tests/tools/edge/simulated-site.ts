import {
  applyD1Migrations,
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { createDelayedDatabase, createFakeDatabase } from '../fake-databases.ts'
import { loadMarkedData } from '../marked-load.ts'
import type { DatabaseState, SimulatedSite } from '../traffic-simulation.ts'

const ISOLATE_COUNT = 3
/** Longer than HEAD_DELAY_MS in src/http/respond.tsx, after which a page sends its head without its data. */
const DELAY_MS = 25

const delay = () => new Promise((resolve) => setTimeout(resolve, DELAY_MS))

function createBindings(versionId: string): Record<DatabaseState, Env> {
  const fastBindings = { ...env, CF_VERSION_METADATA: { id: versionId, tag: '', timestamp: '' } }
  const failingDatabase = createFakeDatabase(() =>
    delay().then(() => Promise.reject(new Error('D1_ERROR: Network connection lost.'))),
  )
  return {
    fast: fastBindings,
    slow: { ...fastBindings, DB: createDelayedDatabase(delay) },
    failing: { ...fastBindings, DB: failingDatabase },
  }
}

/**
 * Loads a copy of the production app for each simulated isolate. Pages read `DB`, which stands for a replica. The Cron
 * Trigger reads the primary.
 */
export async function loadSimulatedSite(): Promise<SimulatedSite & { reset(): Promise<void> }> {
  vi.stubEnv('DEV', false)
  vi.useFakeTimers({ toFake: ['Date'] })
  await applyD1Migrations(env.PRIMARY, env.MIGRATIONS)
  const workers: typeof import('../../../src/index.ts')['default'][] = []
  const clearCatalogFunctions: (() => void)[] = []
  for (let isolate = 0; isolate < ISOLATE_COUNT; isolate++) {
    vi.resetModules()
    workers.push((await import('../../../src/index.ts')).default)
    clearCatalogFunctions.push((await import('../../../src/http/caching/catalog.ts')).clearCachedCatalog)
  }
  let bindings = createBindings('')
  let currentLoadNumber = 1
  let databaseState: DatabaseState = 'fast'

  return {
    isolateCount: ISOLATE_COUNT,
    async reset() {
      currentLoadNumber = 1
      databaseState = 'fast'
      await Promise.all([loadMarkedData(currentLoadNumber), loadMarkedData(currentLoadNumber, env.PRIMARY)])
      for (const clearCachedCatalog of clearCatalogFunctions) clearCachedCatalog()
    },
    async fetch(request, isolate) {
      const worker = workers[isolate]
      if (!worker) throw new Error(`there is no isolate ${isolate}`)
      const context = createExecutionContext()
      const response = await worker.fetch(request, bindings[databaseState], context)
      const bufferedResponse = await response.arrayBuffer().then(
        (body: ArrayBuffer) =>
          new Response(request.method === 'HEAD' || response.status === 304 ? null : body, response),
        () =>
          new Response(
            new ReadableStream({ start: (stream) => stream.error(new Error('the response was aborted')) }),
            response,
          ),
      )
      await waitOnExecutionContext(context)
      return bufferedResponse
    },
    async scheduled(cache) {
      const context = Object.assign(createExecutionContext(), { cache })
      await workers[0]?.scheduled(createScheduledController(), { ...env, DB: env.PRIMARY }, context)
    },
    async reseed(nextLoadNumber) {
      currentLoadNumber = nextLoadNumber
      await loadMarkedData(currentLoadNumber, env.PRIMARY)
    },
    replicate: () => loadMarkedData(currentLoadNumber),
    deploy(versionId) {
      bindings = createBindings(versionId)
    },
    setDatabaseState(state) {
      databaseState = state
    },
    setTime: (milliseconds) => void vi.setSystemTime(milliseconds),
  }
}
