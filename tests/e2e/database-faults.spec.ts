import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { constants, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { type FaultySite, startFaultySite } from './tools/faulty-database.ts'

test.describe.configure({ mode: 'serial' })

const STALE_NOTE = 'This is the page as it was before.'
let site: FaultySite

test.beforeAll(async () => {
  site = await startFaultySite()
})
test.afterAll(() => site.stop())
test.afterEach(() => site.setFault('none'))

async function fetchPage(path: string) {
  const { status, headers, body } = await fetch(site.origin + path, { redirect: 'manual' })
  return { status, headers, text: body ? await new Response(body).text() : '' }
}

async function expectUnavailable(path: string): Promise<void> {
  const { status, headers, text } = await fetchPage(path)
  expect([path, status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    path,
    503,
    '30',
    'no-store',
  ])
  expect(text).not.toMatch(/D1_|SQLITE/)
}

for (const fault of ['fails', 'does not respond'] as const) {
  test(`when the database ${fault}, URLs that need it return 503 unless cached, until it recovers`, async () => {
    for (const path of ['/treatments', '/soho']) expect((await fetchPage(path)).status).toBe(200)
    await site.setFault(fault)
    const cachedPage = await fetchPage('/soho')
    expect([cachedPage.status, cachedPage.headers.get('x-cache')]).toEqual([200, 'hit'])
    const uncachedPath = `/upper-east-side/marchetti-osei-dermatology?${encodeURIComponent(fault)}`
    const failingPaths = [uncachedPath, '/api/v1/clinics', '/sitemap.xml', '/no-such-page', '/healthz']
    await Promise.all(failingPaths.map(expectUnavailable))
    // The Worker already counts the database as down, so it does not send the head before the query ends.
    await expectUnavailable(`/brooklyn?${encodeURIComponent(fault)}`)
    expect((await fetchPage('/treatments?again')).status).toBe(200)
    await site.setFault('none')
    for (const path of [uncachedPath, '/api/v1/clinics', '/healthz']) expect((await fetchPage(path)).status).toBe(200)
  })
}

interface TimedResponse {
  status: number | undefined
  contentEncoding: string | undefined
  body: Buffer
  closedAfterMs: number
}

/** workerd closes an idle connection after 5 seconds, and an aborted connection at once. */
const MAX_CLOSE_MS_AFTER_ABORT = 1000
const MIN_CLOSE_MS_WHEN_IDLE = 4000
const MAX_WAIT_MS = 12_000

async function sendTimedRequest(origin: string, path: string, encoding: string): Promise<TimedResponse> {
  const agent = new Agent({ keepAlive: true })
  const request = get(origin + path, { agent, headers: { 'accept-encoding': encoding } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const closedAt = once(response.socket, 'close').then(() => Date.now())
  const body = await buffer(response)
  const endedAt = Date.now()
  const closedAfterMs = (await Promise.race([closedAt, delay(MAX_WAIT_MS, Number.POSITIVE_INFINITY)])) - endedAt
  agent.destroy()
  return { status: response.statusCode, contentEncoding: response.headers['content-encoding'], body, closedAfterMs }
}

for (const encoding of ['identity', 'gzip'] as const) {
  const isGzip = encoding === 'gzip'
  const request = (path: string) => sendTimedRequest(isGzip ? site.compressedOrigin : site.origin, path, encoding)

  function expectAborted({ status, body, closedAfterMs }: TimedResponse): string {
    expect(status).toBe(200)
    if (isGzip) expect(() => gunzipSync(body)).toThrow('unexpected end of file')
    // workerd ends an aborted HTTP/1.1 body like a complete body, but closes the connection at once.
    expect(closedAfterMs).toBeLessThan(MAX_CLOSE_MS_AFTER_ABORT)
    return (isGzip ? gunzipSync(body, { finishFlush: constants.Z_SYNC_FLUSH }) : body).toString()
  }

  test(`a complete page ends normally and keeps the connection open (${encoding})`, async () => {
    const { contentEncoding, body, closedAfterMs } = await request('/treatments/prp')
    expect(contentEncoding).toBe(isGzip ? 'gzip' : undefined)
    expect((isGzip ? gunzipSync(body) : body).toString()).toMatch(/<\/html>$/)
    expect(closedAfterMs).toBeGreaterThan(MIN_CLOSE_MS_WHEN_IDLE)
  })

  // §D4.33
  test(`a page that fails after the head shows the error section and is aborted (${encoding})`, async () => {
    const path = isGzip ? '/treatments/fillers' : '/treatments/botox'
    // Makes sure that the Worker no longer counts the database as down.
    expect((await fetchPage('/about?recovered')).status).toBe(200)
    await site.setFault('does not respond')
    const html = expectAborted(await request(path))
    await site.setFault('none')
    expect(html).toContain('Something went wrong')
    expect(html).toContain('</html>')
    await expect.poll(async () => (await fetchPage(path)).text).not.toContain('Something went wrong')
  })

  // §D2.23
  test(`a page whose data changes after the head shows the newer main part and is aborted (${encoding})`, async () => {
    const path = isGzip ? '/treatments/fillers/queens' : '/treatments/fillers/brooklyn'
    const version = `newer-${encoding}`
    await expect.poll(async () => (await fetchPage('/about?recovered')).status).toBe(200)
    await site.setFault('is slow')
    const response = request(path)
    await delay(300)
    await site.database.prepare('UPDATE site SET version = ?').bind(version).run()
    await site.setFault('none')
    const html = expectAborted(await response)
    expect(html).toMatch(/<main[^>]*>[\s\S]*<h1[^>]*>[^<]*Fillers[\s\S]*<\/main>/)
    expect(html).toContain('</html>')
    expect((await fetchPage(path)).headers.get('etag')).toContain(version)
  })
}

test('a page cached before the last load is shown with a note while the database fails', async () => {
  expect((await fetchPage('/glossary')).status).toBe(200)
  await site.database.prepare(`UPDATE site SET version = 'another'`).run()
  await expect.poll(async () => (await fetchPage('/treatments')).headers.get('etag')).toContain('another')
  await site.setFault('fails')
  const { status, headers, text } = await fetchPage('/glossary')
  expect([status, headers.get('x-cache'), headers.get('cache-control')]).toEqual([200, 'stale', 'no-store'])
  expect(text).toContain(STALE_NOTE)
  await site.setFault('none')
  await expect.poll(async () => (await fetchPage('/glossary')).text.includes(STALE_NOTE)).toBe(false)
})

test('if a table is missing, a page that reads the table returns 503, and another page returns 200', async () => {
  await site.database.prepare('ALTER TABLE guides RENAME TO not_migrated').run()
  await expectUnavailable('/treatments/kybella')
  expect((await fetchPage('/queens')).status).toBe(200)
  await site.database.prepare('ALTER TABLE not_migrated RENAME TO guides').run()
  expect((await fetchPage('/treatments/kybella')).status).toBe(200)
})

test('with an empty database, a cached page is served, and another page and the health check return 503', async () => {
  expect((await fetchPage('/tribeca')).status).toBe(200)
  await site.database.prepare('DELETE FROM site').run()
  expect((await fetchPage('/tribeca')).headers.get('x-cache')).toBe('hit')
  await expectUnavailable('/prices/botox')
  await expectUnavailable('/healthz')
})
