// @own-database: these tests change the data, so vitest.config.ts gives this file its own database.
import { expect, inject, test, vi } from 'vitest'
import scale from '../../../docs/scale.md?raw'
import { loadSimulatedSite } from '../../tools/edge/simulated-site.ts'
import { decodeEntities } from '../../tools/html.ts'
import { get, ORIGIN } from '../../tools/site.ts'
import { generateTraffic } from '../../tools/traffic.ts'
import { type Scenario, simulateTraffic } from '../../tools/traffic-simulation.ts'

// Simulates traffic through browsers and Cloudflare's cache (tests/tools/edge/edge.ts) to the production app, on a
// simulated clock. `npm run test:trace` sends 20,000 visits in three hours; `npm test` sends 2,000 in 18 minutes.

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** The start of a quarter hour. The Cron Trigger runs at each full minute, so also at this time. */
const START_MS = Date.parse('2027-02-05T14:00:00Z')
const MAX_STALE_SECONDS = 120

const visitCount = inject('traceVisits')
const isLongRun = visitCount >= 20_000
const durationMs = (visitCount / 20_000) * 180 * MINUTE_MS
const getTimeAtShare = (share: number) => START_MS + Math.round((share * durationMs) / MINUTE_MS) * MINUTE_MS

const extractLocPaths = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => decodeEntities(url).slice(ORIGIN.length))
const fetchLocPaths = async (path: string) => extractLocPaths(await (await get(path)).text())

vi.spyOn(console, 'log').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})
const pages = (await Promise.all((await fetchLocPaths('/sitemap.xml')).map(fetchLocPaths))).flat()
const unpopularPaths = [
  '/search?q=botox',
  '/search?q=soho',
  '/no-such-page',
  '/treatments/no-such-treatment',
  '/soho/no-such-clinic',
  '/Manhattan',
  '/services/botox/soho',
  '/medspas.csv',
  '/api/v1/clinics',
  '/treatments/botox.md',
  '/feed.atom',
]
const trafficVisits = generateTraffic({
  popularPaths: pages,
  unpopularPaths,
  visitCount,
  visitorCount: 300,
  startMs: START_MS,
  durationMs,
})
const site = await loadSimulatedSite()

/**
 * Just after a Cron run, 13 s after a run (a lag of 45 s then ends just before the next run), and just before a run.
 */
const reseeds = [
  getTimeAtShare(0.2) + SECOND_MS,
  getTimeAtShare(0.45) + 13 * SECOND_MS,
  getTimeAtShare(0.7) - SECOND_MS,
]
const CALM: Scenario = {
  reseeds: [getTimeAtShare(0.4) + SECOND_MS],
  deploys: [getTimeAtShare(0.7)],
  outages: [],
  lagMs: 0,
  failedPurgeCount: 0,
  maxDelayMs: 0,
}

async function runScenario(name: string, scenario: Partial<Scenario>) {
  await site.reset()
  const startedAt = performance.now()
  const report = await simulateTraffic(site, trafficVisits, { ...CALM, ...scenario })
  const seconds = Math.round((performance.now() - startedAt) / SECOND_MS)
  console.info(JSON.stringify({ scenario: name, pages: pages.length, seconds, ...report }))
  expect(report.issues).toEqual([])
  expect(report.longestStaleness.seconds).toBeLessThanOrEqual(MAX_STALE_SECONDS)
  expect(report.seenLoadCount).toBe((scenario.reseeds ?? CALM.reseeds).length + 1)
  return report
}

const options = { timeout: isLongRun ? 600_000 : 120_000 }

// §D4.51
test('most requests are edge cache hits, despite a reseed and a deployment', options, async () => {
  const { hitRatio } = await runScenario('calm', {})
  expect(hitRatio).toBeGreaterThan(isLongRun ? 0.75 : 0.5)
  if (DOCUMENTED_VISIT_COUNTS.includes(visitCount)) expectDocumentedHitRatio(hitRatio * 100)
})

/** The visits in `npm test` and in `npm run test:trace`. docs/scale.md has a row for each number. */
const DOCUMENTED_VISIT_COUNTS = [2000, 20_000]

function expectDocumentedHitRatio(percent: number) {
  const row = new RegExp(`^\\| ${visitCount.toLocaleString('en-US')} \\|.*?([\\d.]+)%`, 'm').exec(scale)
  const documented = Number(row?.[1])
  const message = `docs/scale.md: correct the row of ${visitCount} visits, measured ${percent.toFixed(1)}%`
  expect(Math.abs(percent - documented), message).toBeLessThanOrEqual(2)
}

const ALL_DELAYS: Partial<Scenario> = { failedPurgeCount: 1, maxDelayMs: 5 * SECOND_MS, lagMs: 45 * SECOND_MS }
const SINGLE_DELAYS: [string, Partial<Scenario>][] = [
  ['reseeds at any moment of the minute', {}],
  ['a purge that fails', { failedPurgeCount: 1 }],
  ['responses read before the purge and received after the purge', { maxDelayMs: 5 * SECOND_MS }],
  ['replicas that lag', { lagMs: 45 * SECOND_MS }],
]
// §D4.51
test.each([...(isLongRun ? SINGLE_DELAYS : []), ['all delays together', ALL_DELAYS] as const])(
  'no response is stale for longer than promised: %s',
  options,
  async (name, scenario) => {
    const report = await runScenario(name, { reseeds, ...scenario })
    if (scenario.maxDelayMs) expect(report.counts.delayedResponseCount).toBeGreaterThan(0)
  },
)

test('never caches a failed or aborted page during a database outage', options, async () => {
  // The long run has thirty outages, because most of its requests are cache hits, which an outage does not affect.
  const starts = isLongRun ? Array.from({ length: 30 }, (_, index) => (index + 0.5) / 30) : [0.2, 0.6]
  const outages = starts.map((share) => ({
    from: getTimeAtShare(share),
    until: getTimeAtShare(share) + 20 * SECOND_MS,
  }))
  const report = await runScenario('outages', { outages })
  expect(report.counts.abortedResponseCount).toBeGreaterThan(0)
})
