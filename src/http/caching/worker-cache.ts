import { LRUCache } from 'lru-cache'
import { removeTrackingParameters } from '../../domain/tracking-parameters.ts'

export interface CacheEntry {
  /** Includes the data version, so an outdated entry is never a hit. */
  etag: string
  expiresWithQuarterHour: boolean
  isMarkdown: boolean
  route: string
  body: Uint8Array<ArrayBuffer>
  headers: Headers
  /** Headers of a 304. The browser has stored the other headers with the page. */
  notModifiedHeaders: Headers
}

const NOT_MODIFIED_HEADER_NAMES = ['etag', 'cache-control', 'cloudflare-cdn-cache-control', 'cache-tag']

/** Maximum size of the cache in each isolate. An isolate has 128 MB of memory in total. */
const MAX_BYTES = 24 * 1024 * 1024
const ENTRY_OVERHEAD_BYTES = 4096
/** Pages with longer keys are not cached, because two visitors rarely request the same one. */
const MAX_KEY_LENGTH = 300

const cache = new LRUCache<string, CacheEntry>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ body }) => body.length + ENTRY_OVERHEAD_BYTES,
})

export function createCacheKey(url: string): string {
  return removeTrackingParameters(url.slice(url.indexOf('/', 'https://'.length)))
}

/** Returns the entry, which may be of an older data version. */
export const findEntry = (key: string): CacheEntry | undefined => cache.get(key)

export function storeEntry(key: string, entry: Omit<CacheEntry, 'notModifiedHeaders'>): void {
  if (key.length > MAX_KEY_LENGTH) return
  const notModifiedHeaders = new Headers(NOT_MODIFIED_HEADER_NAMES.map((name) => [name, entry.headers.get(name) ?? '']))
  cache.set(key, { ...entry, notModifiedHeaders })
}
