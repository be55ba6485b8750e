import { Hono } from 'hono'
import type { AppEnv } from './context.ts'
import { apiAccess } from './middleware/api-access.ts'
import { canonicalSpelling } from './middleware/canonical-spelling.ts'
import { provideCatalog } from './middleware/catalog.ts'
import { earlyFetch } from './middleware/early-fetch.ts'
import { sendError } from './middleware/errors.tsx'
import { sendKeptOr } from './middleware/kept-pages.ts'
import { markdown } from './middleware/markdown.ts'
import { oneVersion } from './middleware/one-version.ts'
import { pageCache } from './middleware/page-cache.ts'
import { readOnly } from './middleware/read-only.ts'
import { requestLimits } from './middleware/request-limits.tsx'
import { requestLog } from './middleware/request-log.ts'
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

/**
 * The whole site, read top to bottom: what happens to a request, and who answers it. A page that was made before is
 * sent again ahead of all this.
 */
const site = new Hono<AppEnv>()
export const app = { fetch: sendKeptOr(site.fetch), routes: site.routes }

site.use(requestLog)
site.use(oneVersion(app.fetch))
site.use(securityHeaders)
site.use(requestLimits)
site.use('/api/v1/*', apiAccess)
site.use(readOnly)
site.use('/search/*', searchAccess)
site.route('/', health)
site.use(earlyFetch)
site.use(provideCatalog)
site.use(sampleDataStaysOut)
site.use(markdown(app.fetch))
site.use(pageCache)
site.use(canonicalSpelling(site.fetch))

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
