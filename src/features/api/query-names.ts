import { matchedRoutes } from 'hono/route'
import { removeTrackingParameters } from '../../domain/tracking-parameters.ts'
import type { Context } from '../../http/context.ts'
import { sendProblem } from '../../http/problem.ts'
import { urls } from '../../urls.ts'
import { type Operation, operations } from './operations.ts'

/**
 * Returns a 400 response if a query parameter is unknown or repeated. Ignoring it would return other records than the
 * client meant. Returns null if all parameters are fine.
 */
export function rejectIgnoredParameter(c: Context): Response | null {
  const patterns = new Set(matchedRoutes(c).map(({ path }) => path))
  const operation = operations.find(({ path }) => patterns.has(toRoutePattern(path)))
  const detail =
    operation && findIgnoredParameter(operation, [...new URL(removeTrackingParameters(c.req.url)).searchParams.keys()])
  return detail ? sendProblem(c, 400, 'Invalid parameters', detail) : null
}

const toRoutePattern = (path: string) => urls.apiV1(path.replace(/\{(\w+)\}/, ':$1'))

function findIgnoredParameter({ path, parameters }: Operation, names: string[]): string | null {
  const knownNames = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  const unknownName = names.find((name) => !knownNames.includes(name))
  if (unknownName !== undefined)
    return `'${unknownName.slice(0, 60)}' is not a parameter of ${path}. Its parameters: ${knownNames.join(', ') || 'none'}.`
  const repeatedName = names.find((name, index) => names.indexOf(name) !== index)
  return repeatedName === undefined ? null : `'${repeatedName}' is given more than once.`
}
