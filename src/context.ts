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
    /** Ends when the last byte of a streamed answer was written; absent where the answer was whole. */
    sent?: Promise<unknown>
    /** Milliseconds that the answer waited for its data, all reads added up; absent where it read none. */
    databaseMs?: number
    /** Loads the catalog anew, where data turned out to be of another version. */
    reloadCatalog: () => Promise<void>
    /** What was read is of another version than the catalog: the answer is thrown away, and the request asked again. */
    isOutdated?: boolean
    /** The same request answered from the data as they are now; absent where that was tried often enough. */
    askAgain?: () => Promise<Response>
    /** Only the status is wanted, and only as far as it follows from the address. */
    statusOnly?: boolean
    /** This page as it was before, of any version of the data; null when the isolate has none. */
    pageBefore?: () => Blob | null
    /** Keeps a whole page of this request for the next one; absent where pages are not kept. */
    keepPage?: ((body: Uint8Array<ArrayBuffer>) => void) | undefined
  }
}

/** Whoever answers a request: the site, or a part of it. */
export type Answer = (request: Request, env: Env, ctx: ExecutionContext) => Response | Promise<Response>
