import { readFileSync } from 'node:fs'

// Calculates how much of a large site's traffic reaches the Worker behind Cloudflare's cache, and what a rendered page
// costs. docs/scale.md quotes the results. Run with `npx node tests/bench/edge-share.ts`.

const PAGE_COUNT = 1_000_000
const REQUESTS_PER_SECOND = 10_000
const DAY_SECONDS = 24 * 3600
const QUARTER_HOUR_SECONDS = 15 * 60
/** The share of pages that depend on the time of day, and so stay fresh for at most a quarter of an hour. */
const TIMED_PAGE_SHARE = 0.1

/** Returns the requests per second of each page, proportional to 1/rank^s. */
function computeRequestRates(s: number): Float64Array {
  const weights = Float64Array.from({ length: PAGE_COUNT }, (_, index) => (index + 1) ** -s)
  const totalWeight = sum(weights)
  return weights.map((weight) => (REQUESTS_PER_SECOND * weight) / totalWeight)
}

const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)

/** Returns how many times per second the Worker runs if each data center caches each page for `freshSeconds`. */
const computeSteadyRuns = (pageRates: Float64Array, dataCenterCount: number, freshSeconds: number) =>
  sum(pageRates.map((rate) => rate / (1 + (rate / dataCenterCount) * freshSeconds)))

/**
 * Returns how many times the Worker runs in the first `seconds` after a purge: once for each page in each data center
 * where the page is requested.
 */
const computeRunsAfterPurge = (pageRates: Float64Array, dataCenterCount: number, seconds: number) =>
  sum(pageRates.map((rate) => dataCenterCount * (1 - Math.exp((-rate / dataCenterCount) * seconds))))

function computeRunsPerSecond(pageRates: Float64Array, dataCenterCount: number, freshSeconds: number) {
  const untimedRuns = (1 - TIMED_PAGE_SHARE) * computeSteadyRuns(pageRates, dataCenterCount, freshSeconds)
  const timedRuns =
    TIMED_PAGE_SHARE * computeSteadyRuns(pageRates, dataCenterCount, Math.min(freshSeconds, QUARTER_HOUR_SECONDS))
  return { untimed: untimedRuns, timed: timedRuns, all: untimedRuns + timedRuns }
}

for (const s of [0.8, 1, 1.2]) {
  const pageRates = computeRequestRates(s)
  for (const dataCenterCount of [1, 10]) {
    const runs = computeRunsPerSecond(pageRates, dataCenterCount, DAY_SECONDS)
    console.log({
      s,
      dataCenters: dataCenterCount,
      shareFromCache: `${((1 - runs.all / REQUESTS_PER_SECOND) * 100).toFixed(1)}%`,
      workerRunsPerSecond: Math.round(runs.all),
      timedPageRunsPerSecond: Math.round(runs.timed),
      runsPerSecondIfFreshForAMinute: Math.round(computeRunsPerSecond(pageRates, dataCenterCount, 60).all),
      runsPerSecondIfFreshFor15Seconds: Math.round(computeRunsPerSecond(pageRates, dataCenterCount, 15).all),
      runsInFirstSecondAfterPurge: Math.round(computeRunsAfterPurge(pageRates, dataCenterCount, 1)),
      runsInFirstMinuteAfterPurge: Math.round(computeRunsAfterPurge(pageRates, dataCenterCount, 60)),
    })
  }
}

/** The share of each kind of page among rendered pages, if s is 1 and there are ten data centers. */
const RENDERED_PAGE_SHARES = {
  'list, open now': 0.33,
  appointments: 0.33,
  clinic: 0.2,
  'treatment in location': 0.1,
  'list, one filter': 0.04,
}

/** Reads from docs/speed.md how many milliseconds and database rows a page takes with 20,000 clinics. */
function readGrowthRow(page: string): { ms: number; rows: number } {
  const speed = readFileSync('docs/speed.md', 'utf8')
  const row = speed
    .split('\n')
    .find((line, index) => line.startsWith(`| ${page} |`) && index > findGrowthHeadingIndex(speed))
  const [ms, rows] = (row ?? '').split('|').slice(-3).map(Number)
  if (!ms || !rows) throw new Error(`docs/speed.md has no '${page}' in the table "Growth"`)
  return { ms, rows }
}

const findGrowthHeadingIndex = (text: string) => text.split('\n').indexOf('### Growth')

const primaryKeyRead = readGrowthRow('a clinic by its primary key')
const computeMean = (getValue: (page: string) => number) =>
  Object.entries(RENDERED_PAGE_SHARES).reduce((sum, [page, share]) => sum + share * getValue(page), 0)
console.log({
  // An upper bound, because the measured times include SQLite, which on Cloudflare runs outside the Worker.
  millisecondsPerRenderedPage: computeMean((page) => readGrowthRow(page).ms - primaryKeyRead.ms).toFixed(1),
  rowsPerRenderedPage: Math.round(computeMean((page) => readGrowthRow(page).rows)),
})
