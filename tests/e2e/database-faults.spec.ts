import { expect, test } from '@playwright/test'
import { type FaultySite, startFaultySite } from './faulty-database.ts'

// The database goes away under the running site. What each page does then, in every case, is in
// tests/routes/errors.test.ts and database-silent.test.ts; here is the build as it is deployed, asked over HTTP.

test.describe.configure({ mode: 'serial' })

const NOTE = 'This is the page as it was before.'
let site: FaultySite

test.beforeAll(async () => {
  site = await startFaultySite()
})
test.afterAll(() => site.stop())
test.afterEach(() => site.bring('none'))

async function ask(path: string) {
  const { status, headers, body } = await fetch(site.origin + path, { redirect: 'manual' })
  return { status, headers, text: body ? await new Response(body).text() : '' }
}

async function expectUnavailable(path: string): Promise<void> {
  const { status, headers, text } = await ask(path)
  expect([path, status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    path,
    503,
    '30',
    'no-store',
  ])
  expect(text).not.toMatch(/D1_|SQLITE/)
}

for (const fault of ['fails', 'is silent'] as const) {
  test(`a database that ${fault}: what was seen stays, all else is 503 with Retry-After, and then it is over`, async () => {
    for (const path of ['/treatments', '/soho']) expect((await ask(path)).status).toBe(200)
    await site.bring(fault)
    const kept = await ask('/soho')
    expect([kept.status, kept.headers.get('x-cache')]).toEqual([200, 'hit'])
    const unseen = `/upper-east-side/marchetti-osei-dermatology?${encodeURIComponent(fault)}`
    const asking = [unseen, '/api/v1/clinics', '/sitemap.xml', '/no-such-page', '/healthz']
    await Promise.all(asking.map(expectUnavailable))
    // Known to be silent by now, the database is waited for before the head goes out.
    await expectUnavailable(`/brooklyn?${encodeURIComponent(fault)}`)
    expect((await ask('/treatments?again')).status).toBe(200)
    await site.bring('none')
    for (const path of [unseen, '/api/v1/clinics', '/healthz']) expect((await ask(path)).status).toBe(200)
  })
}

test('a page whose head is out when the database falls silent is told in place, whole, and kept by nobody', async () => {
  expect((await ask('/about?heard')).status).toBe(200)
  await site.bring('is silent')
  const { status, headers, text } = await ask('/treatments/botox')
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(text).toContain('Something went wrong')
  expect(text).toMatch(/<\/html>$/)
  await site.bring('none')
  expect((await ask('/treatments/botox')).text).not.toContain('Something went wrong')
})

test('a page from before the last load is shown, and says so, rather than none', async () => {
  expect((await ask('/glossary')).status).toBe(200)
  await site.database.prepare(`UPDATE site SET version = 'another'`).run()
  await expect.poll(async () => (await ask('/treatments')).headers.get('etag')).toContain('another')
  await site.bring('fails')
  const { status, headers, text } = await ask('/glossary')
  expect([status, headers.get('x-cache'), headers.get('cache-control')]).toEqual([200, 'stale', 'no-store'])
  expect(text).toContain(NOTE)
  await site.bring('none')
  // The next look at the data version, some seconds after the last, ends it.
  await expect.poll(async () => (await ask('/glossary')).text.includes(NOTE)).toBe(false)
})

test('a database that lacks a table: the pages that read it are 503, the others as ever', async () => {
  await site.database.prepare('ALTER TABLE guides RENAME TO not_migrated').run()
  await expectUnavailable('/treatments/kybella')
  expect((await ask('/queens')).status).toBe(200)
  await site.database.prepare('ALTER TABLE not_migrated RENAME TO guides').run()
  expect((await ask('/treatments/kybella')).status).toBe(200)
})

test('a database without data: what was seen stays, all else and the health check are 503', async () => {
  expect((await ask('/tribeca')).status).toBe(200)
  await site.database.prepare('DELETE FROM site').run()
  expect((await ask('/tribeca')).headers.get('x-cache')).toBe('hit')
  await expectUnavailable('/prices/botox')
  await expectUnavailable('/healthz')
})
