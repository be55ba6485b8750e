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
    location !== null && resolveOrigin(location, origin) !== origin && `leads away, to ${location}`,
    isPage && REFLECTED_MARKUP.some((pattern) => pattern.test(body)) && 'markup of the request is in the page',
    isPage && LINK_TO_OTHER_HOST.test(body) && 'the page has a link to another host',
    isPage && body.includes('Something went wrong') && 'failed in place',
    isPage && method === 'GET' && status !== 304 && !body.endsWith('</html>') && 'the page breaks off',
    method === 'HEAD' && body !== '' && 'HEAD has a body',
    status !== 304 && headers.get('x-content-type-options') !== 'nosniff' && 'goes without its security headers',
  ].filter((issue) => issue !== false)
}

function resolveOrigin(location: string, origin: string): string | null {
  return URL.canParse(location, origin) ? new URL(location, origin).origin : null
}
