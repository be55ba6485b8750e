/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.ts'
import { holdFiles } from '../e2e/islands.ts'
import { crowding } from './crowding.ts'
import { KINDS_OF_PAGE } from './kinds.ts'
import { SITE, visit } from './visit.ts'

/** From the smallest phone to a wide screen; the second is a window of 1280 × 1024 px at 400% zoom. */
const WINDOWS = [
  { width: 320, height: 900 },
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const

test.describe.configure({ mode: 'parallel' })

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      const own = window as unknown as { shift: number }
      for (const entry of list.getEntries()) own.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns the layout shift once the page is painted; it is compared to three digits, as Lighthouse rounds it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { shift: number }).shift)),
        )
      }),
  )

for (const kind of KINDS_OF_PAGE) {
  test(`nothing on ${kind.path} overflows, overlaps or shifts at any window size`, async ({ page, watch }) => {
    if (kind.status !== 200) watch.expectFault(new RegExp(`^${kind.status} `))
    await watchShifts(page)
    await page.goto('/faq', { waitUntil: 'networkidle' })
    for (const { width, height } of WINDOWS) {
      // Resizes on an empty page, since a shift by resizing could count for the next page.
      await page.goto('about:blank')
      await page.setViewportSize({ width, height })
      await page.waitForFunction((expected) => innerWidth === expected, width)
      for (const place of ['first', 'later'] as const) {
        await visit(page, kind, place)
        expect(await shiftOf(page), `layout shift at ${width} px on the ${place} page of a visit`).toBeCloseTo(0, 3)
        expect(await page.evaluate(crowding), `at ${width} × ${height} px`).toEqual([])
      }
    }
  })
}

for (const path of ['/', '/treatments/botox', '/medspas', '/upper-east-side/marchetti-osei-dermatology']) {
  test(`late fonts cause no layout shift on ${path}`, async ({ page }) => {
    const release = await holdFiles(page, '**/*.woff2')
    await watchShifts(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path, { waitUntil: 'domcontentloaded', referer: SITE })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    release()
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    expect(await shiftOf(page)).toBeCloseTo(0, 3)
  })
}
