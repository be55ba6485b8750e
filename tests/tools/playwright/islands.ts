import type { Locator, Page } from '@playwright/test'

const ISLANDS_CHUNK = '**/assets/hydrate-*.js'

/** Delays requests for files until the returned function is called. */
export async function delayFiles(page: Page, files: string | RegExp): Promise<() => void> {
  const deferred = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await deferred.promise
    await route.fallback().catch(() => {})
  })
  return deferred.resolve
}

export const delayIslands = (page: Page) => delayFiles(page, ISLANDS_CHUNK)

/** Aborts requests for the islands' script until the returned function is called. */
export async function breakIslands(page: Page): Promise<() => Promise<void>> {
  await page.route(ISLANDS_CHUNK, (route) => route.abort())
  return () => page.unroute(ISLANDS_CHUNK)
}

/** Finds a field of the search box before the box's script has loaded. */
export const getSearchSelect = (page: Page, name: string) =>
  page.getByRole('combobox', { name }).and(page.locator('select'))

/** Finds a field of the search box once the box's script has loaded. */
export const getSearchCombobox = (page: Page, name: string) =>
  page.getByRole('combobox', { name }).and(page.locator('input'))

export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressCount = 0; pressCount < 40; pressCount++) {
    await page.keyboard.press('Tab')
    if (await target.and(page.locator(':focus')).count()) return
  }
  throw new Error('the element did not get the focus within 40 presses of Tab')
}
