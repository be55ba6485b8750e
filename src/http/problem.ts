import type { Context } from 'hono'

/** Sends an error of the API, the search suggestions or a download as problem+json (RFC 9457). Never cached. */
export function sendProblem(
  c: Context,
  status: 400 | 404 | 405 | 410 | 414 | 429 | 500 | 503,
  title: string,
  detail: string,
): Response {
  c.header('cache-control', 'no-store')
  return c.body(JSON.stringify({ type: 'about:blank', title, status, detail }), status, {
    'content-type': 'application/problem+json',
  })
}
