import { expect, test } from '@playwright/test'
import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../e2e/browser.ts'

/** One of each kind that differs in what it is made of; Lighthouse takes some fifteen seconds a page. */
const PAGES = [
  '/',
  '/treatments/botox',
  '/treatments/botox/manhattan',
  '/medspas',
  '/manhattan',
  '/upper-east-side/marchetti-osei-dermatology',
  '/prices/botox',
  '/faq',
  '/api',
] as const

/** Kept out of search engines on purpose, which is the one thing that Lighthouse has against them. */
const NOT_INDEXED = [
  '/compare?c=slipway-aesthetics,pincushion',
  '/finder?concern=volume&treatment=fillers',
  '/search?q=botox',
  '/appointments/botox',
] as const

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

let chrome: LaunchedChrome
test.beforeAll(async () => {
  const chromePath = findBrowser()
  chrome = await launch({ chromeFlags: FLAGS, ...(chromePath ? { chromePath } : {}) })
})
test.afterAll(() => chrome.kill())

for (const path of [...PAGES, ...NOT_INDEXED]) {
  test(`Lighthouse gives ${path} 100 for accessibility, best practices and SEO on a phone`, async ({ baseURL }) => {
    const skipAudits = NOT_INDEXED.some((other) => other === path) ? ['is-crawlable'] : null
    const result = await lighthouse(`${baseURL}${path}`, { port: chrome.port, logLevel: 'error', skipAudits })
    if (!result) throw new Error('Lighthouse gave no result')
    const { categories, audits } = result.lhr
    const failed = Object.values(audits)
      .filter((audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary')
      .map((audit) => audit.id)
    // Speed depends on the machine, so it is told, not asserted.
    const shift = audits['cumulative-layout-shift']?.numericValue
    const speed = categories['performance']?.score
    const told =
      typeof speed === 'number' ? `performance ${Math.round(speed * 100)}, CLS ${shift}` : 'no trace, so no performance'
    console.log(`${path}: ${told}`)
    const score = (name: string) => categories[name]?.score
    expect([score('accessibility'), score('best-practices'), score('seo')], failed.join(', ')).toEqual([1, 1, 1])
  })
}
