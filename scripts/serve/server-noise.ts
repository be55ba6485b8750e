/** The runtime logs either of these errors when a visitor disconnects early. */
const DISCONNECT_ERROR = /ERROR.*(?:disconnected: write\(\): Broken pipe|Uncaught Error: Network connection lost\.)/
/** The runtime logs this error when a load and the site use the local database at the same time. Both then retry. */
const LOCK_ERROR = /ERROR.*workerd\/util\/sqlite\.c\+\+.*SQLITE_BUSY/
const CONTINUATION_LINE = /^\s*$|^\s+stack: /

/** The filter needs all lines in order, because a continuation line depends on the line before it. */
export function createNoiseFilter(): (line: string) => boolean {
  let isNoise = false
  return (line) => {
    isNoise = DISCONNECT_ERROR.test(line) || LOCK_ERROR.test(line) || (isNoise && CONTINUATION_LINE.test(line))
    return !isNoise
  }
}
