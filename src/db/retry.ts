const DEFAULT_MAX_ATTEMPTS = 50
const PAUSE_MS = { min: 50, jitter: 100 }

/** A load may lock the local database. workerd sets no busy timeout, so a query then fails at once. */
export const isDatabaseLocked = (error: unknown): boolean =>
  /SQLITE_BUSY|Failed to get session commit token/.test(String(error))

/** `work` must be idempotent. The default attempts take about five seconds, like the query timeout. */
export async function retry<T>(
  work: () => Promise<T>,
  isTransient: (error: unknown) => boolean,
  maxAttempts = DEFAULT_MAX_ATTEMPTS,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (maxAttempts <= 1 || !isTransient(error)) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS.min + Math.random() * PAUSE_MS.jitter))
  return retry(work, isTransient, maxAttempts - 1)
}
