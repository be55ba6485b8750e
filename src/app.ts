import { Hono } from 'hono'
import { api, apiReference } from './features/api/routes.ts'
import { appointments } from './features/appointments/routes.ts'
import { changes } from './features/changes/routes.ts'
import { claimForm } from './features/claim/routes.tsx'
import { clinicPages, clinics } from './features/clinic/routes.tsx'
import { compare } from './features/compare/routes.ts'
import { content } from './features/content/routes.tsx'
import { crawlers } from './features/crawlers/routes.ts'
import { downloads } from './features/downloads/routes.ts'
import { finder } from './features/finder/routes.ts'
import { home } from './features/home/routes.tsx'
import { landingPages } from './features/list/landing.tsx'
import { medspas, services } from './features/list/routes.tsx'
import { locations } from './features/location/routes.tsx'
import { prices } from './features/prices/routes.ts'
import { search } from './features/search/routes.ts'
import { treatments } from './features/treatment/routes.tsx'
import { apiAccess } from './http/api-access.ts'
import { provideCatalog } from './http/caching/catalog.ts'
import { pageCache, storePages } from './http/caching/page-cache.ts'
import { retryOnDataChange } from './http/caching/retry-on-data-change.ts'
import { serveCachedOr } from './http/caching/serve-cached.ts'
import { canonicalUrl, routingPath } from './http/canonical-url.ts'
import type { AppEnv } from './http/context.ts'
import { sendError } from './http/errors.tsx'
import { health } from './http/healthz.ts'
import { markdown } from './http/markdown.ts'
import { noindexSampleData } from './http/noindex-sample-data.ts'
import { sendNotFound } from './http/not-found.tsx'
import { pictures } from './http/pictures.ts'
import { readOnly } from './http/read-only.ts'
import { requestLimits } from './http/request-limits.tsx'
import { requestLog } from './http/request-log.ts'
import { searchRateLimit } from './http/search-rate-limit.tsx'
import { securityHeaders } from './http/security-headers.ts'
import { speculationRules } from './http/speculation-rules.ts'

/** The middleware in order, then every route. */
const site = new Hono<AppEnv>({ getPath: routingPath })

/** Serves hits of the Worker's cache before the middleware runs. */
export const app = { fetch: serveCachedOr(site.fetch), routes: site.routes }

// These wrap every response.
site.use(requestLog)
site.use(retryOnDataChange(app.fetch))
site.use(storePages)
site.use(securityHeaders)

// These work without the database.
site.use(requestLimits)
site.use('/api/v1/*', apiAccess)
site.use(readOnly)
site.use('/search/*', searchRateLimit)
site.route('/', health)

// The rest needs the catalog.
site.use(speculationRules)
site.use(provideCatalog)
site.use(noindexSampleData)
site.use(markdown)
site.use(pageCache)
site.use(canonicalUrl)

site.route('/', pictures)
site.route('/', claimForm)
site.route('/', crawlers)
site.route('/', downloads)
site.route('/', home)
site.route('/', content)
site.route('/', changes)
site.route('/', apiReference)
site.route('/api/v1', api)
site.route('/treatments', treatments)
site.route('/services', services)
site.route('/medspas', medspas)
site.route('/locations', locations)
site.route('/clinics', clinics)
site.route('/search', search)
site.route('/', compare)
site.route('/', finder)
site.route('/', prices)
site.route('/', appointments)
// Last, because `/:location` and `/:location/:clinic` match every path of one or two segments.
site.route('/', landingPages)
site.route('/', clinicPages)

site.notFound((c) => sendNotFound(c))
site.onError(sendError)
