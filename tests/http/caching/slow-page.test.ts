// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createDelayedDatabase } from '../../tools/fake-databases.ts'
import { loadProductionApp } from '../../tools/production.ts'
import { readUntilAborted } from '../../tools/site.ts'

let site: Awaited<ReturnType<typeof loadProductionApp>>
beforeAll(async () => {
  site = await loadProductionApp()
}, 60_000)

describe('a page with slow data', () => {
  const createSlowBindings = (milliseconds: number, change: () => Promise<unknown> = async () => {}) => ({
    DB: createDelayedDatabase(() => new Promise((resolve) => setTimeout(resolve, milliseconds)).then(change)),
  })

  test('has the cache headers of a fast page, and is cached', async () => {
    await site.fetchPage('/treatments')
    const streamed = await site.fetchPage('/treatments/fillers/tribeca', createSlowBindings(60))
    const fast = await site.fetchPage('/treatments/fillers/brooklyn')
    for (const name of ['cache-control', 'cloudflare-cdn-cache-control', 'cache-tag', 'etag', 'vary'])
      expect([name, streamed.headers.get(name)]).toEqual([name, fast.headers.get(name)])
    const cached = await site.fetchPage('/treatments/fillers/tribeca')
    expect([cached.headers.get('x-cache'), cached.html]).toEqual(['hit', streamed.html])
  })

  test('is sent to the end, but aborted, if the data is newer than the head already sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await site.fetchPage('/treatments')
    const version = crypto.randomUUID()
    const change = () => env.DB.prepare('UPDATE site SET version = ?').bind(version).run()
    const { response, waitUntilSettled } = site.send('/treatments/fillers/queens', createSlowBindings(60, change))
    const { html, isAborted } = await readUntilAborted(await response)
    expect(isAborted).toBe(true)
    await waitUntilSettled()
    expect(html).toContain('Fillers')
    expect(html).toContain('</html>')
    const next = await site.fetchPage('/treatments/fillers/queens')
    expect(next.headers.get('etag')).toContain(version)
  })

  test('links to the new URL and is aborted if a reseed replaced the page with a redirect', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await site.fetchPage('/treatments')
    const path = '/treatments/kybella/soho'
    const change = () =>
      env.DB.batch([
        env.DB.prepare(`DELETE FROM treatments WHERE slug = 'kybella'`),
        env.DB.prepare(`INSERT OR REPLACE INTO redirects (path, target) VALUES ('${path}', '/about')`),
        env.DB.prepare(`UPDATE site SET version = 'redirected'`),
      ])
    const { response, waitUntilSettled } = site.send(`${path}?page=1`, createSlowBindings(60, change))
    const { status, html, isAborted } = await readUntilAborted(await response)
    await waitUntilSettled()
    expect([status, isAborted]).toEqual([200, true])
    const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
    expect(main).toContain('<h1>This page has moved</h1>')
    expect(main).toContain('href="/about?page=1"')
    expect(html).toContain('</html>')
  })
})
