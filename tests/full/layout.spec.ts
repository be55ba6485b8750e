// What runs inside the page sees the browser's types.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { expect, type Locator, type Page, test } from '@playwright/test'
import { KINDS_OF_PAGE } from './kinds.ts'

/** Nothing is meant to move; on a slow machine the real typeface may still arrive late. 0.1 is what counts as good. */
const SHIFT = 0.1

const WIDTHS = [320, 390, 768, 1440, 1920]

test.describe.configure({ mode: 'parallel' })

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const boxesOf = async (elements: Locator): Promise<Box[]> => {
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()))
  return boxes.filter((box) => box !== null)
}

const overlap = (a: Box, b: Box) =>
  a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1

async function expectApart(page: Page, selector: string): Promise<void> {
  const boxes = await boxesOf(page.locator(selector))
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other), `${selector} overlap`).toBe(false)
  }
}

for (const path of KINDS_OF_PAGE) {
  test(`${path} fits every width, and nothing on it moves while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path, { waitUntil: 'networkidle' })
      const size = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        window: document.documentElement.clientWidth,
        shift: (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      }))
      expect(size.content, `${path} is wider than ${width} px`).toBeLessThanOrEqual(size.window)
      expect(size.shift, `layout shift at ${width} px`).toBeLessThan(SHIFT)
    }
  })
}

const COLUMNS = ['/treatments/botox', '/treatments/botox/manhattan', '/manhattan', '/locations/queens', '/faq']

for (const path of [...COLUMNS, '/upper-east-side/marchetti-osei-dermatology']) {
  test(`${path} has its heading first, then its text, then its footer`, async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const [bar, heading, footer] = await Promise.all([
        page.locator('header').first().boundingBox(),
        page.locator('h1').boundingBox(),
        page.locator('footer').boundingBox(),
      ])
      expect(bar?.y).toBe(0)
      expect(heading?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
      expect(footer?.y).toBeGreaterThan(heading?.y ?? 0)
      await expectApart(page, 'main article.clinic')
    }
  })
}

test('cards stand in one column on a phone and in several on a wide screen', async ({ page }) => {
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/locations')
    const boxes = await boxesOf(page.locator('main article.card'))
    expect(new Set(boxes.map((box) => Math.round(box.x))).size, `columns at ${width} px`).toBe(columns)
    expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBe(1)
    await expectApart(page, 'main article.card')
  }
})

test('the map of a card is 240 px high where the card is wide, and 180 px where it is compact', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/treatments/botox/manhattan')
  expect((await page.locator('.clinic-map').first().boundingBox())?.height).toBe(180)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/treatments/botox/manhattan')
  expect((await page.locator('.clinic-map').first().boundingBox())?.height).toBeGreaterThanOrEqual(240)
})
