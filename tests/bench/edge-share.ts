/**
 * Calculates how much of a large site's traffic reaches the Worker behind Cloudflare's cache, for docs/scale.md: `node
 * tests/bench/edge-share.ts`.
 */
const PAGES = 1_000_000
const REQUESTS_PER_SECOND = 10_000
const DAY = 24 * 3600
const QUARTER = 15 * 60
/** The share of pages that depend on the time and are fresh for a quarter hour only. */
const TIMED = 0.1

/** Returns requests per second for each page, most popular first; popularity is proportional to 1/rank^s. */
function rates(s: number): Float64Array {
  const weights = Float64Array.from({ length: PAGES }, (_, index) => (index + 1) ** -s)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => (REQUESTS_PER_SECOND * weight) / sum)
}

const sumOf = (values: Float64Array) => values.reduce((total, value) => total + value, 0)

/** Returns Worker runs per second when each data center requests a page once and caches it while fresh. */
const steadyRuns = (of: Float64Array, places: number, fresh: number) =>
  sumOf(of.map((rate) => rate / (1 + (rate / places) * fresh)))

/** Returns Worker runs within some seconds after a purge: one per requested page and data center. */
const afterPurge = (of: Float64Array, places: number, seconds: number) =>
  sumOf(of.map((rate) => places * (1 - Math.exp((-rate / places) * seconds))))

for (const s of [0.8, 1, 1.2]) {
  const of = rates(s)
  for (const places of [1, 10]) {
    const runs = (1 - TIMED) * steadyRuns(of, places, DAY) + TIMED * steadyRuns(of, places, QUARTER)
    console.log({
      s,
      places,
      fromCache: `${((1 - runs / REQUESTS_PER_SECOND) * 100).toFixed(1)}%`,
      workerRunsPerSecond: Math.round(runs),
      firstSecondAfterPurge: Math.round(afterPurge(of, places, 1)),
      firstMinuteAfterPurge: Math.round(afterPurge(of, places, 60)),
    })
  }
}
