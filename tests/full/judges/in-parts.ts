import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves another site's responses. Sends an HTML page in two parts, with a pause at the byte position set by `cutAt`. */
export async function serveInParts(origin: string) {
  let cut = 0
  const server = createServer(async (request, response) => {
    const upstream = await fetch(origin + request.url)
    const body = Buffer.from(await upstream.arrayBuffer())
    const headers = Object.fromEntries(upstream.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])
      delete headers[name]
    response.writeHead(upstream.status, headers)
    if (!headers['content-type']?.startsWith('text/html')) return response.end(body)
    response.write(body.subarray(0, cut))
    return setTimeout(() => response.end(body.subarray(cut)), 100)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cutAt(position: number) {
      cut = position
    },
    close: () => server.close(),
  }
}
