// What runs inside the page sees the browser's types.
/// <reference lib="dom" />

import { expect, type Locator, type Page } from '@playwright/test'

/** The chunk that holds React and the islands, by its name in the build. */
const CHUNK = '**/assets/hydrate-*.js'

/** Keeps files on their way until they are let go: what a slow line does. */
export async function hold(page: Page, files: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released.promise
    // The page may have been left meanwhile.
    await route.fallback().catch(() => {})
  })
  return released.resolve
}

/** Keeps the islands' script on its way until it is let go. */
export const holdIslands = (page: Page) => hold(page, CHUNK)

/** Lets the islands' script fail to load, until it is mended: what a broken line does. */
export async function breakIslands(page: Page): Promise<() => Promise<void>> {
  await page.route(CHUNK, (route) => route.abort())
  return () => page.unroute(CHUNK)
}

/** A field of the search box as the server sends it, and as it is once its script is there. */
export const plainField = (page: Page, name: string) => page.getByRole('combobox', { name }).and(page.locator('select'))
export const richField = (page: Page, name: string) => page.getByRole('combobox', { name }).and(page.locator('input'))

/** The page of all locations with a form in its claim dialog, as with the variables of one. */
export async function openWithClaimForm(page: Page): Promise<void> {
  await page.goto('/locations')
  await page.evaluate(() => {
    const island = document.querySelector<HTMLElement>('[data-island="claim-dialog"]')
    if (!island) throw new Error('the page has no claim dialog')
    const props: object = JSON.parse(island.dataset['props'] ?? '{}')
    island.dataset['props'] = JSON.stringify({ ...props, formUrl: '/claim/form' })
  })
}

/** Claims a listing where no dialog can open: the button leads to the contact page. */
export async function claimByContactPage(page: Page): Promise<void> {
  await page.goto('/soho')
  await page
    .getByRole('button', { name: /^Claim Listing of/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/contact\?claim=[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { name: 'Claim a listing' })).toBeVisible()
}

/** Presses Tab until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await target.and(page.locator(':focus')).count()) return
  }
  throw new Error('the focus did not get there within 40 presses of Tab')
}
