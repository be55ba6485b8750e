// What runs inside the page sees the browser's types.
/// <reference lib="dom" />

import { expect, type Page } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { errorPages } from './error-pages.ts'
import { ERROR_PAGES, type ErrorPath, type Kind } from './kinds.ts'

const isErrorPath = (path: string): path is ErrorPath => path in ERROR_PAGES

/** What a browser names as the page before, on a later page of a visit. */
export const SITE = `${journeys.use?.baseURL}/`

/** The HTML of a kind of page, and the status it came with. */
export async function htmlOf(page: Page, { path }: Kind): Promise<string> {
  return isErrorPath(path) ? (await errorPages())[path] : (await page.request.get(path)).text()
}

/**
 * Opens a kind of page and waits until all of it is there: as the first page of a visit, which has stand-ins for the
 * typefaces, or as a later one, which has the typefaces.
 */
export async function visit(page: Page, { path, status }: Kind, place: 'first' | 'later' = 'later'): Promise<void> {
  if (isErrorPath(path)) {
    const body = (await errorPages())[path]
    await page.route(path, (route) => route.fulfill({ status, contentType: 'text/html', body }))
  }
  const answer = await page.goto(path, { waitUntil: 'load', ...(place === 'later' ? { referer: SITE } : {}) })
  expect(answer?.status(), path).toBe(status)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}
