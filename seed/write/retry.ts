import { isDatabaseLocked, retry } from '../../src/db/retry.ts'

/** Returns whether `fetch` failed, which happens after Miniflare has closed an idle connection. */
const isFetchFailure = (error: unknown) => error instanceof TypeError && error.message === 'fetch failed'

export const retryQuery = <T>(query: () => Promise<T>): Promise<T> =>
  retry(query, (error) => isFetchFailure(error) || isDatabaseLocked(error))
