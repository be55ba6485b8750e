import { inlineStyles, typefaces } from 'virtual:assets'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { CLAIM_FORM_SANDBOX } from '../domain/claim-form.ts'
import type { Settings } from '../env.ts'
import { isApiPath, urls } from '../urls.ts'

/** The interactive map, loaded into a frame only when a person asks for it. */
const MAP_HOST = 'https://www.google.com'

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** While one is working on the pages, Vite puts styles and its error overlay into them. */
const IS_WORKSHOP = import.meta.env.MODE === 'development'

/** The stylesheet and the script that the build puts into every page are admitted by their hashes, nothing else inline. */
const selfAnd = (inlined: { hash: string } | null) => (inlined ? `'self' '${inlined.hash}'` : "'self'")

const OWN_PAGES = policy({
  'default-src': "'none'",
  'script-src': selfAnd(typefaces),
  'style-src': IS_WORKSHOP ? "'self' 'unsafe-inline'" : selfAnd(inlineStyles),
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': `'self' ${MAP_HOST}`,
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  // No text becomes markup or script in the browser, and no policy may say otherwise.
  ...(IS_WORKSHOP ? {} : { 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" }),
})

/**
 * `/claim/form` alone admits the configured form's host, and alone may be framed, by our own dialog. It is sandboxed as
 * its frame is, so that the third party's script has no more of the site where the page is opened by itself.
 */
function claimFormPolicy(host: string | null): string {
  const and = (own: string) => (host ? `${own} ${host}` : own)
  return policy({
    'default-src': "'none'",
    'script-src': and("'self'"),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': and("'self' data:"),
    'font-src': and("'self'"),
    'connect-src': host ?? "'none'",
    'frame-src': host ?? "'none'",
    'form-action': host ?? "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
    sandbox: CLAIM_FORM_SANDBOX,
  })
}

/**
 * Browsers keep to HTTPS for two years from the first visit by it; over plain HTTP, as on a developer's machine, they
 * ignore this. Without `includeSubDomains`: what else stands below the domain is not this site's to decide.
 */
const HTTPS_ONLY = 'max-age=63072000'

const NOT_ASKED_FOR = [
  ...['browsing-topics', 'camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment'],
  ...['publickey-credentials-get', 'serial', 'usb', 'xr-spatial-tracking'],
]

/**
 * The same for every answer of the Worker but a page's 304: whoever gets that has them with the page.
 * `public/_headers` says it for files, which the Worker never sees.
 */
const EVERYWHERE = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', NOT_ASKED_FOR.map((feature) => `${feature}=()`).join(', ')],
  ['strict-transport-security', HTTPS_ONLY],
  ['cross-origin-opener-policy', 'same-origin'],
] as const

/** Sharing pictures are there to be shown on other sites' pages. */
const SHARED = /^\/pictures\/[^/]+\.png$/

/** What the browser may do with any answer of the site. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.status === 304 && !isApiPath(c.req.path)) return
  // Set on the answer itself: `c.header` would make a new one for each.
  const { headers } = c.res
  for (const [name, value] of EVERYWHERE) headers.set(name, value)
  const isClaimForm = c.req.path === urls.claimForm()
  headers.set('content-security-policy', isClaimForm ? claimFormPolicy(formHost(c.get('settings'))) : OWN_PAGES)
  const isShared = isApiPath(c.req.path) || SHARED.test(c.req.path)
  headers.set('cross-origin-resource-policy', isShared ? 'cross-origin' : 'same-origin')
  headers.set('x-frame-options', isClaimForm ? 'SAMEORIGIN' : 'DENY')
  // Browsers refuse a page that is sandboxed by its policy and asks for an opener of its own origin.
  if (isClaimForm) headers.delete('cross-origin-opener-policy')
})

/** Where the claim form comes from; null when there is none, and when the settings could not be read. */
const formHost = (settings: Settings | undefined) =>
  settings?.claimForm ? new URL(settings.claimForm.script).origin : null
