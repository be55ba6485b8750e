import { normalizeAreaAlias } from '../domain/area.ts'
import { matchSlug } from '../domain/treatment/service.ts'
import { parseMarkdownPath, toMarkdownPath } from '../urls.ts'
import { createMiddleware } from './context.ts'

/** Lowercases, removes `.md` and empty segments, and resolves aliases in the paths of areas and clinics. */
export function getRoutingPath(request: Request): string {
  const { pathname } = new URL(request.url)
  const decoded = decodePath(pathname)
  if (decoded === null) return pathname
  return decodeURI(encodePath(normalizePath(parseMarkdownPath(decoded) ?? decoded)))
}

/** Runs the handler before it redirects, so that an unknown path is a 404 and not a redirect to a 404. */
export const canonicalUrl = createMiddleware(async (c, next) => {
  const url = new URL(c.req.url)
  const decoded = decodePath(url.pathname)
  if (decoded === null) return c.notFound()
  const pagePath = parseMarkdownPath(decoded)
  const serviceSlugs = c.get('catalog').services.map(({ slug }) => slug)
  const canonicalPath = toCanonicalPath(pagePath ?? decoded, serviceSlugs)
  const targetPath = pagePath === null ? canonicalPath : toMarkdownPath(canonicalPath)
  if (targetPath === url.pathname) return next()
  c.set('needsOnlyStatus', true)
  await next()
  if (!c.res.ok) return
  await c.res.body?.cancel()
  c.res = undefined
  c.res = new Response(null, { status: 301, headers: { location: encodePath(targetPath) + url.search } })
})

/** Returns null for control characters, backslashes, and percent signs, which the router would decode again. */
function decodePath(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must be rejected
    return /[\u0000-\u001f\u007f\\%]/.test(decoded) ? null : decoded
  } catch {
    return null
  }
}

/** Encodes each segment. Unlike `encodeURI`, also encodes `?` and `#`. */
const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

function normalizePath(path: string): string {
  const segments = path.toLowerCase().split('/').filter(Boolean)
  const [first, second] = segments
  if (first === 'locations' && second) segments[1] = normalizeAreaAlias(second)
  if (segments.length <= 2 && first) segments[0] = normalizeAreaAlias(first)
  return `/${segments.join('/')}`
}

const SERVICE_PATHS = ['treatments', 'services', 'prices', 'appointments']

export function toCanonicalPath(path: string, serviceSlugs: readonly string[]): string {
  const segments = normalizePath(path).slice(1).split('/')
  const [first = '', second] = segments
  if (SERVICE_PATHS.includes(first) && second) segments[1] = normalizeServiceSegment(second, serviceSlugs)
  if (segments.length <= 2) segments[0] = matchSlug(first, serviceSlugs) ?? first
  return `/${segments.join('/')}`
}

/** Replaces another spelling of a service, even within a segment such as `cool-sculpting-in-soho`. */
function normalizeServiceSegment(segment: string, serviceSlugs: readonly string[]): string {
  const separatorIndex = segment.lastIndexOf('-in-')
  if (separatorIndex < 0) return matchSlug(segment, serviceSlugs) ?? segment
  const service = matchSlug(segment.slice(0, separatorIndex), serviceSlugs)
  return service ? service + segment.slice(separatorIndex) : (matchSlug(segment, serviceSlugs) ?? segment)
}
