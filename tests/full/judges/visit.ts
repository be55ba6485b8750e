/// <reference lib="dom" />

import { expect, type Page } from '@playwright/test'
import playwrightConfig from '../../../playwright.config.ts'
import { ERROR_PAGES_WITHOUT_URL, type ErrorPath, type ExamplePage } from '../../tools/example-pages.ts'
import { getErrorPages } from './error-pages.ts'

const isErrorPath = (path: string): path is ErrorPath => path in ERROR_PAGES_WITHOUT_URL

export const SITE_URL = `${playwrightConfig.use?.baseURL}/`

export async function readHtml(page: Page, { path }: ExamplePage): Promise<string> {
  return isErrorPath(path) ? (await getErrorPages())[path] : (await page.request.get(path)).text()
}

/** Opens a page and waits for its fonts. The first page of a visit has fallback fonts; later pages have web fonts. */
export async function visit(
  page: Page,
  { path, status }: ExamplePage,
  position: 'first' | 'later' = 'later',
): Promise<void> {
  if (isErrorPath(path)) {
    const body = (await getErrorPages())[path]
    await page.route(path, (route) => route.fulfill({ status, contentType: 'text/html', body }))
  }
  const response = await page.goto(path, { waitUntil: 'load', ...(position === 'later' ? { referer: SITE_URL } : {}) })
  expect(response?.status(), path).toBe(status)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}
