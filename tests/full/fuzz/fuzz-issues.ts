import type { FuzzedRequest } from './fuzz-requests.ts'

export interface FuzzedResponse {
  status: number
  headers: Headers
  body: string
}

const REFLECTED_MARKUP = [/<fuzz/i, /(?<!\\)["'][\s/]*onfuzz\s*=/i, /(?:href|src|action)\s*=\s*["']?\s*javascript:/i]

const LINK_TO_OTHER_HOST = /(?:href|src|action)="(?:\/|&#x2F;|\\)(?:\/|&#x2F;|\\)/i

export function findFuzzIssues(
  origin: string,
  { method }: FuzzedRequest,
  { status, headers, body }: FuzzedResponse,
): string[] {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const location = headers.get('location')
  return [
    status >= 500 && `${status}`,
    location !== null && resolveOrigin(location, origin) !== origin && `redirects to another site: ${location}`,
    isPage && REFLECTED_MARKUP.some((pattern) => pattern.test(body)) && 'the page contains markup from the request',
    isPage && LINK_TO_OTHER_HOST.test(body) && 'the page has a link to another host',
    isPage && body.includes('Something went wrong') && 'the page has an error message in place of its data',
    isPage && method === 'GET' && status !== 304 && !body.endsWith('</html>') && 'the page is incomplete',
    method === 'HEAD' && body !== '' && 'HEAD has a body',
    status !== 304 && headers.get('x-content-type-options') !== 'nosniff' && 'the security headers are missing',
  ].filter((issue) => issue !== false)
}

function resolveOrigin(location: string, origin: string): string | null {
  return URL.canParse(location, origin) ? new URL(location, origin).origin : null
}
