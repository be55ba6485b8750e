/** Later loads add a suffix, so that caches drop pages of an earlier load even if its data was the same. */
const RELOAD_SUFFIX_SEPARATOR = '-'

export const createReloadVersion = (plannedVersion: string, now: Date): string =>
  `${plannedVersion}${RELOAD_SUFFIX_SEPARATOR}${now.getTime().toString(36)}`

export const isSameVersion = (storedVersion: string | null, plannedVersion: string): boolean =>
  `${storedVersion}${RELOAD_SUFFIX_SEPARATOR}`.startsWith(`${plannedVersion}${RELOAD_SUFFIX_SEPARATOR}`)
