import { findRedirect } from '../db/redirects.ts'
import { getNotFoundTitle, type NotFoundKind, NotFoundPage } from '../ui/page/not-found.tsx'
import { isApiPath, sendsJsonErrors, urls } from '../urls.ts'
import type { Context } from './context.ts'
import { sendProblem } from './problem.ts'
import { preventCaching, redirectPermanently, sendPage } from './respond.tsx'

/** Sends a stored redirect, or else a 404 or 410. `redirectTarget` is null if a look-up found no redirect. */
export async function sendNotFound(
  c: Context,
  kind: NotFoundKind = 'page',
  { redirectsByScript = false, redirectTarget }: { redirectsByScript?: boolean; redirectTarget?: string | null } = {},
): Promise<Response> {
  const sendNotFoundProblem = () => sendProblem(c, 404, 'Not found', `There is nothing at ${c.req.path}.`)
  if (isApiPath(c.req.path)) return sendNotFoundProblem()
  const target = redirectTarget === undefined ? await findRedirect(c.get('db'), c.req.path) : redirectTarget
  if (target === 'gone') return sendGone(c)
  if (target) return redirectPermanently(c, target)
  return sendsJsonErrors(c.req.path) ? sendNotFoundProblem() : sendNotFoundPage(c, kind, redirectsByScript)
}

export const sendGone = (c: Context) => sendNotFoundPage(c, 'gone', false)

function sendNotFoundPage(c: Context, kind: NotFoundKind, redirectsByScript: boolean) {
  const title = getNotFoundTitle(kind)
  const meta = {
    title,
    description: `${title}. Use the search box, the list of treatments or the list of locations to go on from here.`,
    canonical: urls.notFound(),
    noindex: true,
  }
  preventCaching(c)
  return sendPage(
    c,
    meta,
    ({ catalog }) => <NotFoundPage catalog={catalog} kind={kind} redirectsByScript={redirectsByScript} />,
    { status: kind === 'gone' ? 410 : 404 },
  )
}
