import { FACETS } from '../../domain/list/facets.ts'
import type { Context } from '../../http/context.ts'
import { readPageNumber } from '../../http/params.ts'
import { sendProblem } from '../../http/problem.ts'
import { urls } from '../../urls.ts'
import { setFileHeaders } from './headers.ts'

/** Sends an error for a filter of the lists or of the API, or for a page after the last. Returns null otherwise. */
export function sendFileProblem(c: Context, pageCount = 1): Response | null {
  const query = c.req.query()
  const filter = [...FACETS, 'service'].find((name) => query[name] !== undefined)
  if (filter === undefined && readPageNumber(query) <= pageCount) return null
  setFileHeaders(c)
  return filter === undefined
    ? sendProblem(c, 404, 'Not found', `The last page is ${pageCount}.`)
    : sendProblem(
        c,
        400,
        'Unsupported filter',
        `A file has no filters, so leave out '${filter}'. Lists (${urls.medspas()}.md) and the API (${urls.api()}) have filters.`,
      )
}
