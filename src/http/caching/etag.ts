import type { Catalog } from '../../domain/catalog.ts'
import { newYorkYear, quarterOfHour } from '../../domain/time.ts'
import type { Settings } from '../../env.ts'

interface PageState {
  settings: Pick<Settings, 'deployment'>
  catalog: Pick<Catalog, 'version'>
  now: Date
  /** Whether the page changes with the quarter of an hour. */
  isTimed: boolean
  isMarkdown: boolean
}

/**
 * Returns a page's ETag: the code, the data and the moment it is made from. It is known before anything is queried or
 * rendered. It does not name the URL, so it answers only "has this page changed?".
 */
export function pageETag({ settings, catalog, now, isTimed, isMarkdown }: PageState): string {
  const parts = [settings.deployment, catalog.version, newYorkYear(now)]
  if (isTimed) parts.push(quarterOfHour(now))
  if (isMarkdown) parts.push('md')
  return `"${parts.join('.')}"`
}

/** Reports whether an If-None-Match header lists an ETag. Weak ETags, as compression makes them, count. */
export const matchesETag = (header: string | null | undefined, etag: string): boolean =>
  header === etag || (header?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag) ?? false)
