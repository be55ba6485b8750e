/** What the runtime says of a visitor who left before the last byte: in two ways, as that shows to it. */
const LEFT = /ERROR.*(?:disconnected: write\(\): Broken pipe|Uncaught Error: Network connection lost\.)/
/** Lines that belong to the one before. */
const GOES_ON = /^\s*$|^\s+stack: /

/**
 * Tells of each line of the server's log whether it is worth reading. Visitors leave all the time, and the runtime
 * reports each as an error; all other lines are kept.
 */
export function noiseFilter(): (line: string) => boolean {
  let leaving = false
  return (line) => {
    leaving = LEFT.test(line) || (leaving && GOES_ON.test(line))
    return !leaving
  }
}
