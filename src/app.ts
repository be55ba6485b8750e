import { Hono } from 'hono'
import type { AppEnv } from './context.ts'
import { provideCatalog } from './http/caching/catalog.ts'
import { pageCache, storePages } from './http/caching/page-cache.ts'
import { retryOnDataChange } from './http/caching/retry-on-data-change.ts'
import { serveCachedOr } from './http/caching/serve-cached.ts'
import { canonicalUrl, routingPath } from './http/canonical-url.ts'
import { markdown } from './http/markdown.ts'
import { requestLog } from './http/request-log.ts'
import { apiAccess } from './middleware/api-access.ts'
import { earlyFetch } from './middleware/early-fetch.ts'
import { sendError } from './middleware/errors.tsx'
import { readOnly } from './middleware/read-only.ts'
import { requestLimits } from './middleware/request-limits.tsx'
import { sampleDataStaysOut } from './middleware/sample-data.ts'
import { searchAccess } from './middleware/search-access.tsx'
import { securityHeaders } from './middleware/security-headers.ts'
import { aboutData } from './routes/about-data.ts'
import { sendNotFound } from './routes/answers.tsx'
import { api } from './routes/api.ts'
import { clinics, root } from './routes/clinics.tsx'
import { content } from './routes/content.tsx'
import { data } from './routes/data.ts'
import { files } from './routes/files.tsx'
import { health } from './routes/health.ts'
import { locations } from './routes/locations.tsx'
import { machineFiles } from './routes/machine-files.ts'
import { search } from './routes/search.ts'
import { medspas, services } from './routes/services.tsx'
import { tools } from './routes/tools.ts'
import { treatments } from './routes/treatments.tsx'

/** The whole site, top to bottom: what happens to a request, and which route answers it. */
const site = new Hono<AppEnv>({ getPath: routingPath })
export const app = { fetch: serveCachedOr(site.fetch), routes: site.routes }

site.use(requestLog)
site.use(retryOnDataChange(app.fetch))
site.use(storePages)
site.use(securityHeaders)
site.use(requestLimits)
site.use('/api/v1/*', apiAccess)
site.use(readOnly)
site.use('/search/*', searchAccess)
site.route('/', health)
site.use(earlyFetch)
site.use(provideCatalog)
site.use(sampleDataStaysOut)
site.use(markdown)
site.use(pageCache)
site.use(canonicalUrl)

site.route('/', files)
site.route('/', machineFiles)
site.route('/', data)
site.route('/', content)
site.route('/', aboutData)
site.route('/api/v1', api)
site.route('/treatments', treatments)
site.route('/services', services)
site.route('/medspas', medspas)
site.route('/locations', locations)
site.route('/clinics', clinics)
site.route('/search', search)
site.route('/', tools)
site.route('/', root)

site.notFound((c) => sendNotFound(c))
site.onError(sendError)
