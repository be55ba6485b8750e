import { expect, type Locator, type Page } from '@playwright/test'
import { delayFiles } from './islands.ts'

export const MAP_SCRIPT_URL_PATTERN = /\/assets\/map-[^/]+\.js$/

export const getResultsMap = (page: Page) => page.getByRole('complementary', { name: 'Map of these results' })

/** Finds the part of the map that moves and zooms. */
export const getPannableArea = (page: Page) => page.locator('[data-pannable]')

export const delayMapScript = (page: Page) => delayFiles(page, MAP_SCRIPT_URL_PATTERN)

/** Waits until the map's script has made the map movable. */
export const expectMapStarted = (page: Page) => expect(getPannableArea(page)).toHaveAttribute('style', /touch-action/)

export async function startMap(page: Page): Promise<void> {
  await getResultsMap(page).hover()
  await expectMapStarted(page)
}

export const getZoomInButton = (page: Page): Locator => getResultsMap(page).getByRole('button', { name: 'Zoom in' })

export const expectScale = (page: Page, scale: number) =>
  expect(getPannableArea(page)).toHaveAttribute('style', new RegExp(`--zoom: ${scale}(?!\\d)`))

export async function zoomInTwice(page: Page): Promise<void> {
  await getZoomInButton(page).click()
  await expectScale(page, 2)
  await getZoomInButton(page).click()
  await expectScale(page, 4)
}
