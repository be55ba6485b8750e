import CachePolicy from 'http-cache-semantics'

export type HeaderMap = Record<string, string>

export interface EdgeRequest {
  key: string
  url: string
  headers: HeaderMap
  /**
   * True if a lower tier revalidates its entry. The upper tier may then serve a stale response only if the Worker
   * fails.
   */
  isRevalidation?: boolean
}

/**
 * Freshness, by status, of responses with neither Expires nor one of the HEADER_PRECEDENCE headers. A response with
 * another status is cached only if its headers say so. Cloudflare docs: workers/cache/configuration, "Cache-Control semantics".
 */
const DEFAULT_FRESHNESS_SECONDS: Readonly<Record<number, number>> = {
  200: 7200,
  203: 7200,
  204: 7200,
  300: 1200,
  301: 1200,
  404: 180,
  405: 60,
  410: 180,
  414: 60,
  501: 60,
}

/**
 * Cache headers, the most specific first. Only the first of these headers in a response applies. Cloudflare docs:
 * workers/cache/configuration, "Header precedence".
 */
const HEADER_PRECEDENCE = ['cloudflare-cdn-cache-control', 'cdn-cache-control', 'cache-control']

/** Directives that disable stale responses. Cloudflare docs: workers/cache/configuration, "Use stale-while-revalidate". */
const NO_STALE_DIRECTIVES = ['s-maxage', 'must-revalidate', 'proxy-revalidate']

/** Without `stale-if-error`, a stale copy may have any age. Cloudflare docs: workers/cache/configuration, "Serve stale on error". */
const FOREVER_SECONDS = 10 * 365 * 24 * 3600

const isNeverStored = (status: number) => status === 206 || (status >= 520 && status <= 526)

export function createPolicyFactory(now: () => number) {
  class EdgePolicy extends CachePolicy {
    now(): number {
      return now()
    }
  }
  return (request: EdgeRequest, status: number, headers: HeaderMap): CachePolicy | null => {
    const directives = buildEdgeDirectives(status, headers)
    if (directives === null || isNeverStored(status) || headers['set-cookie'] || headers['vary']?.includes('*'))
      return null
    // Creates the policy as if the status were 200: Cloudflare may store statuses that the library does not store, such
    // as 403 and 503.
    const policy = new EdgePolicy(request, { status: 200, headers: { ...headers, 'cache-control': directives } })
    return policy.storable() ? policy : null
  }
}

function buildEdgeDirectives(status: number, headers: HeaderMap): string | null {
  const cacheControl = HEADER_PRECEDENCE.map((name) => headers[name]).find((value) => value !== undefined)
  if (cacheControl === undefined && headers['expires']) return `stale-if-error=${FOREVER_SECONDS}`
  const defaultSeconds = DEFAULT_FRESHNESS_SECONDS[status]
  if (cacheControl === undefined)
    return defaultSeconds === undefined ? null : `max-age=${defaultSeconds}, stale-if-error=${FOREVER_SECONDS}`

  const directives = parseDirectives(cacheControl)
  if (directives.has('no-store') || directives.has('private')) return null
  const isPublic = ['public', 's-maxage', 'must-revalidate'].some((name) => directives.has(name))
  if (defaultSeconds === undefined && !isPublic && !directives.has('max-age')) return null
  const maxAge = directives.has('no-cache') ? '0' : (directives.get('s-maxage') ?? directives.get('max-age'))
  const allowsStale = !NO_STALE_DIRECTIVES.some((name) => directives.has(name))
  return [
    ...(isPublic ? ['public'] : []),
    ...(maxAge === undefined ? [] : [`max-age=${maxAge}`]),
    ...(allowsStale ? [`stale-while-revalidate=${directives.get('stale-while-revalidate') ?? 0}`] : []),
    ...(allowsStale ? [`stale-if-error=${directives.get('stale-if-error') ?? FOREVER_SECONDS}`] : []),
  ].join(', ')
}

function parseDirectives(value: string): Map<string, string> {
  const directives = value.split(',').map((directive) => directive.trim().toLowerCase().split('='))
  return new Map(directives.map(([name = '', argument = '']) => [name, argument.replaceAll('"', '')]))
}

/** Returns the valid purge tags in response headers. Cloudflare docs: workers/cache/configuration, "Cache-Tag". */
export const parsePurgeTags = ({ 'cache-tag': header = '' }: HeaderMap): string[] =>
  header
    .split(',')
    .map((tag) => tag.trim().toLowerCase())
    .filter((tag) => /^[!-~]{1,1024}$/.test(tag))
    .slice(0, 1000)
