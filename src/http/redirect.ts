import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/** Redirects with a 301. Keeps the query string unchanged. */
export const redirectPermanently = (c: Context<AppEnv>, path: string): Response =>
  c.redirect(path + new URL(c.req.url).search, 301)
