/// <reference lib="dom" />

import { expect, type Page } from '@playwright/test'
import journeys from '../../../playwright.config.ts'
import { errorPages } from './error-pages.ts'
import { ERROR_PAGES, type ErrorPath, type PageKind } from './kinds.ts'

const isErrorPath = (path: string): path is ErrorPath => path in ERROR_PAGES

/** The referrer on a later page of a visit. */
export const SITE = `${journeys.use?.baseURL}/`

export async function htmlOf(page: Page, { path }: PageKind): Promise<string> {
  return isErrorPath(path) ? (await errorPages())[path] : (await page.request.get(path)).text()
}

/**
 * Opens a kind of page and waits until it is complete. The first page of a visit has fallback fonts, and later
 * pages have the web fonts.
 */
export async function visit(page: Page, { path, status }: PageKind, place: 'first' | 'later' = 'later'): Promise<void> {
  if (isErrorPath(path)) {
    const body = (await errorPages())[path]
    await page.route(path, (route) => route.fulfill({ status, contentType: 'text/html', body }))
  }
  const answer = await page.goto(path, { waitUntil: 'load', ...(place === 'later' ? { referer: SITE } : {}) })
  expect(answer?.status(), path).toBe(status)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}
