import { Hono } from 'hono'
import type { Database } from '../db/client.ts'
import { findOgImage, findPicture } from '../db/pictures.ts'
import { setPicturePolicy } from './caching/policy.ts'
import type { AppEnv } from './context.ts'
import { sendNotFound } from './not-found.tsx'
import { timeQuery } from './respond.tsx'

export const pictures = new Hono<AppEnv>().get('/pictures/:name', async (c) => {
  const name = c.req.param('name')
  const picture = await timeQuery(c, () => findAnyPicture(c.get('db'), name))
  if (!picture) return sendNotFound(c)
  const response = c.body(picture.body, 200, { 'content-type': picture.type })
  setPicturePolicy(response.headers)
  return response
})

async function findAnyPicture(db: Database, name: string) {
  if (!name.endsWith('.png')) return findPicture(db, name)
  const png = await findOgImage(db, name)
  return png && { body: png, type: 'image/png' }
}
