import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { unstable_readConfig } from 'wrangler'
import { builtSite, start } from '../workerd.ts'

/** What is wrong with the database: every question fails at once, or none is ever answered. */
export type Fault = 'fails' | 'is silent' | 'none'

export interface FaultySite {
  origin: string
  /** The same site behind a proxy that compresses. */
  compressedOrigin: string
  /** The site's database itself, past the faults. */
  database: D1Database
  bring(fault: Fault): Promise<void>
  stop(): Promise<void>
}

/** Where the journeys' own site keeps its database (playwright.config.ts). */
const STATE = '.tmp/e2e-state'

/** Stands before the built site, and between it and its database. */
const ENTRY = `
import site from './site.js'
let fault = 'none'
let faulty = null
const answer = (ask) => fault === 'fails' ? Promise.reject(new Error('D1_ERROR: Network connection lost.'))
  : fault === 'is silent' ? new Promise(() => {}) : ask()
const inner = new WeakMap()
const statementOf = (own) => {
  const statement = { bind: (...values) => statementOf(own.bind(...values)) }
  for (const name of ['all', 'first', 'raw', 'run']) statement[name] = (...options) => answer(() => own[name](...options))
  inner.set(statement, own)
  return statement
}
const environment = (env) => ({ ...env, DB: {
  prepare: (sql) => statementOf(env.DB.prepare(sql)),
  batch: (statements) => answer(() => env.DB.batch(statements.map((statement) => inner.get(statement)))),
} })
export default {
  fetch(request, env, ctx) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/fault') return site.fetch(request, faulty ??= environment(env), ctx)
    fault = searchParams.get('is')
    return new Response(fault)
  },
}`

/** The production build in a workerd of its own, with a copy of the journeys' database that can be made to fail. */
export async function startFaultySite(): Promise<FaultySite> {
  const { d1_databases } = unstable_readConfig({ config: 'wrangler.toml' })
  const folder = mkdtempSync(resolve('.tmp/faulty-'))
  cpSync(join(STATE, 'v3'), folder, { recursive: true })
  const site = builtSite()
  const chunks = new Map([['site.js', site.script], ...(site.chunks ?? [])])
  const running = await start(folder, [{ name: 'faulty', script: ENTRY, chunks }], d1_databases[0]?.database_id)
  const origin = await running.urlOf('faulty')
  return {
    origin,
    compressedOrigin: running.entryUrl,
    database: running.database,
    bring: async (fault) => {
      await fetch(`${origin}/fault?is=${encodeURIComponent(fault)}`)
    },
    stop: async () => {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
