import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { findHeaderIssues } from '../tools/header-grade.ts'
import { getBuiltModulePath, listModuleAndStaticImports } from '../tools/node/built-site.ts'
import { expect, test } from '../tools/playwright/fixtures.ts'

const readAttributes = (page: Page, selector: string, attribute: string) =>
  page
    .locator(selector)
    .evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name)), attribute)

const extractStyles = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''

test('scripts and fonts have a hash in their names and are cached as immutable', async ({ page, request }) => {
  const html = (await (await page.goto('/'))?.text()) ?? ''
  const fonts = [...extractStyles(html).matchAll(/url\("?([^")]+\.woff2)/g)].map(([, path]) => path)
  const paths = [...(await readAttributes(page, 'script[src]', 'src')), ...fonts]
  expect(paths.length).toBe(3)
  for (const path of paths) {
    const response = await request.get(path ?? '')
    expect(path).toMatch(/^\/assets\/[\w.-]+-[\w-]{8}\.(js|woff2)$/)
    expect(response.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      // The sandboxed claim form, which has another origin, also loads these files.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(findHeaderIssues(new Headers(response.headers()))).toEqual([])
  }
})

for (const path of [
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/manifest.webmanifest',
  '/speculation-rules.json',
])
  test(`${path} has security headers graded A+ and a same-origin resource policy, and is not immutable`, async ({
    request,
  }) => {
    const response = await request.get(path)
    const headers = response.headers()
    expect(response.status()).toBe(200)
    expect(findHeaderIssues(new Headers(headers))).toEqual([])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['access-control-allow-origin']).toBe(path === '/speculation-rules.json' ? '*' : undefined)
    expect(headers['cache-control']).not.toContain('immutable')
    expect(headers['x-xss-protection']).toBeUndefined()
  })

test("the Worker's modules at startup are at most 230 KB without the styles", async ({ request }) => {
  const styles = extractStyles(await (await request.get('/')).text())
  const sizes = listModuleAndStaticImports(getBuiltModulePath()).map((file) => statSync(file).size)
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size) - styles.length).toBeLessThanOrEqual(230 * 1024)
})

for (const path of ['/treatments/botox', '/treatments/weight-management', '/treatments/laser-hair-removal', '/faq'])
  test(`the compressed HTML of ${path} is at most 14 KB without the styles`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(gzipSync(html.replace(extractStyles(html), '')).length).toBeLessThanOrEqual(14 * 1024)
  })

test('the styles are at most 9 KB compressed', async ({ request }) => {
  const styles = extractStyles(await (await request.get('/')).text())
  expect(styles.length).toBeGreaterThan(1000)
  expect(gzipSync(styles, { level: 9 }).length).toBeLessThanOrEqual(9 * 1024)
})

test('the content security policy of a page allows the inline styles and the inline script only by hash', async ({
  request,
}) => {
  const response = await request.get('/')
  const html = await response.text()
  const hashText = (text: string) => createHash('sha256').update(text).digest('base64')
  const [, script = ''] = /<script>([^<]+)<\/script>/.exec(html) ?? []
  const policy = response.headers()['content-security-policy'] ?? ''
  expect(policy).toContain(`style-src 'self' 'sha256-${hashText(extractStyles(html))}';`)
  expect(policy).toContain(`script-src 'self' 'sha256-${hashText(script)}';`)
  expect(policy).not.toContain('unsafe-inline')
})

// A server usually sends 14 KB before it waits for the first acknowledgment.
for (const path of ['/', '/treatments/botox/manhattan', '/treatments/botox', '/medspas', '/prices/botox', '/manhattan'])
  test(`the first 14 KB of the compressed HTML of ${path} contain the styles and the heading`, async ({ request }) => {
    const [beforeHeading = '', afterHeading] = (await (await request.get(path)).text()).split('</h1>')
    expect(afterHeading).toBeDefined()
    expect(extractStyles(beforeHeading)).toContain('{')
    expect(gzipSync(beforeHeading).length).toBeLessThanOrEqual(14 * 1024)
  })

test('fonts are fetched once, after the first page has loaded, and used from the second page on', async ({ page }) => {
  const readFontFamily = () => page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0])
  await page.goto('/', { waitUntil: 'networkidle' })
  const [pageLoadedAt, ...fontStartTimes] = await page.evaluate(() => [
    (performance.getEntriesByType('navigation')[0] as unknown as { loadEventStart: number }).loadEventStart,
    ...performance
      .getEntriesByType('resource')
      .flatMap((entry) => (entry.name.endsWith('.woff2') ? entry.startTime : [])),
  ])
  expect(fontStartTimes).toHaveLength(2)
  expect(Math.min(...fontStartTimes)).toBeGreaterThanOrEqual(pageLoadedAt ?? Infinity)
  expect(await readFontFamily()).toBe('"Figtree Stand-in"')

  await page.getByRole('link', { name: 'Locations' }).first().click()
  await page.waitForURL('/locations', { waitUntil: 'networkidle' })
  expect(await readFontFamily()).toBe('Figtree')
  const transferSizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) => (entry.name.endsWith('.woff2') ? (entry as PerformanceResourceTiming).transferSize : [])),
  )
  expect(transferSizes).toEqual([0, 0])
})

test('the next page is prefetched on mouse down on its link, and the prefetched response is used', async ({
  page,
  watch,
}) => {
  await page.goto('/treatments/botox', { waitUntil: 'networkidle' })
  expect(watch.requests).not.toContain('/locations')
  await page.getByRole('link', { name: 'Locations' }).first().hover()
  await page.mouse.down()
  await expect.poll(() => watch.requests).toContain('/locations')
  await page.mouse.up()
  await page.waitForURL('/locations')
  const deliveryType = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
  )
  expect(deliveryType).toBe('navigational-prefetch')
})

test('pressing the mouse button on the link of a filter prefetches nothing', async ({ page, watch }) => {
  await page.goto('/medspas', { waitUntil: 'networkidle' })
  const filterLink = page.getByRole('main').locator('a[href^="/medspas?"]:visible').first()
  await filterLink.hover()
  await page.mouse.down()
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await page.waitForLoadState('networkidle')
  expect(watch.requests.filter((path) => path.startsWith('/medspas?'))).toEqual([])
})
