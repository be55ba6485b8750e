import type { ExecutionContext, Context as HonoContext } from 'hono'
import { createMiddleware as createHonoMiddleware } from 'hono/factory'
import type { Database } from '../db/client.ts'
import type { Catalog } from '../domain/catalog.ts'
import type { Settings } from '../env.ts'

/** Variables of a request. Read a single variable with `c.get`, because `c.var` copies all of them each time. */
export interface AppEnv {
  Bindings: Env
  Variables: {
    settings: Settings
    db: Database
    catalog: Catalog
    now: Date
    requestId: string
    /** Settles after the last byte of a streamed response. Absent if the response is not streamed. */
    sending?: Promise<unknown>
    /** Total milliseconds of the queries run with `timeQuery`. Absent if there were none. */
    databaseMs?: number
    reloadCatalog: () => Promise<void>
    hasVersionMismatch?: boolean
    /** Handles the request again. Absent in the last retry. */
    retry?: () => Promise<Response>
    /** Whether only the status is needed. If so, `streamPage` neither reads data nor renders the page. */
    needsOnlyStatus?: boolean
    isMarkdown?: boolean
    /** Whether the page depends on the time, so that it is cached only until the end of the quarter hour. */
    expiresWithQuarterHour?: boolean
    /** Returns the last cached body of the page, which may be outdated, or null if there is none. */
    getLastCachedBody?: () => Uint8Array<ArrayBuffer> | null
    /** Body to cache. Resolves to null if a streamed page fails or its data changes after its head was sent. */
    pageBody?: Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer> | null>
  }
}

// biome-ignore lint/suspicious/noExplicitAny: Hono's default, which a context of any path can be assigned to.
export type Context<Path extends string = any> = HonoContext<AppEnv, Path>

export const createMiddleware = createHonoMiddleware<AppEnv>

export type FetchHandler = (request: Request, env: Env, ctx: ExecutionContext) => Response | Promise<Response>
