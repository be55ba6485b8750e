import { expect, test } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../e2e/browser.ts'

/** One of each kind that search engines read; Lighthouse takes some twenty seconds a page. */
const PAGES = [
  '/',
  '/treatments/botox',
  '/treatments/botox/manhattan',
  '/manhattan',
  '/upper-east-side/marchetti-osei-dermatology',
]
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

test.describe.configure({ mode: 'serial' })

for (const path of PAGES) {
  test(`Lighthouse gives ${path} 100 for accessibility, best practices and SEO on a phone`, async ({ baseURL }) => {
    const chromePath = findBrowser()
    const chrome = await launch({ chromeFlags: FLAGS, ...(chromePath ? { chromePath } : {}) })
    const result = await lighthouse(`${baseURL}${path}`, { port: chrome.port, logLevel: 'error' })
    await chrome.kill()
    if (!result) throw new Error('Lighthouse gave no result')
    const { categories, audits } = result.lhr
    const failed = Object.values(audits)
      .filter((audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary')
      .map((audit) => audit.id)
    // Speed depends on the machine, so it is told, not asserted.
    console.log(`${path}: performance ${Math.round((categories['performance']?.score ?? 0) * 100)}`)
    const score = (name: string) => categories[name]?.score
    expect([score('accessibility'), score('best-practices'), score('seo')], failed.join(', ')).toEqual([1, 1, 1])
  })
}
