import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkExternalLinks, type RequestOptions } from '../../../scripts/links/external-links.ts'

const REQUEST_OPTIONS: RequestOptions = { timeoutMs: 300, retries: 2, pauseMs: 1 }

let requests: string[] = []
let openRequestCount = 0
let maxOpenRequestCount = 0

const listRequestsTo = (path: string) => requests.filter((request) => request.endsWith(` ${path}`))

const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/ok': (_, response) => response.writeHead(200),
  '/get-only': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200),
  '/wrong-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200),
  '/missing': (_, response) => response.writeHead(404),
  '/refused': (_, response) => response.writeHead(403),
  '/broken': (_, response) => response.writeHead(500),
  '/flaky': (_, response) => response.writeHead(listRequestsTo('/flaky').length > 2 ? 200 : 503),
  '/busy': (_, response) => response.writeHead(listRequestsTo('/busy').length > 2 ? 200 : 429, { 'retry-after': '1' }),
  '/slash': (_, response) => response.writeHead(301, { location: '/slash/' }),
  '/slash/': (_, response) => response.writeHead(200),
  '/moved': (_, response) => response.writeHead(302, { location: '/ok' }),
  '/reset': ({ socket }) => socket.destroy(),
}

const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`)
  openRequestCount += 1
  maxOpenRequestCount = Math.max(maxOpenRequestCount, openRequestCount)
  response.on('close', () => {
    openRequestCount -= 1
  })
  const [path = ''] = request.url?.split('?') ?? []
  if (path === '/silent') return
  routes[path]?.(request, response)
  setTimeout(() => response.end(), 5)
})
let origin: string

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  requests = []
  maxOpenRequestCount = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const checkPath = async (path: string) =>
  (await checkExternalLinks([{ url: origin + path, usedIn: ['source a'] }], REQUEST_OPTIONS))[0]

test.each([
  ['/ok', 'ok', '200', ['HEAD']],
  ['/get-only', 'ok', '200', ['HEAD', 'GET']],
  ['/wrong-head', 'ok', '200', ['HEAD', 'GET']],
  ['/missing', 'broken', '404', ['HEAD', 'GET']],
  ['/refused', 'refused', '403', ['HEAD', 'GET']],
  ['/broken', 'broken', '500', ['HEAD', 'GET', 'HEAD', 'GET', 'HEAD', 'GET']],
  ['/flaky', 'ok', '200', ['HEAD', 'GET', 'HEAD']],
  ['/slash', 'ok', '200', ['HEAD']],
])('a link to %s is reported as %s: %s', async (path, state, detail, methods) => {
  expect(await checkPath(path)).toMatchObject({ state, detail, usedIn: ['source a'] })
  expect(listRequestsTo(path).map((request) => request.split(' ')[0])).toEqual(methods)
})

test('a link that redirects to another page is reported as moved', async () => {
  expect(await checkPath('/moved')).toMatchObject({ state: 'moved', detail: `${origin}/ok` })
})

test('a link to a server that closes the connection or never responds is broken, after all retries', async () => {
  expect(await checkPath('/silent')).toMatchObject({ state: 'broken', detail: 'no response within 0.3 s' })
  expect(listRequestsTo('/silent')).toHaveLength(3)
  expect(await checkPath('/reset')).toMatchObject({
    state: 'broken',
    detail: expect.stringMatching(/closed|hang up|ECONN/),
  })
  expect(listRequestsTo('/reset')).toHaveLength(3)
})

test('a link to a host that does not exist is broken', async () => {
  const [result] = await checkExternalLinks([{ url: 'http://no-such-host.invalid/', usedIn: [] }], {
    ...REQUEST_OPTIONS,
    retries: 0,
  })
  expect(result).toMatchObject({ state: 'broken', detail: expect.stringMatching(/ENOTFOUND|EAI_AGAIN/) })
})

test('a retry waits as long as the server asks', async () => {
  const startedAt = Date.now()
  expect(await checkPath('/busy')).toMatchObject({ state: 'ok' })
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1000)
})

test('a host gets one request at a time', async () => {
  const links = Array.from({ length: 12 }, (_, n) => ({ url: `${origin}/ok?${n}`, usedIn: [] }))
  expect(await checkExternalLinks(links, REQUEST_OPTIONS)).toHaveLength(12)
  expect(maxOpenRequestCount).toBe(1)
})
