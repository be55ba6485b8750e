/** The database counts as down after several failed queries, because one query may fail for a broken connection. */
const FAILURES_UNTIL_DOWN = 3

let consecutiveFailures = 0

export const isDatabaseDown = (): boolean => consecutiveFailures >= FAILURES_UNTIL_DOWN

export function recordSuccess(): void {
  consecutiveFailures = 0
}

export function recordFailure({ timedOut }: { timedOut: boolean }): void {
  consecutiveFailures = timedOut ? FAILURES_UNTIL_DOWN : consecutiveFailures + 1
}
