import { isDatabaseLocked, retry } from '../../src/db/retry.ts'

/** A busy runtime closes connections that seem idle. */
const isClosedConnection = (error: unknown) => error instanceof TypeError && error.message === 'fetch failed'

export const retryQuery = <T>(query: () => Promise<T>): Promise<T> =>
  retry(query, (error) => isClosedConnection(error) || isDatabaseLocked(error))
