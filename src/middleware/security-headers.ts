import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { readSettings } from '../env.ts'
import { isApiPath, urls } from '../urls.ts'

/** The interactive map, loaded into a frame only when a person asks for it. */
const MAP_HOST = 'https://www.google.com'

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** Vite puts styles into the page while one is working on them. */
const OWN_STYLES = import.meta.env.DEV ? "'self' 'unsafe-inline'" : "'self'"

const OWN_PAGES = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': OWN_STYLES,
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': `'self' ${MAP_HOST}`,
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
})

/** `/claim/form` alone admits the configured form's host, and alone may be framed, by our own dialog. */
function claimFormPolicy(host: string | null): string {
  const and = (own: string) => (host ? `${own} ${host}` : own)
  return policy({
    'default-src': "'none'",
    'script-src': and("'self'"),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': and("'self' data:"),
    'font-src': and("'self'"),
    'connect-src': and("'self'"),
    'frame-src': host ?? "'none'",
    'form-action': and("'self'"),
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
  })
}

/** Sharing pictures are there to be shown on other sites' pages. */
const SHARED = /^\/pictures\/[^/]+\.png$/

/** What the browser may do with any answer of the site. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const isClaimForm = c.req.path === urls.claimForm()
  const form = isClaimForm ? readSettings(c.env).claimForm : null
  c.header('content-security-policy', isClaimForm ? claimFormPolicy(form && new URL(form.script).origin) : OWN_PAGES)
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'strict-origin-when-cross-origin')
  c.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()')
  c.header('cross-origin-opener-policy', 'same-origin')
  const isShared = isApiPath(c.req.path) || SHARED.test(c.req.path)
  c.header('cross-origin-resource-policy', isShared ? 'cross-origin' : 'same-origin')
  c.header('x-frame-options', isClaimForm ? 'SAMEORIGIN' : 'DENY')
})
