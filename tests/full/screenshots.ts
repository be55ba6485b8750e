/// <reference lib="dom" />

import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Command } from 'commander'
import { EXAMPLE_PAGES_WITH_URL } from '../tools/example-pages.ts'
import { findBrowser } from '../tools/playwright/browser.ts'

const program = new Command('screenshots')
  .description('Takes screenshots of every kind of page of a running site.')
  .option('--origin <url>', 'the running site', 'http://localhost:8787')
  .option('--folder <path>', 'folder of the screenshots', 'screenshots')
  .action(run)

async function run({ origin, folder }: { origin: string; folder: string }): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 768, 1440]) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
      for (const { path } of EXAMPLE_PAGES_WITH_URL) {
        await page.goto(origin + path, { waitUntil: 'networkidle', referer: `${origin}/` })
        const name = path.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
        // Scrolls to the end to load lazy content.
        await page.evaluate(() => document.documentElement.scrollIntoView({ block: 'end' }))
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
      }
      await page.close()
      console.log(`${folder}: ${EXAMPLE_PAGES_WITH_URL.length} pages at ${width} px, ${colorScheme}`)
    }
  }
  await browser.close()
}

program.parseAsync().catch((error: unknown) => {
  console.error(
    String(error).includes('ERR_CONNECTION_REFUSED') ? '✗ No site responds at --origin. Run `npm start` first.' : error,
  )
  process.exitCode = 1
})
