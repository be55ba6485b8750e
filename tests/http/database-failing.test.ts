// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { createFailingDatabase } from '../tools/fake-databases.ts'
import { findHeadings, findLinkHref } from '../tools/html.ts'
import { loadProductionApp } from '../tools/production.ts'
import type { Bindings } from '../tools/site.ts'

describe('a failing database', () => {
  const FAILING_BINDINGS = { DB: createFailingDatabase('D1_ERROR: Network connection lost.') }

  test('makes one page stale after one failure, and every page stale after several', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const site = await loadProductionApp()
    const paths = ['/faq', '/reviews', '/about', '/glossary', '/privacy']
    for (const path of paths) await site.fetchPage(path)
    await env.DB.prepare('UPDATE site SET version = ?').bind(crypto.randomUUID()).run()
    site.clearCachedCatalog()
    await site.fetchPage('/treatments')
    const fetchCacheState = async (path: string, bindings: Bindings = {}) =>
      (await site.fetchPage(path, bindings)).headers.get('x-cache')
    expect(await fetchCacheState('/faq', FAILING_BINDINGS)).toBe('stale')
    expect(await fetchCacheState('/reviews')).toBeNull()
    for (const path of ['/faq', '/about', '/glossary'])
      expect(await fetchCacheState(path, FAILING_BINDINGS)).toBe('stale')
    expect(site.isDatabaseDown()).toBe(true)
    expect(await fetchCacheState('/privacy')).toBe('stale')
    vi.restoreAllMocks()
  })

  test('is not marked as down after SQL errors, although the page with the errors returns 503', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const site = await loadProductionApp()
    await site.fetchPage('/treatments')
    const sqlErrorBindings = { DB: createFailingDatabase('D1_ERROR: no such column: x: SQLITE_ERROR') }
    for (let request = 0; request < 4; request++)
      expect((await site.fetchPage('/prices/fillers', sqlErrorBindings)).status).toBe(503)
    expect(site.isDatabaseDown()).toBe(false)
    vi.restoreAllMocks()
  })

  test('is retried in the background within seconds, and counts as up after the first success', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const site = await loadProductionApp()
    await site.fetchPage('/treatments')
    for (const path of ['/faq', '/about', '/glossary']) await site.fetchPage(path, FAILING_BINDINGS)
    expect(site.isDatabaseDown()).toBe(true)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3500 })
    await site.fetchPage('/treatments')
    vi.useRealTimers()
    expect(site.isDatabaseDown()).toBe(false)
    vi.restoreAllMocks()
  })
})

describe('a database', () => {
  // §D2.21
  test.each([
    ['lacks a table', 'DROP TABLE clinic_prices', '/prices/botox', 'npm run db:migrate'],
    ['holds no data', 'DELETE FROM site', '/prices/fillers', 'npm run db:seed'],
  ])('that %s shows the visitor a plain 503 page, and the log says what to do', async (_, sql, path, advice) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const site = await loadProductionApp()
    await site.fetchPage('/treatments')
    await env.DB.prepare(sql).run()
    const page = await site.fetchPage(path)
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30'])
    expect(findHeadings(page.html, 1)).toEqual(["We'll be right back"])
    expect(findLinkHref(page.html, 'Try again')).toBe(path)
    expect(page.text).not.toMatch(/table|seed|migrat|D1/i)
    expect(consoleError.mock.calls.join()).toContain(advice)
    vi.restoreAllMocks()
  })
})
