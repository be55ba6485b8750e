// What runs inside the page sees the browser's types.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.ts'
import { hold } from '../e2e/islands.ts'
import { crowding } from './crowding.ts'
import { KINDS_OF_PAGE } from './kinds.ts'
import { SITE, visit } from './visit.ts'

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

/** Compared as Lighthouse rounds it, to three digits. */
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
    await watchShifts(page)
    await page.goto('/faq', { waitUntil: 'networkidle' })
    for (const { width, height } of WINDOWS) {
      // On an empty page: what a window's new width moves on the page shown in it can be counted for the next.
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
  test(`fonts that arrive late move nothing on ${path}`, async ({ page }) => {
    const release = await hold(page, '**/*.woff2')
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
