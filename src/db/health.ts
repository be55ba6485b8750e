/** One failed query may be only a broken connection. One timeout, however, is enough. */
const FAILURES_UNTIL_DOWN = 3

let consecutiveFailures = 0

export const isDatabaseDown = (): boolean => consecutiveFailures >= FAILURES_UNTIL_DOWN

export function recordSuccess(): void {
  consecutiveFailures = 0
}

export function recordFailure({ timedOut }: { timedOut: boolean }): void {
  consecutiveFailures = timedOut ? FAILURES_UNTIL_DOWN : consecutiveFailures + 1
}
