import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { readBuiltSite, startWorkers } from '../../tools/node/workerd.ts'

type Fault = 'fails' | 'does not respond' | 'is slow' | 'none'

export type FaultySite = Awaited<ReturnType<typeof startFaultySite>>

const E2E_STATE_FOLDER = '.tmp/e2e-state'

const ENTRY_SCRIPT = `
import site from './site.js'
let fault = 'none'
let faultyEnv = null
const withFault = (query) => fault === 'fails' ? Promise.reject(new Error('D1_ERROR: Network connection lost.'))
  : fault === 'does not respond' ? new Promise(() => {})
  : fault === 'is slow' ? new Promise((resolve) => setTimeout(resolve, 1000)).then(query) : query()
const originals = new WeakMap()
const wrapStatement = (original) => {
  const statement = { bind: (...values) => wrapStatement(original.bind(...values)) }
  for (const name of ['all', 'first', 'raw', 'run']) statement[name] = (...options) => withFault(() => original[name](...options))
  originals.set(statement, original)
  return statement
}
const wrapEnvironment = (env) => ({ ...env, DB: {
  prepare: (sql) => wrapStatement(env.DB.prepare(sql)),
  batch: (statements) => withFault(() => env.DB.batch(statements.map((statement) => originals.get(statement)))),
} })
export default {
  fetch(request, env, ctx) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/fault') return site.fetch(request, faultyEnv ??= wrapEnvironment(env), ctx)
    fault = searchParams.get('is')
    return new Response(fault)
  },
}`

/** Starts the production build in workerd, with a copy of the test database that can fail, hang or be slow. */
export async function startFaultySite() {
  const { d1_databases } = unstable_readConfig({ config: 'wrangler.toml' })
  const folder = mkdtempSync(resolve('.tmp/faulty-'))
  cpSync(join(E2E_STATE_FOLDER, 'v3'), folder, { recursive: true })
  const site = readBuiltSite()
  const chunks = new Map([['site.js', site.script], ...(site.chunks ?? [])])
  const runningWorkers = await startWorkers(
    folder,
    [{ name: 'faulty', script: ENTRY_SCRIPT, chunks }],
    d1_databases[0]?.database_id,
  )
  const origin = await runningWorkers.getUrl('faulty')
  return {
    origin,
    compressedOrigin: runningWorkers.entryUrl,
    database: runningWorkers.database,
    setFault: async (fault: Fault) => {
      await fetch(`${origin}/fault?is=${encodeURIComponent(fault)}`)
    },
    stop: async () => {
      await runningWorkers.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
