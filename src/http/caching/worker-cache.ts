import { LRUCache } from 'lru-cache'
import { withoutTracking } from './tracking-parameters.ts'

export interface CacheEntry {
  /** Includes the data version, so an outdated entry is never a hit. */
  etag: string
  isTimed: boolean
  isMarkdown: boolean
  body: Uint8Array<ArrayBuffer>
  headers: Headers
}

/** Bytes per isolate. A Worker has 128 MB in total. */
const MAX_BYTES = 24 * 1024 * 1024
const ENTRY_OVERHEAD = 4096
/** Pages with longer URLs are not cached: two visitors rarely request the same one. */
const MAX_KEY_LENGTH = 300

const cache = new LRUCache<string, CacheEntry>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ body }) => body.length + ENTRY_OVERHEAD,
})

export function cacheKey(url: string): string {
  return withoutTracking(url.slice(url.indexOf('/', 'https://'.length)))
}

/** Returns the entry whatever its data version. */
export const findEntry = (key: string): CacheEntry | undefined => cache.get(key)

export function storeEntry(key: string, entry: CacheEntry): void {
  if (key.length <= MAX_KEY_LENGTH) cache.set(key, entry)
}
