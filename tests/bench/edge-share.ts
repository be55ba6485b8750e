import { readFileSync } from 'node:fs'

// Calculates how much of a large site's traffic reaches the Worker behind Cloudflare's cache, and what a rendered page
// costs. docs/scale.md and docs/caching.md quote the results. Run with `npx node tests/bench/edge-share.ts`.

const PAGES = 1_000_000
const REQUESTS_PER_SECOND = 10_000
const DAY_SECONDS = 24 * 3600
const QUARTER_HOUR_SECONDS = 15 * 60
/** The share of requests for pages that show who is open now. Caches keep these pages for a quarter hour at most. */
const TIMED_PAGE_SHARE = 0.1

/** Returns the requests per second of each page, proportional to 1/rank^s. */
function requestRates(s: number): Float64Array {
  const weights = Float64Array.from({ length: PAGES }, (_, index) => (index + 1) ** -s)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => (REQUESTS_PER_SECOND * weight) / sum)
}

const sumOf = (values: Float64Array) => values.reduce((total, value) => total + value, 0)

/** Returns Worker runs per second when each data center requests a page once and caches it while fresh. */
const steadyRuns = (pageRates: Float64Array, dataCenters: number, freshSeconds: number) =>
  sumOf(pageRates.map((rate) => rate / (1 + (rate / dataCenters) * freshSeconds)))

/** Returns Worker runs within `seconds` after a purge: one for each requested page and data center. */
const runsAfterPurge = (pageRates: Float64Array, dataCenters: number, seconds: number) =>
  sumOf(pageRates.map((rate) => dataCenters * (1 - Math.exp((-rate / dataCenters) * seconds))))

function runsPerSecond(pageRates: Float64Array, dataCenters: number, freshSeconds: number) {
  const untimed = (1 - TIMED_PAGE_SHARE) * steadyRuns(pageRates, dataCenters, freshSeconds)
  const timed = TIMED_PAGE_SHARE * steadyRuns(pageRates, dataCenters, Math.min(freshSeconds, QUARTER_HOUR_SECONDS))
  return { untimed, timed, all: untimed + timed }
}

for (const s of [0.8, 1, 1.2]) {
  const pageRates = requestRates(s)
  for (const dataCenters of [1, 10]) {
    const runs = runsPerSecond(pageRates, dataCenters, DAY_SECONDS)
    console.log({
      s,
      places: dataCenters,
      fromCache: `${((1 - runs.all / REQUESTS_PER_SECOND) * 100).toFixed(1)}%`,
      workerRunsPerSecond: Math.round(runs.all),
      ofTimedPages: Math.round(runs.timed),
      withAMinuteAtTheEdge: Math.round(runsPerSecond(pageRates, dataCenters, 60).all),
      with15Seconds: Math.round(runsPerSecond(pageRates, dataCenters, 15).all),
      firstSecondAfterPurge: Math.round(runsAfterPurge(pageRates, dataCenters, 1)),
      firstMinuteAfterPurge: Math.round(runsAfterPurge(pageRates, dataCenters, 60)),
    })
  }
}

/** The share of each kind among rendered pages, at s = 1 with ten data centers. Two thirds depend on the time of day. */
const RENDERED_PAGE_SHARES = {
  'list, open now': 0.33,
  appointments: 0.33,
  clinic: 0.2,
  'treatment in location': 0.1,
  'list, one filter': 0.04,
}

/** Returns the time and rows of a page with 20,000 clinics, from the table "Growth" of docs/speed.md. */
function measured(page: string): { ms: number; rows: number } {
  const speed = readFileSync('docs/speed.md', 'utf8')
  const row = speed.split('\n').find((line, index) => line.startsWith(`| ${page} |`) && index > growthLine(speed))
  const [ms, rows] = (row ?? '').split('|').slice(-3).map(Number)
  if (!ms || !rows) throw new Error(`docs/speed.md has no '${page}' in the table "Growth"`)
  return { ms, rows }
}

const growthLine = (text: string) => text.split('\n').indexOf('### Growth')

const primaryKeyRead = measured('a clinic by its primary key')
const mean = (valueFor: (page: string) => number) =>
  Object.entries(RENDERED_PAGE_SHARES).reduce((sum, [page, share]) => sum + share * valueFor(page), 0)
console.log({
  // Both times include SQLite, which runs elsewhere on Cloudflare, so the Worker needs less.
  millisecondsPerRenderedPage: mean((page) => measured(page).ms - primaryKeyRead.ms).toFixed(1),
  rowsPerRenderedPage: Math.round(mean((page) => measured(page).rows)),
})
