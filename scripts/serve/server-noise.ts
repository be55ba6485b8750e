/** Logged when a visitor disconnects early. The runtime has two messages for it. */
const DISCONNECT_ERROR = /ERROR.*(?:disconnected: write\(\): Broken pipe|Uncaught Error: Network connection lost\.)/
/**
 * Logged by the runtime when a reseed and the site use the local database at the same time. Both retry, and log an
 * error of their own if all retries fail.
 */
const LOCK_ERROR = /ERROR.*workerd\/util\/sqlite\.c\+\+.*SQLITE_BUSY/
const CONTINUATION_LINE = /^\s*$|^\s+stack: /

/**
 * Returns a filter for log lines that rejects the errors that the runtime logs when a visitor disconnects or the
 * database is locked. The filter is stateful: pass the lines in order.
 */
export function createNoiseFilter(): (line: string) => boolean {
  let isNoise = false
  return (line) => {
    isNoise = DISCONNECT_ERROR.test(line) || LOCK_ERROR.test(line) || (isNoise && CONTINUATION_LINE.test(line))
    return !isNoise
  }
}
