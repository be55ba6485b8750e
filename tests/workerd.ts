import { readdirSync, readFileSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, type Json, Miniflare } from 'miniflare'
import { unstable_readConfig } from 'wrangler'
import { builtChunks, builtModule } from './built-site.ts'

/** A Worker to run: its module, those it loads later, and what it is bound to beside the database. */
export interface Worker {
  name: string
  script: string
  /** Text by path, as the module asks for it. */
  chunks?: ReadonlyMap<string, string>
  bindings?: Record<string, Json>
}

export interface Running {
  /** Where a Worker answers without Miniflare's own entry in between, which would cost more than most of them. */
  urlOf(name: string): Promise<string>
  /** Where the first Worker answers behind Miniflare's own entry, which compresses. */
  entryUrl: string
  database: D1Database
  /** The process that runs them all; null where /proc does not tell. */
  pid: number | null
  stop(): Promise<void>
}

/** The built site as one Worker. */
export const builtSite = (): Worker => ({
  name: 'site',
  script: readFileSync(builtModule(), 'utf8'),
  chunks: builtChunks(),
  bindings: { LOCAL_ORIGIN: 'http://localhost:8787' },
})

/**
 * Starts Workers in one workerd, all with the database of a name that is kept in `folder`. What they log is thrown away
 * unread.
 */
export async function start(
  folder: string,
  workers: readonly Worker[] = [EMPTY],
  database = 'bench',
): Promise<Running> {
  const { compatibility_date: compatibilityDate } = unstable_readConfig({ config: 'wrangler.toml' })
  const before = new Set(workerdProcesses())
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
        d1Databases: { DB: database },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      })),
    }),
  )
  const entryUrl = (await miniflare.ready).href.replace(/\/$/, '')
  return {
    entryUrl,
    urlOf: async (name) => (await miniflare.unsafeGetDirectURL(name)).href.replace(/\/$/, ''),
    database: (await miniflare.getD1Database('DB', workers[0]?.name)) as unknown as D1Database,
    pid: workerdProcesses().find((pid) => !before.has(pid)) ?? null,
    stop: () => miniflare.dispose(),
  }
}

const EMPTY: Worker = { name: 'empty', script: 'export default {}' }

/** The workerd processes that this one started. */
function workerdProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && isWorkerd(pid))
  } catch {
    return []
  }
}

function isWorkerd(pid: number): boolean {
  try {
    const [, name, rest = ''] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return name === 'workerd' && Number(rest.split(' ')[1]) === process.pid
  } catch {
    // It ended meanwhile.
    return false
  }
}
