/** Failures in a row after which the database counts as down. A single one may be a broken connection. */
const MAX_FAILURES = 3

let failures = 0

/**
 * Reports whether the isolate's last queries say that the database is down: one that timed out, or several failures in
 * a row. The look-up of the data version, every few seconds, is the query that finds it up again.
 */
export const isDatabaseDown = (): boolean => failures >= MAX_FAILURES

export function recordSuccess(): void {
  failures = 0
}

export function recordFailure({ timedOut }: { timedOut: boolean }): void {
  failures = timedOut ? MAX_FAILURES : failures + 1
}
