/// <reference lib="dom" />

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Browser, chromium } from 'playwright'
import { computeMedian } from '../../seed/plan/price-statistics.ts'
import { findBrowser } from '../tools/playwright/browser.ts'
import { servePlainPage } from './plain-page.ts'

// Compares the site's first and largest paint on a slow phone with a plain page's, and measures the layout shift.
// `npm run bench` reports the result. `node tests/bench/first-paint.ts` fails if a page exceeds the limits.

const PATHS = ['/', '/treatments/botox/manhattan', '/treatments/botox', '/medspas', '/prices/botox'] as const

/** Limits for the ratios of both paint times to the plain page's, and for the layout shift. */
const LIMITS = { first: 0.9, largest: 1, shift: 0.001 }

/** A latency of 150 ms, 1.6 Mbit/s down and 0.7 Mbit/s up. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
const PHONE_VIEWPORT = { width: 412, height: 823 }
const CPU_SLOWDOWN = 4

/** The times of the first and the largest paint in milliseconds, and the cumulative layout shift. */
interface Paint {
  first: number
  largest: number
  shift: number
}

export interface FirstPaint extends Paint {
  path: string
  /** Both paint times divided by the plain page's. */
  firstRatio: number
  largestRatio: number
}

const PORT = 8796

export async function measureFirstPaint(rounds: number): Promise<FirstPaint[]> {
  const siteUrl = `http://localhost:${PORT}`
  const args = ['scripts/start.ts', '--no-build', '--port', String(PORT), '--state', '.tmp/bench/first-paint']
  const server = spawn('node', args, { stdio: 'ignore' })
  const plainPage = await servePlainPage()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await waitUntilServed(siteUrl)
    const urls = [plainPage.url, ...PATHS.map((path) => siteUrl + path)]
    const paints = new Map(urls.map((url) => [url, [] as Paint[]]))
    for (let round = 0; round <= rounds; round++)
      for (const url of round % 2 ? urls.toReversed() : urls) {
        const paint = await measurePaint(browser, url)
        // In the first round the browser and the server's caches are cold.
        if (round > 0) paints.get(url)?.push(paint)
      }
    const plainPaint = summarize(paints.get(plainPage.url))
    return PATHS.map((path) => {
      const sitePaint = summarize(paints.get(siteUrl + path))
      return {
        path,
        ...sitePaint,
        firstRatio: sitePaint.first / plainPaint.first,
        largestRatio: sitePaint.largest / plainPaint.largest,
      }
    })
  } finally {
    await browser.close()
    plainPage.close()
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  }
}

/** Returns the median paint times, and the largest layout shift. */
const summarize = (paints: readonly Paint[] = []): Paint => ({
  first: computeMedian(paints.map(({ first }) => first)),
  largest: computeMedian(paints.map(({ largest }) => largest)),
  shift: Math.max(...paints.map(({ shift }) => shift)),
})

async function waitUntilServed(siteUrl: string): Promise<void> {
  for (let second = 0; second < 240; second++) {
    if (
      await fetch(siteUrl).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error(`${siteUrl} was not served within four minutes: run \`node scripts/start.ts\` to see why`)
}

async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: PHONE_VIEWPORT })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(() => {
    const paint = { largest: 0, shift: 0 }
    Object.assign(window, { paint })
    const observe = (type: string, add: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
    observe('largest-contentful-paint', ({ startTime }) => {
      paint.largest = startTime
    })
    observe('layout-shift', (entry) => {
      paint.shift += (entry as PerformanceEntry & { value: number }).value
    })
  })
  await page.goto(url, { waitUntil: 'load' })
  // Waits for the fonts, which arrive after the page.
  await page.waitForTimeout(1500)
  const paint = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    ...(window as unknown as { paint: { largest: number; shift: number } }).paint,
  }))
  await context.close()
  return paint
}

if (import.meta.main) {
  const firstPaints = await measureFirstPaint(Number(process.argv[2] ?? 7))
  console.table(firstPaints)
  const exceedsLimits = firstPaints.some(
    ({ firstRatio, largestRatio, shift }) =>
      firstRatio > LIMITS.first || largestRatio > LIMITS.largest || shift > LIMITS.shift,
  )
  if (exceedsLimits) console.error(`A page exceeds the limits: ${JSON.stringify(LIMITS)}`)
  process.exitCode = exceedsLimits ? 1 : 0
}
