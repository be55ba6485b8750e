import { Hono } from 'hono'
import { api, apiReference } from './features/api/routes.ts'
import { appointments } from './features/appointments/routes.ts'
import { changes } from './features/changes/routes.ts'
import { claimForm } from './features/claim/routes.ts'
import { clinicPages, clinics } from './features/clinic/routes.ts'
import { compare } from './features/compare/routes.ts'
import { content } from './features/content/routes.ts'
import { crawlers } from './features/crawlers/routes.ts'
import { downloads } from './features/downloads/routes.ts'
import { finder } from './features/finder/routes.ts'
import { home } from './features/home/routes.tsx'
import { areaLandingPages, medspas, services, treatmentsInAreas } from './features/list/routes.ts'
import { locations } from './features/location/routes.ts'
import { nearMe } from './features/near-me/routes.ts'
import { prices } from './features/prices/routes.ts'
import { search } from './features/search/routes.ts'
import { treatments } from './features/treatment/routes.ts'
import { apiAccess } from './http/api-access.ts'
import { provideRequestContext } from './http/caching/catalog.ts'
import { pageCaching, storeInWorkerCache } from './http/caching/page-cache.ts'
import { retryOnDataChange } from './http/caching/retry-on-data-change.ts'
import { serveCachedOr } from './http/caching/serve-cached.ts'
import { canonicalUrl, getRoutingPath } from './http/canonical-url.ts'
import type { AppEnv } from './http/context.ts'
import { sendError } from './http/errors.tsx'
import { fileAccess } from './http/file-access.ts'
import { health } from './http/healthz.ts'
import { readOnly } from './http/limits/read-only.ts'
import { requestLimits } from './http/limits/request-limits.tsx'
import { searchRateLimit } from './http/limits/search-rate-limit.tsx'
import { markdown } from './http/markdown.ts'
import { noindexUnlessIndexable } from './http/noindex.ts'
import { sendNotFound } from './http/not-found.tsx'
import { pictures } from './http/pictures.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { speculationRules } from './http/speculation-rules.ts'

const router = new Hono<AppEnv>({ getPath: getRoutingPath })

export const app = { fetch: serveCachedOr(router.fetch), routes: router.routes }

// Middleware for every response except cache hits, which bypass the router.
router.use(requestLog)
router.use(retryOnDataChange(app.fetch))
router.use(storeInWorkerCache)
router.use(securityHeaders)

// Middleware and routes that need no catalog, so they also respond when the database is down.
router.use('/api/v1/*', apiAccess)
router.use(fileAccess)
router.use(requestLimits)
router.use(readOnly)
router.use('/search/*', searchRateLimit)
router.route('/', health)

// All other middleware and routes. Most need the catalog, which `provideRequestContext` loads.
router.use(speculationRules)
router.use(provideRequestContext)
router.use(noindexUnlessIndexable)
router.use(markdown)
router.use(pageCaching)
router.use(canonicalUrl)

router.route('/', pictures)
router.route('/', claimForm)
router.route('/', crawlers)
router.route('/', nearMe)
router.route('/', downloads)
router.route('/', home)
router.route('/', content)
router.route('/', changes)
router.route('/', apiReference)
router.route('/api/v1', api)
router.route('/treatments', treatmentsInAreas)
router.route('/treatments', treatments)
router.route('/services', services)
router.route('/medspas', medspas)
router.route('/locations', locations)
router.route('/clinics', clinics)
router.route('/search', search)
router.route('/', compare)
router.route('/', finder)
router.route('/', prices)
router.route('/', appointments)
// These routes are last, because `/:location` and `/:location/:clinic` match every path of one or two segments.
router.route('/', areaLandingPages)
router.route('/', clinicPages)

router.notFound((c) => sendNotFound(c))
router.onError(sendError)
