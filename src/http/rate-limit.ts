import type { Context } from 'hono'
import { sendProblem } from './problem.ts'
import { rateLimitKey } from './request-size.ts'

/** Never limits local requests, or any without a limiter. `bucket` separates counts in one limiter. */
export async function isWithinRateLimit(c: Context, limiter: RateLimit | undefined, bucket?: string): Promise<boolean> {
  const clientKey = rateLimitKey(c.req.header('cf-connecting-ip'))
  if (clientKey === null) return true
  const result = await limiter?.limit({ key: bucket ? `${bucket} ${clientKey}` : clientKey })
  return result?.success ?? true
}

export function sendTooManyRequests(c: Context, { requests, period }: { requests: number; period: number }): Response {
  c.header('retry-after', String(period))
  return sendProblem(c, 429, 'Too many requests', `Up to ${requests} in ${period} seconds.`)
}
