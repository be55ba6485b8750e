/// <reference lib="dom" />

import { expect, type Page } from '@playwright/test'
import journeys from '../../../playwright.config.ts'
import { errorPages } from './error-pages.ts'
import { ERROR_PAGES_WITHOUT_URL, type ErrorPath, type ExamplePage } from './example-pages.ts'

const isErrorPath = (path: string): path is ErrorPath => path in ERROR_PAGES_WITHOUT_URL

export const SITE = `${journeys.use?.baseURL}/`

export async function htmlOf(page: Page, { path }: ExamplePage): Promise<string> {
  return isErrorPath(path) ? (await errorPages())[path] : (await page.request.get(path)).text()
}

/** Opens a page and waits for its fonts. The first page of a visit has fallback fonts, later pages have web fonts. */
export async function visit(
  page: Page,
  { path, status }: ExamplePage,
  position: 'first' | 'later' = 'later',
): Promise<void> {
  if (isErrorPath(path)) {
    const body = (await errorPages())[path]
    await page.route(path, (route) => route.fulfill({ status, contentType: 'text/html', body }))
  }
  const response = await page.goto(path, { waitUntil: 'load', ...(position === 'later' ? { referer: SITE } : {}) })
  expect(response?.status(), path).toBe(status)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}
