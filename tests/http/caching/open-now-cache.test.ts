// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loadProductionApp } from '../../tools/production.ts'
import { type Bindings, queryColumn } from '../../tools/site.ts'

let site: Awaited<ReturnType<typeof loadProductionApp>>

beforeAll(async () => {
  site = await loadProductionApp()
}, 60_000)

async function fetchAt(moment: string, path: string, bindings: Bindings = {}) {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  site.clearCachedCatalog()
  await site.fetchPage('/treatments')
  const page = await site.fetchPage(path, bindings)
  vi.useRealTimers()
  return page
}

describe('results that depend on who is open now', () => {
  // §D7.4
  test.each([
    '/medspas?open=now',
    '/medspas?area=soho&open=now',
    '/appointments/botox',
    '/appointments/botox?area=soho',
  ])('are cached at %s until the end of the quarter hour', async (path) => {
    const morning = await fetchAt('2027-02-05T14:01:00Z', path)
    const sameQuarter = await fetchAt('2027-02-05T14:14:57Z', path)
    expect([sameQuarter.headers.get('x-cache'), sameQuarter.html]).toEqual(['hit', morning.html])
    expect(sameQuarter.headers.get('etag')).toContain('20270205T1400Z')
    expect(sameQuarter.headers.get('cache-control')).toBe('public, max-age=3')
    expect(sameQuarter.headers.get('cloudflare-cdn-cache-control')).toBe('public, max-age=3, stale-if-error=3600')
    const nextQuarter = await fetchAt('2027-02-05T14:15:00Z', path)
    expect(nextQuarter.headers.get('x-cache')).toBeNull()
    const night = await fetchAt('2027-02-05T08:00:00Z', path)
    expect(night.headers.get('etag')).not.toBe(morning.headers.get('etag'))
    expect(night.html).not.toBe(morning.html)
  })

  // §D7.3, §D7.4
  test.each([
    ...['/locations/soho', '/tribeca/laight-aesthetic-practice'],
    ...['/medspas', '/medspas?open=evening', '/services/botox', '/soho', '/treatments/botox/soho'],
  ])('are not on %s, which is the same day and night', async (path) => {
    const day = await fetchAt('2027-02-05T14:01:00Z', path)
    expect(day.html).toContain('data-hours=')
    const night = await fetchAt('2027-02-05T08:00:00Z', path)
    expect(night.headers.get('x-cache')).toBe('hit')
    expect(night.headers.get('cloudflare-cdn-cache-control')).toContain('max-age=86400')
  })
})

// §D4.36
test('a year after a clinic closes, its cached page expires and becomes a 410 at midnight in New York', async () => {
  const [clinicPath = ''] = await queryColumn(`SELECT '/' || location || '/' || segment FROM clinics LIMIT 1`)
  await env.DB.prepare(
    `UPDATE clinics SET status = '{"kind":"closed","on":"2026-02-05"}' WHERE '/' || location || '/' || segment = ?`,
  )
    .bind(clinicPath)
    .run()
  const lastDay = await fetchAt('2027-02-05T04:59:00Z', clinicPath)
  expect(lastDay.status).toBe(200)
  expect(lastDay.headers.get('etag')).toContain('20270205T0445Z')
  expect(lastDay.headers.get('cloudflare-cdn-cache-control')).toBe('public, max-age=60, stale-if-error=3600')
  const dayAfter = await fetchAt('2027-02-05T05:00:00Z', clinicPath)
  expect(dayAfter.status).toBe(410)
})
