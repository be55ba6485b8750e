/** About five seconds of attempts, as long as a page waits for a query. */
const ATTEMPTS = 50
const PAUSE = { least: 50, spread: 100 }

/**
 * Whether another process has the local database locked. Miniflare's D1 writes a bookmark after every read, and workerd
 * sets no busy timeout, so a reseed and a running site meet each other's lock. The deployed database has no such lock.
 */
export const isLocked = (error: unknown): boolean =>
  /SQLITE_BUSY|Failed to get session commit token/.test(String(error))

/** Repeats `work`, which must be idempotent, after a short pause while it fails with a transient error. */
export async function retry<T>(
  work: () => Promise<T>,
  isTransient: (error: unknown) => boolean,
  attempts = ATTEMPTS,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (attempts <= 1 || !isTransient(error)) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE.least + Math.random() * PAUSE.spread))
  return retry(work, isTransient, attempts - 1)
}
