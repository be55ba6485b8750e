export interface Visit {
  /** The time in milliseconds. */
  at: number
  url: string
  method: 'GET' | 'HEAD'
  visitor: number
}

export interface TrafficOptions {
  /** The most popular first. */
  popularPaths: readonly string[]
  unpopularPaths: readonly string[]
  visitCount: number
  visitorCount: number
  startMs: number
  durationMs: number
}

const UNPOPULAR_VISIT_SHARE = 0.08
const HEAD_REQUEST_SHARE = 0.02
const CAMPAIGN_SHARE = 0.15
const RELOAD_SHARE = 0.05
const MAX_RELOAD_DELAY_MS = 8000

const CAMPAIGN_PARAMETERS = [
  'utm_source=newsletter&utm_medium=email',
  'utm_source=maps',
  'utm_campaign=spring&utm_source=ads',
]

export function generateTraffic({
  popularPaths,
  unpopularPaths,
  visitCount,
  visitorCount,
  startMs,
  durationMs,
}: TrafficOptions): Visit[] {
  const random = createRandomGenerator(1)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const pickPopularPage = createZipfPicker(popularPaths, random)
  const generatedVisits: Visit[] = []
  for (let index = 0; generatedVisits.length < visitCount; index++) {
    const page = random() < UNPOPULAR_VISIT_SHARE ? pick(unpopularPaths) : pickPopularPage()
    const url =
      random() < CAMPAIGN_SHARE
        ? addCampaignParameters(page, pick(CAMPAIGN_PARAMETERS), random() < 0.5 ? index : null)
        : page
    const at = Math.round(startMs + (generatedVisits.length / visitCount) * durationMs)
    const visit: Visit = {
      at,
      url,
      method: random() < HEAD_REQUEST_SHARE ? 'HEAD' : 'GET',
      visitor: Math.floor(random() * visitorCount),
    }
    generatedVisits.push(visit)
    if (random() < RELOAD_SHARE)
      generatedVisits.push({ ...visit, method: 'GET', at: at + Math.round(random() * MAX_RELOAD_DELAY_MS) })
  }
  return generatedVisits.slice(0, visitCount)
}

function addCampaignParameters(page: string, campaign: string, clickNumber: number | null): string {
  const parameters = clickNumber === null ? campaign : `gclid=click-${clickNumber}`
  return `${page}${page.includes('?') ? '&' : '?'}${parameters}`
}

/** Returns a function that draws the item of rank r with a probability proportional to 1/r. */
function createZipfPicker<T>(items: readonly T[], random: () => number): () => T {
  const cumulativeWeights: number[] = []
  let sum = 0
  for (const index of items.keys()) {
    sum += 1 / (index + 1)
    cumulativeWeights.push(sum)
  }
  return () => {
    const drawn = random() * sum
    return items[cumulativeWeights.findIndex((until) => drawn < until)] as T
  }
}

/** Returns a seeded random number generator (mulberry32). */
export function createRandomGenerator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
