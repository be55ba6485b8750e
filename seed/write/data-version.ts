/**
 * Every load but the first adds a suffix to the version, so that each load has another version. Otherwise, caches could
 * keep pages that contain damaged data, or the list of changes from before a change and its reversal.
 */
const RELOAD_SUFFIX_SEPARATOR = '-'

export const createReloadVersion = (plannedVersion: string, now: Date): string =>
  `${plannedVersion}${RELOAD_SUFFIX_SEPARATOR}${now.getTime().toString(36)}`

export const isSameVersion = (storedVersion: string | null, plannedVersion: string): boolean =>
  `${storedVersion}${RELOAD_SUFFIX_SEPARATOR}`.startsWith(`${plannedVersion}${RELOAD_SUFFIX_SEPARATOR}`)
