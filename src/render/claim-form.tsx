import { claimFormScript, stylesheet } from 'virtual:assets'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '../context.ts'
import { renderMarkup } from './render-markup.ts'

/** The page inside the claim dialog's frame has no bar and no footer. */
export function sendClaimForm(c: Context<AppEnv>, body: ReactNode) {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* A sandboxed page may not load the site's own icon. */}
        <link rel="icon" href="data:," />
        <title>Claim a listing | NYC MedSpas</title>
        <link rel="stylesheet" href={stylesheet} />
        <script defer src={claimFormScript} />
      </head>
      <body>{body}</body>
    </html>
  )
  return c.html(`<!doctype html>${renderMarkup(page)}`)
}
