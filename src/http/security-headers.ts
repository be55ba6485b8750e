import { headScript, inlineStyles } from 'virtual:assets'
import { secureHeaders } from 'hono/secure-headers'
import { CLAIM_FORM_SANDBOX } from '../domain/clinic/claim-form.ts'
import { isApiPath, urls } from '../urls.ts'
import { type AppEnv, createMiddleware } from './context.ts'

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>
type Policy = NonNullable<Options['contentSecurityPolicy']>

const MAP_ORIGIN = 'https://www.google.com'

/** In development, Vite injects inline styles and its error overlay, which the policy must allow. */
const IS_DEVELOPMENT = import.meta.env.MODE === 'development'

const listSelfAndHash = (inlined: { hash: string } | null) => (inlined ? ["'self'", `'${inlined.hash}'`] : ["'self'"])

const PAGE_POLICY: Policy = {
  defaultSrc: ["'none'"],
  scriptSrc: listSelfAndHash(headScript),
  styleSrc: IS_DEVELOPMENT ? ["'self'", "'unsafe-inline'"] : listSelfAndHash(inlineStyles),
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  frameSrc: ["'self'", MAP_ORIGIN],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  ...(IS_DEVELOPMENT ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ["'none'"] }),
}

/** Returns the claim form's policy. The sandbox applies even if the page is opened outside the dialog. */
function createClaimFormPolicy(formOrigin: string | null): Policy {
  const origins = formOrigin ? [formOrigin] : []
  const originsOrNone = formOrigin ? [formOrigin] : ["'none'"]
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...origins],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', ...origins],
    fontSrc: ["'self'", ...origins],
    connectSrc: originsOrNone,
    frameSrc: originsOrNone,
    formAction: originsOrNone,
    baseUri: ["'none'"],
    frameAncestors: ["'self'"],
    sandbox: [CLAIM_FORM_SANDBOX],
  }
}

/** `public/_headers` repeats these headers for static files. */
const COMMON_OPTIONS: Options = {
  referrerPolicy: 'strict-origin-when-cross-origin',
  // Two years. Omits `includeSubDomains`, because the site does not control its domain's other hosts.
  strictTransportSecurity: 'max-age=63072000',
  permissionsPolicy: {
    browsingTopics: [],
    camera: [],
    displayCapture: [],
    hid: [],
    microphone: [],
    midi: [],
    payment: [],
    publickeyCredentialsGet: [],
    serial: [],
    usb: [],
    xrSpatialTracking: [],
    geolocation: ['self'],
  },
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

const setDefaultHeaders = secureHeaders({
  ...COMMON_OPTIONS,
  contentSecurityPolicy: PAGE_POLICY,
  xFrameOptions: 'DENY',
})

const createClaimFormHeaders = (formOrigin: string | null) =>
  secureHeaders({
    ...COMMON_OPTIONS,
    contentSecurityPolicy: createClaimFormPolicy(formOrigin),
    xFrameOptions: 'SAMEORIGIN',
    // Browsers block a page that combines this header with a CSP sandbox.
    crossOriginOpenerPolicy: false,
  })

const OG_IMAGE = /^\/pictures\/[^/]+\.png$/

export const securityHeaders = createMiddleware(async (c, next) => {
  await next()
  const { path } = c.req
  // A page's 304 needs no security headers, because the stored page has them.
  if (c.res.status === 304 && !isApiPath(path)) return
  const setHeaders =
    path === urls.claimForm() ? createClaimFormHeaders(getClaimFormOrigin(c.get('settings'))) : setDefaultHeaders
  await setHeaders(c, async () => {})
  // Lets other sites load API responses and Open Graph images.
  if (isApiPath(path) || OG_IMAGE.test(path)) c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
})

const getClaimFormOrigin = (settings: AppEnv['Variables']['settings'] | undefined) =>
  settings?.claimForm ? new URL(settings.claimForm.scriptUrl).origin : null
