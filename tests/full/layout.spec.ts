// What runs inside the page sees the browser's types.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.ts'
import { hold } from '../e2e/islands.ts'
import { crowding } from './crowding.ts'
import { KINDS_OF_PAGE } from './kinds.ts'
import { visit } from './visit.ts'

/** From the smallest phone to a wide screen; the second is a window of 1280 × 1024 px at 400%. */
const WINDOWS = [
  { width: 320, height: 900 },
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const

test.describe.configure({ mode: 'parallel' })

/** Adds up what moves on each page from now on (cumulative layout shift). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      const own = window as unknown as { shift: number }
      for (const entry of list.getEntries()) own.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

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
  test(`${kind.path} fits every window: nothing sticks out, overlaps or moves`, async ({ page, watch }) => {
    if (kind.status !== 200) watch.expectFault(new RegExp(`^${kind.status} `))
    // The typefaces are in the browser's memory then, as they are from the second page on.
    await visit(page, kind)
    await watchShifts(page)
    for (const { width, height } of WINDOWS) {
      // On an empty page: what a window's new width moves on the page shown in it can be counted for the next.
      await page.goto('about:blank')
      await page.setViewportSize({ width, height })
      await page.waitForFunction((expected) => innerWidth === expected, width)
      await visit(page, kind)
      expect(await shiftOf(page), `layout shift at ${width} px`).toBe(0)
      expect(await page.evaluate(crowding), `at ${width} × ${height} px`).toEqual([])
    }
  })
}

/** Stand-ins of the same size hold the place of a typeface; what is left of a shift is a line that breaks elsewhere. */
const LATE_TYPEFACE = 0.02

for (const path of ['/', '/treatments/botox', '/medspas', '/upper-east-side/marchetti-osei-dermatology']) {
  test(`a typeface that arrives late hardly moves ${path}`, async ({ page }) => {
    const release = await hold(page, '**/*.woff2')
    await watchShifts(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    release()
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    expect(await page.evaluate(() => document.fonts.check('1em Figtree'))).toBe(true)
    expect(await shiftOf(page)).toBeLessThan(LATE_TYPEFACE)
  })
}
