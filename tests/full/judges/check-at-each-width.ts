import type { Page } from '@playwright/test'
import { expect, test } from '../../tools/playwright/fixtures.ts'
import { type Box, expectAligned, expectInside, expectStacked, measureBox } from './boxes.ts'
import { SITE_URL } from './visit.ts'

export const WINDOW_HEIGHTS = { 390: 844, 768: 1024, 1440: 900 } as const
type Width = keyof typeof WINDOW_HEIGHTS
const WIDTHS = [390, 768, 1440] as const

export async function checkAtEachWidth(page: Page, path: string, check: (width: Width, heading: Box) => Promise<void>) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHTS[width] })
    await page.goto(path, { referer: SITE_URL })
    const header = await measureBox('bar', page.getByRole('banner'))
    const heading = await measureBox('heading', page.getByRole('heading', { level: 1 }))
    const main = await measureBox('main part', page.getByRole('main'))
    const footer = await measureBox('footer', page.getByRole('contentinfo'))
    expect(header.top).toBe(0)
    expectStacked(header, main, footer)
    expectInside(heading, main)
    expectAligned('left', [heading, await measureBox('brand', page.getByRole('banner').getByRole('link').first())])
    await test.step(`${path} at ${width} px`, () => check(width, heading))
  }
}
