// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { READABLE_FORMATS } from '../../src/db/formats/data-format.ts'
import { collectLoggedErrors } from '../tools/logged-errors.ts'
import { loadProductionApp } from '../tools/production.ts'
import { queryColumn } from '../tools/site.ts'

// After a rollback or during a deployment, a Worker may read data that another release loaded.

const UNKNOWN_FORMAT = Math.max(...READABLE_FORMATS) + 1

const logged = collectLoggedErrors()
let site: Awaited<ReturnType<typeof loadProductionApp>>
beforeAll(async () => {
  site = await loadProductionApp()
  await site.fetchPage('/soho')
  await env.DB.prepare("UPDATE site SET format = ?, version = 'of-another-release'").bind(UNKNOWN_FORMAT).run()
  await env.DB.batch(
    ['clinics SET services', 'guides SET content', 'areas SET guide', 'clinics SET areas'].map((updateClause) =>
      env.DB.prepare(`UPDATE ${updateClause} = '{"another":"shape"}'`),
    ),
  )
}, 60_000)

const PATHS = [
  '/',
  '/tribeca',
  '/treatments/botox',
  '/clinics/clinic-001',
  '/medspas',
  '/api/v1/clinics',
  '/search?q=botox',
]

describe('data in an unknown format', () => {
  // §D2.28
  test('does not affect cached pages', async () => {
    expect((await site.fetchPage('/soho')).status).toBe(200)
  })

  // §D2.28
  test.each(PATHS)('turns an uncached %s into a 503 with Retry-After, never a 500', async (path) => {
    for (const prepare of [() => {}, site.clearCachedCatalog]) {
      prepare()
      const { status, headers } = await site.fetchPage(path)
      expect(status).toBe(503)
      expect(headers.get('retry-after')).toBe('30')
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  // §D2.28
  test('is logged with a hint on what to do', async () => {
    await site.fetchPage('/treatments/botox')
    expect(logged.join('\n')).toContain(`the data is in format ${UNKNOWN_FORMAT}, and this Worker reads format`)
    expect(logged.join('\n')).toContain('Deploy the release that loaded the data')
  })

  // §D2.28
  test('is reported as the reason in /healthz', async () => {
    const { status, html } = await site.fetchPage('/healthz')
    expect(status).toBe(503)
    expect(JSON.parse(html)).toMatchObject({
      status: 'unavailable',
      reason: expect.stringContaining(`format ${UNKNOWN_FORMAT}`),
    })
  })

  test('no longer affects pages after a load in a known format', async () => {
    const format = READABLE_FORMATS[0]
    await env.DB.prepare('UPDATE site SET format = ?').bind(format).run()
    expect(await queryColumn('SELECT format FROM site')).toEqual([format])
    expect((await site.fetchPage('/treatments')).status).toBe(200)
  })
})
