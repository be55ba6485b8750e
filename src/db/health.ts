/** Consecutive failures before the database counts as down. A single failure may be a broken connection. */
const MAX_FAILURES = 3

let failures = 0

/** Returns whether the database counts as down. The regular check of the data version detects its recovery. */
export const isDatabaseDown = (): boolean => failures >= MAX_FAILURES

export function recordSuccess(): void {
  failures = 0
}

export function recordFailure({ timedOut }: { timedOut: boolean }): void {
  failures = timedOut ? MAX_FAILURES : failures + 1
}
