/// <reference lib="dom" />

import { expect, type Page } from '@playwright/test'

export const FORM_SCRIPT_PATH = '/embed.js'

/**
 * Adds the form's settings to the page that the server sends. Does not replace the page, because a sandboxed page from
 * the test could not load the site's files.
 */
export const configureForm = (page: Page) =>
  page.context().addInitScript((script) => {
    if (location.pathname !== '/claim/form') return
    document.addEventListener('DOMContentLoaded', () => {
      const container = document.getElementById('claim-form')
      Object.assign(container?.dataset ?? {}, { script, portal: '1', form: 'a', region: 'na1' })
      document.getElementById('claim-fallback')?.setAttribute('hidden', '')
    })
  }, FORM_SCRIPT_PATH)

export const serveFormScript = (page: Page, script: string) =>
  page.context().route(FORM_SCRIPT_PATH, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))

export async function openForm(page: Page): Promise<void> {
  await configureForm(page)
  await openLocationsWithClaimForm(page)
  await page.getByRole('button', { name: 'Claim your listing' }).click()
}

export async function openLocationsWithClaimForm(page: Page): Promise<void> {
  await page.goto('/locations')
  await page.evaluate(() => {
    const island = document.querySelector<HTMLElement>('[data-island="claim-dialog"]')
    if (!island) throw new Error('the page has no claim dialog')
    const props: object = JSON.parse(island.dataset['props'] ?? '{}')
    island.dataset['props'] = JSON.stringify({ ...props, formPageUrl: '/claim/form' })
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
