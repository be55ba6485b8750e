import type { NotFoundHandler } from 'hono'
import type { AppEnv } from '../context.ts'
import { findRedirect } from '../db/content.ts'
import { movedTo, sendNotFound } from './answers.tsx'

/** No route answered: the address may be a retired one, which leads on or is gone; otherwise it is no page. */
export const retired: NotFoundHandler<AppEnv> = async (c) => {
  const target = await findRedirect(c.var.db, c.req.path)
  if (target === 'gone') return sendNotFound(c, 'gone')
  return target ? movedTo(c, target) : sendNotFound(c)
}
