/** Logged when a visitor disconnects early. The runtime has two messages for it. */
const DISCONNECT_ERROR = /ERROR.*(?:disconnected: write\(\): Broken pipe|Uncaught Error: Network connection lost\.)/
/** Logged when a load and the site use the local database at the same time. Both retry, and report final failures. */
const LOCK_ERROR = /ERROR.*workerd\/util\/sqlite\.c\+\+.*SQLITE_BUSY/
const CONTINUATION_LINE = /^\s*$|^\s+stack: /

/** The filter is stateful: pass the lines in order. */
export function createNoiseFilter(): (line: string) => boolean {
  let isNoise = false
  return (line) => {
    isNoise = DISCONNECT_ERROR.test(line) || LOCK_ERROR.test(line) || (isNoise && CONTINUATION_LINE.test(line))
    return !isNoise
  }
}
