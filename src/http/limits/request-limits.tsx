import { createMiddleware } from 'hono/factory'
import { REQUEST_LIMITS } from '../../domain/limits.ts'
import { renderErrorDocument } from '../../render/error-document.tsx'
import { sendsJsonErrors, urls } from '../../urls.ts'
import { sendProblem } from '../problem.ts'

const { urlLength, parameterCount, segmentCount } = REQUEST_LIMITS

const REJECTIONS = {
  length: {
    status: 414,
    title: 'This address is too long',
    detail: `An address may have up to ${urlLength} characters.`,
  },
  parameters: {
    status: 400,
    title: 'Too many parameters',
    detail: `An address may have up to ${parameterCount} parameters.`,
  },
  segments: {
    status: 400,
    title: 'This address has too many parts',
    detail: `A path may have up to ${segmentCount} parts.`,
  },
} as const

export const requestLimits = createMiddleware(async (c, next) => {
  const exceededLimit = findExceededLimit(new URL(c.req.url))
  if (exceededLimit === null) return next()
  const { status, title, detail } = REJECTIONS[exceededLimit]
  if (sendsJsonErrors(c.req.path)) return sendProblem(c, status, title, detail)
  c.header('cache-control', 'no-store')
  return c.html(renderErrorDocument({ title, lead: detail, linkLabel: 'Browse Locations' }, urls.locations()), status)
})

function findExceededLimit({ pathname, search }: URL): keyof typeof REJECTIONS | null {
  if (pathname.length + search.length > urlLength) return 'length'
  if (search.split('&').length > parameterCount) return 'parameters'
  return pathname.split('/').length - 1 > segmentCount ? 'segments' : null
}
