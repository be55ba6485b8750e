import type { ExecutionContext } from 'hono'
import type { Database } from '../db/client.ts'
import type { Catalog } from '../domain/catalog.ts'
import type { Settings } from '../env.ts'

/** Variables of a request. Read a single one with `c.get`, because `c.var` copies all of them each time. */
export interface AppEnv {
  Bindings: Env
  Variables: {
    settings: Settings
    db: Database
    catalog: Catalog
    /** Time of the request. Pages use it instead of the clock. */
    now: Date
    requestId: string
    /** Settles after the last byte of a streamed response. Absent if the response is not streamed. */
    sent?: Promise<unknown>
    /** Total milliseconds spent waiting for the database. Absent if it was not queried. */
    databaseMs?: number
    reloadCatalog: () => Promise<void>
    /** Whether the data has another version than the catalog. If so, the request is retried. */
    isOutdated?: boolean
    /** Handles the request again. Absent after the last retry. */
    retry?: () => Promise<Response>
    statusOnly?: boolean
    isMarkdown?: boolean
    /**
     * Whether the page is cached only until the end of the quarter hour. True if it shows who is open now, or a closing
     * notice, because those change over time.
     */
    expiresWithQuarterHour?: boolean
    /** Returns the last cached copy of the page, or null if there is none. */
    lastCopy?: () => Uint8Array<ArrayBuffer> | null
    /** Resolves to null if a streamed page fails. */
    pageBody?: Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer> | null>
  }
}

export type Handler = (request: Request, env: Env, ctx: ExecutionContext) => Response | Promise<Response>
