import { Hono } from 'hono'
import { findPicture } from '../db/pictures.ts'
import { setPicturePolicy } from './caching/policy.ts'
import type { AppEnv } from './context.ts'
import { sendNotFound } from './not-found.tsx'
import { timeQuery } from './respond.tsx'

export const pictures = new Hono<AppEnv>().get('/pictures/:name', async (c) => {
  const picture = await timeQuery(c, () => findPicture(c.get('db'), c.req.param('name')))
  if (!picture) return sendNotFound(c)
  const response = c.body(picture.body, 200, { 'content-type': picture.type })
  setPicturePolicy(response.headers)
  return response
})
