import { Hono } from 'hono'
import type { AppEnv } from '../context.ts'
import type { Database } from '../db/client.ts'
import { findPicture, findSharePicture } from '../db/content.ts'
import { ClaimFormPage } from '../pages/claim-form.tsx'
import { sendClaimForm } from '../render/claim-form.tsx'
import { timed } from '../render/respond.tsx'
import { claimProps, sendNotFound } from './answers.tsx'

/** What pages are put together from: pictures, and the frame of the claim form. */
export const files = new Hono<AppEnv>()
  .get('/pictures/:name', async (c) => {
    const name = c.req.param('name')
    const picture = await timed(c, () => pictureCalled(c.get('db'), name))
    if (!picture) return sendNotFound(c)
    c.header('cache-control', 'public, max-age=31536000, immutable')
    return c.body(picture.body, 200, { 'content-type': picture.type })
  })
  .get('/claim/form', (c) => {
    const { phone, phoneHref, email } = claimProps(c)
    c.header('x-robots-tag', 'noindex')
    return sendClaimForm(
      c,
      <ClaimFormPage form={c.get('settings').claimForm} phone={phone} phoneHref={phoneHref} email={email} />,
    )
  })

/** Sharing pictures are fetched by other sites' crawlers and shown on other sites' pages. */
async function pictureCalled(db: Database, name: string) {
  if (!name.endsWith('.png')) return findPicture(db, name)
  const png = await findSharePicture(db, name)
  return png && { body: png, type: 'image/png' }
}
