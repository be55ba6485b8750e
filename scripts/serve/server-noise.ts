/** Logged when a visitor disconnects early. The runtime has two messages for it. */
const DISCONNECT_ERROR = /ERROR.*(?:disconnected: write\(\): Broken pipe|Uncaught Error: Network connection lost\.)/
const CONTINUATION_LINE = /^\s*$|^\s+stack: /

/**
 * Returns a filter that is false for the errors that the runtime logs when a visitor disconnects. Stateful: pass the
 * lines in order.
 */
export function createNoiseFilter(): (line: string) => boolean {
  let isDisconnect = false
  return (line) => {
    isDisconnect = DISCONNECT_ERROR.test(line) || (isDisconnect && CONTINUATION_LINE.test(line))
    return !isDisconnect
  }
}
