import { Hono } from 'hono'
import type { AppEnv } from './context.ts'
import { apiAccess } from './middleware/api-access.ts'
import { canonicalSpelling } from './middleware/canonical-spelling.ts'
import { provideCatalog } from './middleware/catalog.ts'
import { earlyFetch } from './middleware/early-fetch.ts'
import { sendError } from './middleware/errors.tsx'
import { markdown } from './middleware/markdown.ts'
import { oneVersion } from './middleware/one-version.ts'
import { pageCache } from './middleware/page-cache.ts'
import { readOnly } from './middleware/read-only.ts'
import { requestLimits } from './middleware/request-limits.tsx'
import { requestLog } from './middleware/request-log.ts'
import { sampleDataStaysOut } from './middleware/sample-data.ts'
import { searchAccess } from './middleware/search-access.tsx'
import { securityHeaders } from './middleware/security-headers.ts'
import { aboutData } from './routes/about-data.tsx'
import { sendNotFound } from './routes/answers.tsx'
import { api } from './routes/api.ts'
import { appointments } from './routes/appointments.tsx'
import { clinics, root } from './routes/clinics.tsx'
import { compare } from './routes/compare.tsx'
import { content } from './routes/content.tsx'
import { data } from './routes/data.ts'
import { files } from './routes/files.tsx'
import { finder } from './routes/finder.tsx'
import { health } from './routes/health.ts'
import { locations } from './routes/locations.tsx'
import { machineFiles } from './routes/machine-files.ts'
import { prices } from './routes/prices.tsx'
import { search } from './routes/search.tsx'
import { medspas, services } from './routes/services.tsx'
import { treatments } from './routes/treatments.tsx'

/** The whole site, read top to bottom: what happens to a request, and who answers it. */
export const app = new Hono<AppEnv>()

app.use(requestLog)
app.use(oneVersion((request, env, ctx) => app.fetch(request, env, ctx)))
app.use(securityHeaders)
app.use(requestLimits)
app.use('/api/v1/*', apiAccess)
app.use(readOnly)
app.use('/search/*', searchAccess)
app.route('/', health)
app.use(earlyFetch)
app.use(provideCatalog)
app.use(sampleDataStaysOut)
app.use(markdown((request, env, ctx) => app.fetch(request, env, ctx)))
app.use(pageCache)
app.use(canonicalSpelling((request, env, ctx) => app.fetch(request, env, ctx)))

app.route('/', files)
app.route('/', machineFiles)
app.route('/', data)
app.route('/', content)
app.route('/', aboutData)
app.route('/api/v1', api)
app.route('/treatments', treatments)
app.route('/services', services)
app.route('/medspas', medspas)
app.route('/locations', locations)
app.route('/clinics', clinics)
app.route('/search', search)
app.route('/compare', compare)
app.route('/prices', prices)
app.route('/finder', finder)
app.route('/appointments', appointments)
app.route('/', root)

app.notFound((c) => sendNotFound(c))
app.onError(sendError)
