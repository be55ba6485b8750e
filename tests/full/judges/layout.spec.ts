/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { Page } from '@playwright/test'
import { EXAMPLE_PAGES } from '../../tools/example-pages.ts'
import { expect, test } from '../../tools/playwright/fixtures.ts'
import { delayFiles } from '../../tools/playwright/islands.ts'
import { findLayoutIssues } from './layout-issues.ts'
import { expectNoShift, watchShifts } from './layout-shift.ts'
import { serveInParts } from './serve-in-parts.ts'
import { SITE_URL, visit } from './visit.ts'

/** Window sizes from the smallest phone to a wide screen. The second is a window of 1280 × 1024 px at 400% zoom. */
const WINDOWS = [
  { width: 320, height: 900 },
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const

test.describe.configure({ mode: 'parallel' })

for (const examplePage of EXAMPLE_PAGES) {
  test(`on ${examplePage.path}, nothing overflows, overlaps or shifts at any window size`, async ({ page, watch }) => {
    if (examplePage.status !== 200) watch.expectError(new RegExp(`^${examplePage.status} `))
    await watchShifts(page)
    await page.goto('/faq', { waitUntil: 'networkidle' })
    for (const { width, height } of WINDOWS) {
      // Resizes on an empty page, because a shift caused by resizing could be attributed to the next page.
      await page.goto('about:blank')
      await page.setViewportSize({ width, height })
      await page.waitForFunction((expected) => innerWidth === expected, width)
      for (const position of ['first', 'later'] as const) {
        await visit(page, examplePage, position)
        await expectNoShift(page, `layout shift at ${width} px on the ${position} page of a visit`)
        expect(await page.evaluate(findLayoutIssues), `at ${width} × ${height} px`).toEqual([])
      }
    }
  })
}

for (const path of ['/', '/treatments/botox', '/medspas', '/upper-east-side/marchetti-osei-dermatology']) {
  test(`late fonts cause no layout shift on ${path}`, async ({ page }) => {
    const release = await delayFiles(page, '**/*.woff2')
    await watchShifts(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path, { waitUntil: 'domcontentloaded', referer: SITE_URL })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    release()
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    await expectNoShift(page, 'layout shift by late fonts')
  })
}

/** Pages sent in two parts, split in turn before each link, button, input, option, div and nav, and around each svg. */
const CUT_PAGES = [
  ...['/', '/about', '/search?q=xyzzy', '/medspas'].map((path) => ({
    path,
    cutRange: /<header[\s\S]*<main[\s\S]{3000}/,
    widths: [320, 768, 1440],
  })),
  // The first card's rating, 'Verified' and 'Sample listing'.
  { path: '/brooklyn', cutRange: /<div class="meta">[\s\S]*?<div class="card-hours">/, widths: [320, 390] },
  { path: '/services/botox', cutRange: /<h2 id="results"[\s\S]*?<\/datalist>/, widths: [320, 768] },
  {
    path: '/prices/botox?area=soho&quantity=20&row=6',
    cutRange: /(?<=<main[\s\S]*)<form[\s\S]*?<\/form>/,
    widths: [320, 390, 768, 1440],
  },
]

/** Waits for the first paint, or for half a second, because an incomplete header is not painted. */
const waitForPaint = (page: Page) =>
  page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, { timeout: 500 })
    .catch(() => {})

for (const { path, cutRange, widths } of CUT_PAGES) {
  test(`on ${path}, nothing moves if the page arrives in parts`, async ({ page, request, watch }) => {
    watch.expectError(/^left the site: http:\/\/localhost/)
    const html = Buffer.from(await (await request.get(path)).body()).toString('latin1')
    const range = cutRange.exec(html)
    const cutPositions = [...(range?.[0] ?? '').matchAll(/<(?:a|button|div|input|nav|option|svg)\b|(?<=<\/svg>)/g)].map(
      ({ index }) => (range?.index ?? 0) + index,
    )
    expect(cutPositions).not.toEqual([])
    const proxy = await serveInParts(SITE_URL.slice(0, -1))
    await watchShifts(page)
    try {
      for (const width of widths) {
        for (const cutPosition of cutPositions) {
          await page.goto('about:blank')
          await page.setViewportSize({ width, height: 900 })
          proxy.setCutPosition(cutPosition)
          await page.goto(proxy.origin + path, { waitUntil: 'commit' })
          await waitForPaint(page)
          proxy.sendRest()
          await page.waitForLoadState('load')
          await expectNoShift(
            page,
            `at ${width} px, with a pause before ${html.slice(cutPosition, cutPosition + 40)}`,
            3,
          )
        }
      }
    } finally {
      proxy.close()
    }
  })
}
