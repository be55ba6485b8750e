// What runs inside the page sees the browser's types.
/// <reference lib="dom" />

import type { Page } from '@playwright/test'
import { openWithClaimForm } from './islands.ts'

/** Where the script of the third party's form stands in these tests: on a host that the page's policy admits. */
export const FORM_SCRIPT = '/embed.js'

/**
 * Has `/claim/form` name that script, as if a form were configured. The page itself comes from the server: the browser
 * lets a sandboxed page that a test made up load nothing from this machine.
 */
export const configureForm = (page: Page) =>
  page.context().addInitScript((script) => {
    if (location.pathname !== '/claim/form') return
    document.addEventListener('DOMContentLoaded', () => {
      const container = document.getElementById('claim-form')
      Object.assign(container?.dataset ?? {}, { script, portal: '1', form: 'a', region: 'na1' })
      document.getElementById('claim-fallback')?.setAttribute('hidden', '')
    })
  }, FORM_SCRIPT)

/** Answers for the third party with this script. */
export const serveForm = (page: Page, script: string) =>
  page.context().route(FORM_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))

/** Opens the claim dialog with a form configured. */
export async function openForm(page: Page): Promise<void> {
  await configureForm(page)
  await openWithClaimForm(page)
  await page.getByRole('button', { name: 'Claim your listing' }).click()
}
