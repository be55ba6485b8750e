import type { Catalog } from '../../domain/catalog.ts'
import { REQUEST_LIMITS } from '../../domain/limits.ts'
import { formatQuarterHourKey, getNewYorkYear } from '../../domain/time.ts'
import type { Settings } from '../../env.ts'

interface PageState {
  settings: Pick<Settings, 'workerVersionId'>
  catalog: Pick<Catalog, 'version'>
  now: Date
  expiresWithQuarterHour: boolean
  isMarkdown: boolean
}

/** Returns the ETag of a page. Different pages may have the same ETag, so compare ETags only for the same URL. */
export function createPageETag({ settings, catalog, now, expiresWithQuarterHour, isMarkdown }: PageState): string {
  const parts = [settings.workerVersionId, catalog.version, getNewYorkYear(now)]
  if (expiresWithQuarterHour) parts.push(formatQuarterHourKey(now))
  if (isMarkdown) parts.push('md')
  return `"${parts.join('.')}"`
}

/** Returns the ETag of an API response. The ETag is weak, because it stands for the data and not for the bytes. */
export const createApiETag = ({ workerVersionId }: Pick<Settings, 'workerVersionId'>, version: string): string =>
  `W/"${workerVersionId}-${version}"`

/** Returns whether an If-None-Match header contains the ETag. Compares weakly, because compression makes ETags weak. */
export function matchesETag(header: string | null | undefined, etag: string): boolean {
  if (!header || header.length > REQUEST_LIMITS.ifNoneMatchLength) return false
  return header.split(',').some((candidate) => removeWeakPrefix(candidate.trim()) === removeWeakPrefix(etag))
}

const removeWeakPrefix = (etag: string) => etag.replace(/^W\//, '')
