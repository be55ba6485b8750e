import { LRUCache } from 'lru-cache'
import { withoutTracking } from './tracking-parameters.ts'

/** A page as it was sent. */
export interface CacheEntry {
  /** Names the data version, so an entry of older data is never a hit. */
  etag: string
  isTimed: boolean
  isMarkdown: boolean
  body: Uint8Array<ArrayBuffer>
  headers: Headers
}

/** Bytes of pages one isolate holds. Workers have 128 MB for everything. */
const CAPACITY = 24 * 1024 * 1024
/** Bytes an entry takes besides its body, roughly. */
const ENTRY_OVERHEAD = 4096
/** Pages with longer addresses are not stored: visitors do not share them. */
const LONGEST_KEY = 300

/** The latest copy of each page, by path and query string. A newer data version replaces the older copy. */
const pages = new LRUCache<string, CacheEntry>({
  maxSize: CAPACITY,
  sizeCalculation: ({ body }) => body.length + ENTRY_OVERHEAD,
})

/** Returns the path and query string of a request's URL, without tracking parameters. */
export function cacheKey(url: string): string {
  return withoutTracking(url.slice(url.indexOf('/', 'https://'.length)))
}

/** Returns the latest copy of a page, whatever data it was made from. */
export const findEntry = (key: string): CacheEntry | undefined => pages.get(key)

export function storeEntry(key: string, entry: CacheEntry): void {
  if (key.length <= LONGEST_KEY) pages.set(key, entry)
}
