/// <reference lib="dom" />

import { expect, type Locator, type Page } from '@playwright/test'

const ISLANDS_CHUNK = '**/assets/hydrate-*.js'

export async function delayFiles(page: Page, files: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released.promise
    // The page may be closed by now.
    await route.fallback().catch(() => {})
  })
  return released.resolve
}

export const delayIslands = (page: Page) => delayFiles(page, ISLANDS_CHUNK)

/** Aborts the islands' script until the returned function is called. */
export async function breakIslands(page: Page): Promise<() => Promise<void>> {
  await page.route(ISLANDS_CHUNK, (route) => route.abort())
  return () => page.unroute(ISLANDS_CHUNK)
}

/** The search box has selects until its script has loaded, and comboboxes after that. */
export const searchSelect = (page: Page, name: string) =>
  page.getByRole('combobox', { name }).and(page.locator('select'))
export const searchCombobox = (page: Page, name: string) =>
  page.getByRole('combobox', { name }).and(page.locator('input'))

export async function openLocationsWithClaimForm(page: Page): Promise<void> {
  await page.goto('/locations')
  await page.evaluate(() => {
    const island = document.querySelector<HTMLElement>('[data-island="claim-dialog"]')
    if (!island) throw new Error('the page has no claim dialog')
    const props: object = JSON.parse(island.dataset['props'] ?? '{}')
    island.dataset['props'] = JSON.stringify({ ...props, formUrl: '/claim/form' })
  })
}

export async function expectClaimToOpenContactPage(page: Page): Promise<void> {
  await page.goto('/soho')
  await page
    .getByRole('button', { name: /^Claim Listing of/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/contact\?claim=[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { name: 'Claim a listing' })).toBeVisible()
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await target.and(page.locator(':focus')).count()) return
  }
  throw new Error('the focus did not get there within 40 presses of Tab')
}
