/// <reference lib="dom" />

import { expect, type Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: readonly { node: Node | null }[]
}

/** Records the layout shifts of each page that is opened afterwards. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({
          value,
          moved: sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80) ?? ''),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * Fails on a total layout shift of 0.005 or more, which PageSpeed Insights rounds to 0.01. Each further digit divides
 * the limit by ten.
 */
export async function expectNoShift(page: Page, message: string, digits = 2): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve((window as unknown as { shifts: [] }).shifts)))
      }),
  )
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, `${message}: ${JSON.stringify(shifts)}`).toBeCloseTo(0, digits)
}
