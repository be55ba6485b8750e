import type { Context } from 'hono'
import { sendProblem } from '../problem.ts'

/** Never limits local requests, or any request if `limiter` is not bound. */
export async function isWithinRateLimit(c: Context, limiter: RateLimit | undefined, bucket?: string): Promise<boolean> {
  const clientKey = getRateLimitKey(c.req.header('cf-connecting-ip'))
  if (clientKey === null) return true
  const result = await limiter?.limit({ key: bucket ? `${bucket} ${clientKey}` : clientKey })
  return result?.success ?? true
}

export function sendTooManyRequests(
  c: Context,
  { requests, periodSeconds }: { requests: number; periodSeconds: number },
): Response {
  c.header('retry-after', String(periodSeconds))
  return sendProblem(c, 429, 'Too many requests', `The limit is ${requests} requests in ${periodSeconds} seconds.`)
}

const LOOPBACK = /^(127\.|::1$)/

/** Returns the first 64 bits of an IPv6 address, because a subscriber has a whole /64. Null for local requests. */
function getRateLimitKey(address: string | undefined): string | null {
  if (!address || LOOPBACK.test(address)) return null
  if (!address.includes(':')) return address
  const [start = '', end] = address.toLowerCase().split('::')
  const firstGroups = start.split(':').filter(Boolean)
  const lastGroups = end?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - firstGroups.length - lastGroups.length) }, () => '0')
  return [...firstGroups, ...zeros, ...lastGroups].slice(0, 4).join(':')
}
