import { createMiddleware } from 'hono/factory'
import type { Answer, AppEnv } from '../context.ts'
import { resolveAreaSlug } from '../domain/area.ts'
import { matchService } from '../domain/service.ts'

/** Requests this middleware makes itself, to learn what the tidy spelling would answer. */
const probes = new WeakSet<Request>()
export const isProbe = (request: Request) => probes.has(request)

/**
 * Every page has one address. Another spelling of it (case, a trailing or doubled slash, `cool-sculpting`,
 * `/hamptons`) is answered as the tidy one would be: a page by a redirect to it, a redirect by that same
 * redirect (so one hop, never two), anything else is not found under this spelling either.
 */
export const canonicalSpelling = (answer: Answer) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (isProbe(c.req.raw)) {
      c.set('statusOnly', true)
      return next()
    }
    const url = new URL(c.req.url)
    const decoded = decodePath(url.pathname)
    if (decoded === null) return c.notFound()
    const tidy = tidyPath(
      decoded,
      c.get('catalog').treatments.map((treatment) => treatment.slug),
    )
    if (tidy === url.pathname) return next()

    const target = encodePath(tidy) + url.search
    const probe = new Request(new URL(target, url), {
      method: 'HEAD',
      headers: c.req.raw.headers,
    })
    probes.add(probe)
    const response = await answer(probe, c.env, c.executionCtx)
    await response.body?.cancel()
    if (response.ok) return c.redirect(target, 301)
    const location = response.headers.get('location')
    if (location) return c.redirect(location, response.status as 301)
    return c.notFound()
  })

/** A path with its percent signs resolved, or null when it cannot be one (broken encoding, a control character). */
function decodePath(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
    return /[\u0000-\u001f\u007f\\]/.test(decoded) ? null : decoded
  } catch {
    return null
  }
}

/** A decoded path as it is written in a URL; `encodeURI` would let a '?' or '#' out of the path. */
const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Lower case, no empty segments, treatments and areas by their slugs. Idempotent. */
export function tidyPath(path: string, treatments: readonly string[]): string {
  const segments = path.toLowerCase().split('/').filter(Boolean)
  const [first, second] = segments
  if ((first === 'treatments' || first === 'services') && second) segments[1] = tidyService(second, treatments)
  if (first === 'prices' && second) segments[1] = matchService(second, treatments) ?? second
  if (first === 'locations' && second) segments[1] = resolveAreaSlug(second) ?? second
  if (segments.length <= 2 && first) segments[0] = tidyFirst(first, treatments)
  return `/${segments.join('/')}`
}

/** `cool-sculpting` and `cool-sculpting-in-soho` by their slug; other services as they stand. */
function tidyService(segment: string, treatments: readonly string[]): string {
  const cut = segment.lastIndexOf('-in-')
  if (cut < 0) return matchService(segment, treatments) ?? segment
  const service = matchService(segment.slice(0, cut), treatments)
  return service ? service + segment.slice(cut) : (matchService(segment, treatments) ?? segment)
}

/** `/hamptons` is `/the-hamptons`; `/cool-sculpting/soho` starts with a treatment. */
const tidyFirst = (segment: string, treatments: readonly string[]) =>
  resolveAreaSlug(segment) ?? matchService(segment, treatments) ?? segment
