import { expect, test } from '@playwright/test'
import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findBrowser } from '../../tools/playwright/browser.ts'

/** The main kinds of page only, because Lighthouse takes about fifteen seconds per page. */
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

/** Pages with noindex, for which the audit `is-crawlable` is skipped. */
const NOINDEX_PAGES = [
  '/compare?c=slipway-aesthetics,pincushion',
  '/finder?concern=volume&treatment=fillers',
  '/search?q=botox',
  '/appointments/botox',
] as const

const CHROME_FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

let chrome: LaunchedChrome
test.beforeAll(async () => {
  const chromePath = findBrowser()
  chrome = await launch({ chromeFlags: CHROME_FLAGS, ...(chromePath ? { chromePath } : {}) })
})
test.afterAll(() => chrome.kill())

/**
 * About one browser trace in seven has no navigation (Lighthouse's error NO_NAVSTART), so a page may need several runs.
 */
const MAX_RUNS = 5

async function describeSpeed(firstResult: Result, rerun: () => Promise<Result>): Promise<string> {
  let result = firstResult
  for (let run = 1; run < MAX_RUNS && typeof result.categories['performance']?.score !== 'number'; run++)
    result = await rerun()
  const score = result.categories['performance']?.score
  const layoutShift = result.audits['cumulative-layout-shift']?.numericValue
  return typeof score === 'number'
    ? `performance ${Math.round(score * 100)}, CLS ${layoutShift}`
    : `no trace in ${MAX_RUNS} runs (${result.runtimeError?.code})`
}

for (const path of [...PAGES, ...NOINDEX_PAGES]) {
  test(`Lighthouse scores ${path} 100 for accessibility, best practices and SEO on a phone`, async ({ baseURL }) => {
    const skipAudits = NOINDEX_PAGES.some((noindexPath) => noindexPath === path) ? ['is-crawlable'] : null
    const run = async (onlyCategories: string[] | null) => {
      const options = { port: chrome.port, logLevel: 'error' as const, skipAudits, onlyCategories }
      const result = await lighthouse(`${baseURL}${path}`, options)
      if (!result) throw new Error('Lighthouse gave no result')
      return result.lhr
    }
    const result = await run(null)
    const { categories, audits } = result
    const failedAudits = Object.values(audits)
      .filter((audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary')
      .map((audit) => audit.id)
    console.log(`${path}: ${await describeSpeed(result, () => run(['performance']))}`)
    const getScore = (name: string) => categories[name]?.score
    expect([getScore('accessibility'), getScore('best-practices'), getScore('seo')], failedAudits.join(', ')).toEqual([
      1, 1, 1,
    ])
  })
}
