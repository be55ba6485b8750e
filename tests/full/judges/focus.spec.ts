/// <reference lib="dom" />

import type { Page } from '@playwright/test'
import { expect, test } from '../../tools/playwright/fixtures.ts'

const FOUR_CLINICS = ['slipway-aesthetics', 'pincushion', 'clinic-007', 'quill-injectables']

const SCREENS = [
  { path: '/medspas', width: 390, height: 844, hasComparisonBar: true },
  { path: '/medspas', width: 1440, height: 900, hasComparisonBar: true },
  { path: '/treatments/botox/soho', width: 1440, height: 700, hasComparisonBar: false },
  { path: '/upper-east-side/marchetti-osei-dermatology', width: 390, height: 844, hasComparisonBar: false },
  { path: '/upper-east-side/marchetti-osei-dermatology', width: 320, height: 568, hasComparisonBar: true },
  { path: `/compare?c=${FOUR_CLINICS}`, width: 390, height: 844, hasComparisonBar: false },
  { path: '/compare?c=slipway-aesthetics,pincushion', width: 1440, height: 900, hasComparisonBar: false },
]

test.describe.configure({ mode: 'parallel' })

const inspectFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const [line] = element.getClientRects()
    const { left, right, top, bottom } = line ?? element.getBoundingClientRect()
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y))
    const style = getComputedStyle(element)
    const circle = element.querySelector('circle')
    return {
      name: `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`,
      isVisible: hits.some((hit) => hit !== null && (element.contains(hit) || hit.contains(element))),
      isOutlined: style.outlineStyle !== 'none' || (circle !== null && getComputedStyle(circle).strokeWidth === '8px'),
    }
  })

for (const { path, width, height, hasComparisonBar } of SCREENS) {
  const screen = `${width} × ${height} px${hasComparisonBar ? ', with the comparison bar' : ''}`
  test(`every element of ${path} that Tab reaches is visible and outlined, ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    if (hasComparisonBar) {
      await page.locator('a[data-compare]').first().click()
      await expect(page.getByRole('region', { name: 'Your comparison' })).toBeVisible()
      await page.evaluate(() => {
        window.scrollTo(0, 0)
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      })
    }
    const issues: string[] = []
    let tabStopCount = 0
    for (; tabStopCount < 250; tabStopCount++) {
      await page.keyboard.press('Tab')
      const focus = await inspectFocus(page)
      if (!focus) break
      if (!focus.isVisible || !focus.isOutlined)
        issues.push(`${focus.name}: ${focus.isVisible ? 'not outlined' : 'covered'}`)
    }
    expect(tabStopCount).toBeGreaterThan(20)
    expect(issues).toEqual([])
  })
}
