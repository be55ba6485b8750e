/** Later loads add a suffix, so that caches drop pages of an earlier load even if its data was the same. */
const SUFFIX_SEPARATOR = '-'

export const createLaterVersion = (plannedVersion: string, now: Date): string =>
  `${plannedVersion}${SUFFIX_SEPARATOR}${now.getTime().toString(36)}`

export const isSameVersion = (storedVersion: string | null, plannedVersion: string): boolean =>
  `${storedVersion}${SUFFIX_SEPARATOR}`.startsWith(`${plannedVersion}${SUFFIX_SEPARATOR}`)
