/** The runtime logs either of these errors when a visitor disconnects early. */
const DISCONNECT_ERROR = /ERROR.*(?:disconnected: write\(\): Broken pipe|Uncaught Error: Network connection lost\.)/
/** The runtime logs this error when a load and the site use the local database at the same time. Both then retry. */
const LOCK_ERROR = /ERROR.*workerd\/util\/sqlite\.c\+\+.*SQLITE_BUSY/
const CONTINUATION_LINE = /^\s*$|^\s+stack: /

/**
 * Returns a function that says whether to print a line of the log. It needs all lines in order, because the result for
 * a continuation line depends on the line before it.
 */
export function createNoiseFilter(): (line: string) => boolean {
  let isNoise = false
  return (line) => {
    isNoise = DISCONNECT_ERROR.test(line) || LOCK_ERROR.test(line) || (isNoise && CONTINUATION_LINE.test(line))
    return !isNoise
  }
}
