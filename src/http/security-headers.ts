import { headScript, inlineStyles } from 'virtual:assets'
import { createMiddleware } from 'hono/factory'
import { CLAIM_FORM_SANDBOX } from '../domain/clinic/claim-form.ts'
import type { Settings } from '../env.ts'
import { isApiPath, urls } from '../urls.ts'
import type { AppEnv } from './context.ts'

const MAP_ORIGIN = 'https://www.google.com'

const buildPolicy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** In development, Vite injects inline styles and its error overlay, which the policy must allow. */
const IS_DEVELOPMENT = import.meta.env.MODE === 'development'

const selfAndHash = (inlined: { hash: string } | null) => (inlined ? `'self' '${inlined.hash}'` : "'self'")

const PAGE_POLICY = buildPolicy({
  'default-src': "'none'",
  'script-src': selfAndHash(headScript),
  'style-src': IS_DEVELOPMENT ? "'self' 'unsafe-inline'" : selfAndHash(inlineStyles),
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': `'self' ${MAP_ORIGIN}`,
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  ...(IS_DEVELOPMENT ? {} : { 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" }),
})

/** Returns the claim form's policy. The sandbox applies even if the page is opened outside the dialog. */
function claimFormPolicy(origin: string | null): string {
  const withOrigin = (directive: string) => (origin ? `${directive} ${origin}` : directive)
  return buildPolicy({
    'default-src': "'none'",
    'script-src': withOrigin("'self'"),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': withOrigin("'self' data:"),
    'font-src': withOrigin("'self'"),
    'connect-src': origin ?? "'none'",
    'frame-src': origin ?? "'none'",
    'form-action': origin ?? "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
    sandbox: CLAIM_FORM_SANDBOX,
  })
}

/** Two years. Omits `includeSubDomains`, because the site does not control its domain's other hosts. */
const HSTS = 'max-age=63072000'

const DENIED_FEATURES = [
  ...['browsing-topics', 'camera', 'display-capture', 'hid', 'microphone', 'midi', 'payment'],
  ...['publickey-credentials-get', 'serial', 'usb', 'xr-spatial-tracking'],
]

/** A page's 304 omits them, because the stored page has them. `public/_headers` repeats them for static files. */
const COMMON_HEADERS = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', [...DENIED_FEATURES.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', ')],
  ['strict-transport-security', HSTS],
  ['cross-origin-opener-policy', 'same-origin'],
] as const

const OG_IMAGE = /^\/pictures\/[^/]+\.png$/

export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.status === 304 && !isApiPath(c.req.path)) return
  // `c.header` would create a new response for each header.
  const { headers } = c.res
  for (const [name, value] of COMMON_HEADERS) headers.set(name, value)
  const isClaimForm = c.req.path === urls.claimForm()
  headers.set(
    'content-security-policy',
    isClaimForm ? claimFormPolicy(claimFormOrigin(c.get('settings'))) : PAGE_POLICY,
  )
  const isShared = isApiPath(c.req.path) || OG_IMAGE.test(c.req.path)
  headers.set('cross-origin-resource-policy', isShared ? 'cross-origin' : 'same-origin')
  headers.set('x-frame-options', isClaimForm ? 'SAMEORIGIN' : 'DENY')
  // Browsers block a page that combines this header with a CSP sandbox.
  if (isClaimForm) headers.delete('cross-origin-opener-policy')
})

const claimFormOrigin = (settings: Settings | undefined) =>
  settings?.claimForm ? new URL(settings.claimForm.script).origin : null
