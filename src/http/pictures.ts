import { Hono } from 'hono'
import type { Database } from '../db/client.ts'
import { findPicture, findSharePicture } from '../db/pictures.ts'
import type { AppEnv } from './context.ts'
import { sendNotFound } from './not-found.tsx'
import { timeQuery } from './respond.tsx'

/** Immutable, because the name is a hash of the content. */
export const pictures = new Hono<AppEnv>().get('/pictures/:name', async (c) => {
  const name = c.req.param('name')
  const picture = await timeQuery(c, () => findAnyPicture(c.get('db'), name))
  if (!picture) return sendNotFound(c)
  c.header('cache-control', 'public, max-age=31536000, immutable')
  return c.body(picture.body, 200, { 'content-type': picture.type })
})

async function findAnyPicture(db: Database, name: string) {
  if (!name.endsWith('.png')) return findPicture(db, name)
  const png = await findSharePicture(db, name)
  return png && { body: png, type: 'image/png' }
}
