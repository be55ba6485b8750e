import type { Locator, Page } from '@playwright/test'

/** The chunk that holds React and the islands, by its name in the build. */
const CHUNK = '**/assets/hydrate-*.js'

/** Keeps the islands' script on its way until it is let go: what a slow line does. */
export async function holdIslands(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(CHUNK, async (route) => {
    await released
    // The page may have been left meanwhile.
    await route.fallback().catch(() => {})
  })
  return release
}

/** Lets the islands' script fail to load, until it is mended: what a broken line does. */
export async function breakIslands(page: Page): Promise<() => Promise<void>> {
  await page.route(CHUNK, (route) => route.abort())
  return () => page.unroute(CHUNK)
}

/** A field of the search box as the server sends it, and as it is once its script is there. */
export const plainField = (page: Page, name: string) => page.getByRole('combobox', { name }).and(page.locator('select'))
export const richField = (page: Page, name: string) => page.getByRole('combobox', { name }).and(page.locator('input'))

/** Presses Tab until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await target.and(page.locator(':focus')).count()) return
  }
  throw new Error('the focus did not get there within 40 presses of Tab')
}
