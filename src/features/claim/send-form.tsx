import { claimFormScript, stylesheet } from 'virtual:assets'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '../../http/context.ts'
import { renderMarkup } from '../../render/checked-markup.ts'

/** Sends the page for the iframe of the claim dialog, without the site's header and footer. */
export function sendClaimForm(c: Context<AppEnv>, body: ReactNode) {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* Overrides the site's icon, which a sandboxed page may not load. */}
        <link rel="icon" href="data:," />
        <title>Claim a listing</title>
        <link rel="stylesheet" href={stylesheet} />
        <script defer src={claimFormScript} />
      </head>
      <body>{body}</body>
    </html>
  )
  return c.html(`<!doctype html>${renderMarkup(page)}`)
}
