import type { ExecutionContext } from 'hono'
import type { Database } from './db/client.ts'
import type { Catalog } from './domain/catalog.ts'
import type { Settings } from './env.ts'

/**
 * What the middleware puts into Hono's context for the routes. One of them is read by `c.get`, several by taking `c.var`
 * apart: `c.var` makes an object of them all, each time.
 */
export interface AppEnv {
  Bindings: Env
  Variables: {
    settings: Settings
    db: Database
    catalog: Catalog
    /** The moment of the request: pages have no clock of their own. */
    now: Date
    requestId: string
    /** Settles when the last byte of a streamed response was sent. Absent for responses sent whole. */
    sent?: Promise<unknown>
    /** Milliseconds spent waiting for the database, all reads added up. Absent if there was none. */
    databaseMs?: number
    /** Loads the catalog again, after data of another version were read. */
    reloadCatalog: () => Promise<void>
    /** The data read are of another version than the catalog: the response is discarded and the request retried. */
    isOutdated?: boolean
    /** Answers the same request from the current data. Absent after the last retry. */
    retry?: () => Promise<Response>
    /** Only the status matters: the page is not rendered. */
    statusOnly?: boolean
    /** The page is sent as Markdown. */
    isMarkdown?: boolean
    /** The page changes with the quarter of an hour. */
    isTimed?: boolean
    /** Returns the last copy of this page, made from any data. Null if the isolate has none. */
    lastCopy?: () => Uint8Array<ArrayBuffer> | null
    /** The bytes of a page that may be cached. For a streamed page they come later: null if it failed on the way. */
    pageBody?: Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer> | null>
  }
}

/** Handles a request: the site, or what stands in front of it. */
export type Handler = (request: Request, env: Env, ctx: ExecutionContext) => Response | Promise<Response>
