import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { Command } from 'commander'
import { getSecondsLeftInQuarterHour } from '../../../src/domain/time.ts'
import { findDocumentIssues } from '../judges/documents.ts'
import { crawl } from './crawl-site.ts'

const program = new Command('crawl')
  .description('Crawls the whole site and reports problems for search engines.')
  .option('--origin <origin>', 'a running site, e.g. http://localhost:8787')
  .option('--port <number>', 'port of the site to start', '8796')
  .action(run)

const MAX_CRAWL_SECONDS = 150

async function run({ origin, port }: { origin?: string; port: string }): Promise<void> {
  const server = origin ? null : startSite(port)
  const siteOrigin = origin ?? `http://localhost:${port}`
  try {
    await waitUntilUp(siteOrigin)
    await waitForQuarterHour()
    const { issues: crawlIssues, counts, sitemapPaths, listedPaths } = await crawl(siteOrigin)
    const issues = [...crawlIssues, ...(await findDocumentIssues(siteOrigin, sitemapPaths, listedPaths))]
    for (const issue of issues) console.error(`✗ ${issue}`)
    console.log(`${counts}; ${issues.length} ${issues.length === 1 ? 'issue' : 'issues'}`)
    if (issues.length > 0) process.exitCode = 1
  } finally {
    server?.kill('SIGTERM')
  }
}

const startSite = (port: string) =>
  spawn(process.execPath, ['scripts/start.ts', '--port', port, '--state', '.tmp/crawl-state'], { stdio: 'inherit' })

/** Waits for the next quarter hour if the crawl might not end before it. Pages that say who is open change then. */
async function waitForQuarterHour(): Promise<void> {
  const secondsLeft = getSecondsLeftInQuarterHour(new Date())
  if (secondsLeft > MAX_CRAWL_SECONDS) return
  console.log(`waiting ${secondsLeft} s for the quarter of an hour to end`)
  await setTimeout((secondsLeft + 1) * 1000)
}

async function waitUntilUp(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const response = await fetch(origin).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    await setTimeout(1000)
  }
  throw new Error(`no site responds at ${origin}`)
}

program.parseAsync().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
