import type { Context } from 'hono'
import { subscriberOf } from '../domain/request-size.ts'
import { sendProblem } from '../render/problem.ts'

/**
 * Counts a request for whoever sent it, and says whether it may still be answered. `count` names one of several counts
 * of the same limiter. On the machine that the site runs on nobody is counted, nor where no limiter is bound.
 */
export async function isWithinRate(c: Context, limiter: RateLimit | undefined, count?: string): Promise<boolean> {
  const subscriber = subscriberOf(c.req.header('cf-connecting-ip'))
  if (subscriber === null) return true
  const counted = await limiter?.limit({ key: count ? `${count} ${subscriber}` : subscriber })
  return counted?.success ?? true
}

/** What a program is told that asked more often than that. */
export function sendTooMany(c: Context, { requests, period }: { requests: number; period: number }): Response {
  c.header('retry-after', String(period))
  return sendProblem(c, 429, 'Too many requests', `Up to ${requests} in ${period} seconds.`)
}
