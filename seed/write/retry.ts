import { isDatabaseLocked, retry } from '../../src/db/retry.ts'

/** Returns whether `fetch` failed, for example because Miniflare had closed an idle connection. */
const isFetchFailure = (error: unknown) => error instanceof TypeError && error.message === 'fetch failed'

export const retryQuery = <T>(query: () => Promise<T>): Promise<T> =>
  retry(query, (error) => isFetchFailure(error) || isDatabaseLocked(error))
