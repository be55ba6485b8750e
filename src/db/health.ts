/** More than one, because a single failure may be a broken connection. */
const FAILURES_UNTIL_DOWN = 3

let failures = 0

export const isDatabaseDown = (): boolean => failures >= FAILURES_UNTIL_DOWN

export function recordSuccess(): void {
  failures = 0
}

export function recordFailure({ timedOut }: { timedOut: boolean }): void {
  failures = timedOut ? FAILURES_UNTIL_DOWN : failures + 1
}
