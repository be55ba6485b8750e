import { statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { builtModule, modulesAtStart } from '../built-site.ts'
import { gradeOf } from '../header-grade.ts'
import { expect, test } from './fixtures.ts'

/** What a page's head names, as paths. */
const named = (page: Page, selector: string, attribute: string) =>
  page
    .locator(selector)
    .evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name)), attribute)

test('what a page is put together from has its content in its name, and is kept for good', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const paths = [
    ...(await named(page, 'link[rel="stylesheet"]', 'href')),
    ...(await named(page, 'link[rel="preload"]', 'href')),
    ...(await named(page, 'script[src]', 'src')),
  ]
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) {
    const answer = await request.get(path ?? '')
    expect(path).toMatch(/^\/assets\/[\w.-]+-[\w-]{8}\.(css|js|woff2)$/)
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(gradeOf(new Headers(answer.headers()))).toMatchObject({ grade: 'A+', faults: [] })
  }
})

test('files that the Worker never sees are an A+ as well', async ({ request }) => {
  for (const path of [
    '/favicon.ico',
    '/favicon.svg',
    '/icon-192.png',
    '/manifest.webmanifest',
    '/speculation-rules.json',
  ]) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(gradeOf(new Headers(answer.headers()))).toMatchObject({ grade: 'A+', faults: [] })
  }
})

test('what the Worker reads before its first request is at most 290 KB', () => {
  const sizes = modulesAtStart(builtModule()).map((file) => statSync(file).size)
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(290 * 1024)
})

// `tests/routes/page-weight.test.ts` holds it for every kind of page, without the names that the build gives to files.
for (const path of ['/treatments/botox', '/treatments/weight-management', '/treatments/laser-hair-removal', '/faq'])
  test(`${path} is at most 14 KB of compressed HTML as it is built`, async ({ request }) => {
    const html = await (await request.get(path)).body()
    expect(gzipSync(html).length).toBeLessThanOrEqual(14 * 1024)
  })

test('the styles weigh at most 10 KB on their way', async ({ page, request }) => {
  await page.goto('/')
  const [path = ''] = await named(page, 'link[rel="stylesheet"]', 'href')
  const styles = await (await request.get(path ?? '')).body()
  expect(styles.length).toBeGreaterThan(1000)
  expect(gzipSync(styles, { level: 9 }).length).toBeLessThanOrEqual(10 * 1024)
})

test('styles and fonts are named before the page begins, and each is fetched once', async ({ page, watch }) => {
  const answer = await page.goto('/', { waitUntil: 'networkidle' })
  const link = (await answer?.headerValue('link')) ?? ''
  const preloaded = [...link.matchAll(/<([^>]+)>; rel=preload/g)].map(([, path]) => path ?? '')
  expect(preloaded.filter((path) => path.endsWith('.css'))).toHaveLength(1)
  expect(preloaded.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(0)
  for (const path of preloaded) expect(watch.requests.filter((request) => request === path)).toHaveLength(1)
})

test('the next page is fetched as a press on its link begins, and used', async ({ page, watch }) => {
  await page.goto('/treatments/botox', { waitUntil: 'networkidle' })
  expect(watch.requests).not.toContain('/locations')
  await page.getByRole('link', { name: 'Locations' }).first().hover()
  await page.mouse.down()
  await expect.poll(() => watch.requests).toContain('/locations')
  await page.mouse.up()
  await page.waitForURL('/locations')
  const delivered = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
  )
  expect(delivered).toBe('navigational-prefetch')
})

test('a search, a filter and a download are fetched only when they are asked for', async ({ page, watch }) => {
  await page.goto('/medspas', { waitUntil: 'networkidle' })
  const filter = page.getByRole('main').locator('a[href*="?"]').first()
  await filter.hover()
  await page.mouse.down()
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await page.waitForLoadState('networkidle')
  expect(watch.requests.filter((path) => path.startsWith('/medspas?'))).toEqual([])
})
