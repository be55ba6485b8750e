export interface Visit {
  /** Milliseconds. */
  at: number
  url: string
  method: 'GET' | 'HEAD'
  visitor: number
}

export interface TrafficOptions {
  /** The most popular first. */
  pages: readonly string[]
  /** What is asked for beside pages, each as often as the other: searches, unknown addresses, files. */
  others: readonly string[]
  visits: number
  visitors: number
  from: number
  /** Milliseconds. */
  lasting: number
}

/** Shares of all visits. */
const OTHERS = 0.08
const HEADS = 0.02
const FROM_A_CAMPAIGN = 0.15
/** Visitors who look at their last page again, within so many milliseconds. */
const AGAIN = 0.05
const AGAIN_WITHIN = 8000

const CAMPAIGNS = ['utm_source=newsletter&utm_medium=email', 'utm_source=maps', 'utm_campaign=spring&utm_source=ads']

/** Makes up traffic: Zipf popularity (s = 1), campaign parameters, visits in even steps. The same every time. */
export function traffic({ pages, others, visits, visitors, from, lasting }: TrafficOptions): Visit[] {
  const random = randomNumbers(1)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const popular = zipf(pages, random)
  const made: Visit[] = []
  for (let index = 0; made.length < visits; index++) {
    const page = random() < OTHERS ? pick(others) : popular()
    const url = random() < FROM_A_CAMPAIGN ? fromCampaign(page, pick(CAMPAIGNS), random() < 0.5 ? index : null) : page
    const at = Math.round(from + (made.length / visits) * lasting)
    const visit: Visit = {
      at,
      url,
      method: random() < HEADS ? 'HEAD' : 'GET',
      visitor: Math.floor(random() * visitors),
    }
    made.push(visit)
    if (random() < AGAIN) made.push({ ...visit, method: 'GET', at: at + Math.round(random() * AGAIN_WITHIN) })
  }
  return made.slice(0, visits)
}

/** An advertisement's click has an id that no other has; a campaign's links are all the same. */
function fromCampaign(page: string, campaign: string, click: number | null): string {
  const parameters = click === null ? campaign : `gclid=click-${click}`
  return `${page}${page.includes('?') ? '&' : '?'}${parameters}`
}

/** Draws the item of rank r with a probability that falls off as 1/r. */
function zipf<T>(items: readonly T[], random: () => number): () => T {
  const reached: number[] = []
  let sum = 0
  for (const index of items.keys()) {
    sum += 1 / (index + 1)
    reached.push(sum)
  }
  return () => {
    const drawn = random() * sum
    return items[reached.findIndex((until) => drawn < until)] as T
  }
}

/** Numbers from 0 to 1 in a fixed order for each seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
