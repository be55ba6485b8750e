import { LIST_PARAMETERS } from '../../domain/list/list-state.ts'
import type { Context } from '../../http/context.ts'
import { readPageNumber } from '../../http/params.ts'
import { sendProblem } from '../../http/problem.ts'
import { urls } from '../../urls.ts'

/** Sends an error for a parameter of the lists or the API, or for a page after the last. Returns null otherwise. */
export function sendFileProblem(c: Context, pageCount = 1): Response | null {
  const query = c.req.query()
  const unsupportedName = [...LIST_PARAMETERS, 'service'].find((name) => name !== 'page' && query[name] !== undefined)
  if (unsupportedName === undefined && readPageNumber(query) <= pageCount) return null
  return unsupportedName === undefined
    ? sendProblem(c, 404, 'Not found', `The last page is ${pageCount}.`)
    : sendProblem(
        c,
        400,
        'Unsupported parameter',
        `A file always has everything in one order, so leave out '${unsupportedName}'. Lists (${urls.medspas()}.md) and the API (${urls.api()}) have filters.`,
      )
}
