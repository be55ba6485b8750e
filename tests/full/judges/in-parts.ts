import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves a site and pauses within each page, at the byte position set with `cutAt`. */
export async function serveInParts(origin: string) {
  let at = 0
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url)
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = Object.fromEntries(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])
      delete headers[name]
    response.writeHead(answer.status, headers)
    if (!headers['content-type']?.startsWith('text/html')) return response.end(body)
    response.write(body.subarray(0, at))
    return setTimeout(() => response.end(body.subarray(at)), 100)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cutAt(position: number) {
      at = position
    },
    close: () => server.close(),
  }
}
