/// <reference lib="dom" />

import type { Page } from '@playwright/test'
import { openLocationsWithClaimForm } from './islands.ts'

export const FORM_SCRIPT = '/embed.js'

/** Changes the server's page, because a sandboxed page sent by the test could load nothing from this machine. */
export const configureForm = (page: Page) =>
  page.context().addInitScript((script) => {
    if (location.pathname !== '/claim/form') return
    document.addEventListener('DOMContentLoaded', () => {
      const container = document.getElementById('claim-form')
      Object.assign(container?.dataset ?? {}, { script, portal: '1', form: 'a', region: 'na1' })
      document.getElementById('claim-fallback')?.setAttribute('hidden', '')
    })
  }, FORM_SCRIPT)

export const serveForm = (page: Page, script: string) =>
  page.context().route(FORM_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))

export async function openForm(page: Page): Promise<void> {
  await configureForm(page)
  await openLocationsWithClaimForm(page)
  await page.getByRole('button', { name: 'Claim your listing' }).click()
}
