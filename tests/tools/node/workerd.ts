import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, type Json, Miniflare } from 'miniflare'
import { unstable_readConfig } from 'wrangler'
import { getBuiltModulePath, readBuiltChunks } from './built-site.ts'

export interface Worker {
  name: string
  script: string
  /** Maps import paths to source code. */
  chunks?: ReadonlyMap<string, string>
  bindings?: Record<string, Json>
}

export interface RunningWorkers {
  /** Returns a Worker's URL. It bypasses Miniflare's entry Worker, which is slower than most measured Workers. */
  getUrl(name: string): Promise<string>
  /** The URL of Miniflare's entry Worker, which passes requests to the first Worker and compresses the responses. */
  entryUrl: string
  database: D1Database
  pid: number | null
  stop(): Promise<void>
}

export const readBuiltSite = (): Worker => ({
  name: 'site',
  script: readFileSync(getBuiltModulePath(), 'utf8'),
  chunks: readBuiltChunks(),
  bindings: { LOCAL_ORIGIN: 'http://localhost:8787' },
})

export const DATABASE_ID = 'bench'

/** Starts Workers in one workerd process. All Workers use the same database, in `folder`. */
export async function startWorkers(
  folder: string,
  workers: readonly Worker[] = [EMPTY_WORKER],
  databaseId = DATABASE_ID,
): Promise<RunningWorkers> {
  const { compatibility_date: compatibilityDate } = unstable_readConfig({ config: 'wrangler.toml' })
  const earlierPids = new Set(listChildWorkerdPids())
  Object.assign(process.env, {
    MINIFLARE_WORKERD_PATH: resolve(import.meta.dirname, 'quiet-workerd.sh'),
    WORKERD: requireFromMiniflare('workerd').default,
  })
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: folder,
      handleStructuredLogs: () => {},
      cf: false,
      logRequests: false,
      telemetry: { enabled: false },
      workers: workers.map(({ name, script, chunks = new Map(), bindings = {} }) => ({
        name,
        modules: [[`${name}.js`, script] as const, ...chunks].map(([path, contents]) => ({
          type: 'ESModule' as const,
          path,
          contents,
        })),
        ...(compatibilityDate ? { compatibilityDate } : {}),
        bindings,
        d1Databases: { DB: databaseId },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      })),
    }),
  )
  const entryUrl = (await miniflare.ready).href.replace(/\/$/, '')
  return {
    entryUrl,
    getUrl: async (name) => (await miniflare.unsafeGetDirectURL(name)).href.replace(/\/$/, ''),
    database: (await miniflare.getD1Database('DB', workers[0]?.name)) as unknown as D1Database,
    pid: listChildWorkerdPids().find((pid) => !earlierPids.has(pid)) ?? null,
    stop: () => miniflare.dispose(),
  }
}

/** Resolves packages from Miniflare's folder, so that `workerd` has the version that Miniflare depends on. */
const requireFromMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'))

const EMPTY_WORKER: Worker = { name: 'empty', script: 'export default {}' }

function listChildWorkerdPids(): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && isChildWorkerd(pid))
  } catch {
    return []
  }
}

function isChildWorkerd(pid: number): boolean {
  try {
    const [, name, rest = ''] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return name === 'workerd' && Number(rest.split(' ')[1]) === process.pid
  } catch {
    return false
  }
}
