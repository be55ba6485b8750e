import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Proxies the site at `origin`. Sends HTML pages in two parts, split at the byte position that
 * `setCutPosition` sets. `sendRest` sends the second part.
 */
export async function serveInParts(origin: string) {
  let cutPosition = 0
  let sendRest = () => {}
  const server = createServer(async (request, response) => {
    const upstream = await fetch(origin + request.url)
    const body = Buffer.from(await upstream.arrayBuffer())
    const headers = Object.fromEntries(upstream.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])
      delete headers[name]
    response.statusCode = upstream.status
    response.setHeaders(new Map(Object.entries(headers)))
    if (!headers['content-type']?.startsWith('text/html')) return response.end(body)
    response.setHeader('cache-control', 'no-store')
    response.write(body.subarray(0, cutPosition))
    sendRest = () => response.end(body.subarray(cutPosition))
    return response
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setCutPosition(position: number) {
      cutPosition = position
    },
    sendRest: () => sendRest(),
    close: () => server.close(),
  }
}
