import type { Context } from 'hono'
import type { ClaimDialogProps } from '../../client/islands/claim-dialog.tsx'
import type { AppEnv } from '../context.ts'
import { findRedirect } from '../db/content.ts'
import { type Missing, missingTitle, NotFoundPage } from '../pages/not-found.tsx'
import { sendProblem } from '../render/problem.ts'
import { sendPage, setNoStore } from '../render/respond.tsx'
import { pageTitle } from '../seo/meta.ts'
import { isApiPath, telephone, urls } from '../urls.ts'

/**
 * Nothing is here. The address may be a retired one, which leads on or is gone; otherwise the page says what was not
 * found, with its own status. `leaves`: it moves on to /not-found by script. `retired`: where the address leads, for
 * callers that know.
 */
export async function sendNotFound(
  c: Context<AppEnv>,
  missing: Missing = 'page',
  { leaves = false, retired }: { leaves?: boolean; retired?: string | null } = {},
): Promise<Response> {
  if (isApiPath(c.req.path)) return sendProblem(c, 404, 'Not found', `There is nothing at ${c.req.path}.`)
  const target = retired === undefined ? await findRedirect(c.get('db'), c.req.path) : retired
  if (target === 'gone') return sendGone(c)
  return target ? movedTo(c, target) : sendMissing(c, missing, leaves)
}

/** There was a page, and there will be none again. */
export const sendGone = (c: Context<AppEnv>) => sendMissing(c, 'gone', false)

function sendMissing(c: Context<AppEnv>, missing: Missing, leaves: boolean) {
  const title = missingTitle(missing)
  const meta = {
    title: pageTitle(title),
    description: `${title}. Use the search box, the list of treatments or the list of locations to go on from here.`,
    canonical: urls.notFound(),
    noindex: true,
  }
  setNoStore(c)
  return sendPage(
    c,
    meta,
    <NotFoundPage catalog={c.get('catalog')} missing={missing} leaves={leaves} />,
    missing === 'gone' ? 410 : 404,
  )
}

/** What the claim dialog of a page needs. */
export function claimProps(c: Context<AppEnv>): ClaimDialogProps {
  const { phone, email, sample } = c.get('catalog').site
  return {
    phone,
    phoneHref: telephone(phone),
    email,
    sample,
    formUrl: c.get('settings').claimForm ? urls.claimForm() : null,
  }
}

/** A permanent redirect to another path of this site, with the query string kept byte for byte. */
export const movedTo = (c: Context<AppEnv>, path: string): Response => c.redirect(path + new URL(c.req.url).search, 301)
