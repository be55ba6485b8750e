import { isDatabaseLocked, retry } from '../../src/db/retry.ts'

/** Returns whether `fetch` failed, as it does if Miniflare has closed a connection that was idle for a while. */
const isFetchFailure = (error: unknown) => error instanceof TypeError && error.message === 'fetch failed'

export const retryQuery = <T>(query: () => Promise<T>): Promise<T> =>
  retry(query, (error) => isFetchFailure(error) || isDatabaseLocked(error))
