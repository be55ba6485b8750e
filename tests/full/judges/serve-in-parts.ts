import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Proxies the site at `origin`. Sends HTML pages in two parts, with a pause at the byte position that
 * `setCutPosition` sets.
 */
export async function serveInParts(origin: string) {
  let cutPosition = 0
  const server = createServer(async (request, response) => {
    const upstream = await fetch(origin + request.url)
    const body = Buffer.from(await upstream.arrayBuffer())
    const headers = Object.fromEntries(upstream.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])
      delete headers[name]
    response.writeHead(upstream.status, headers)
    if (!headers['content-type']?.startsWith('text/html')) return response.end(body)
    response.write(body.subarray(0, cutPosition))
    return setTimeout(() => response.end(body.subarray(cutPosition)), 100)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setCutPosition(position: number) {
      cutPosition = position
    },
    close: () => server.close(),
  }
}
