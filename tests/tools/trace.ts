import { createBrowser } from './browser.ts'
import { createEdge, type Edge } from './edge.ts'
import { randomNumbers, type Visit } from './traffic.ts'
import { type Changes, deploymentName, Witness } from './witness.ts'

/** The site behind the edge, as the trace needs it. */
export interface TracedSite {
  isolates: number
  /** Runs the Worker in one of its isolates. */
  fetch(request: Request, isolate: number): Promise<Response>
  /** Runs the Cron handler. Its pause after a failed purge takes no virtual time: the purge has taken it. */
  scheduled(cache: Pick<Edge, 'purge'>): Promise<void>
  /** Loads the data of that number, which pages show as `loadWord`. The replicas do not have them yet. */
  reseed(load: number): Promise<void>
  /** Lets the replicas, from which pages are read, catch up. */
  replicate(): Promise<void>
  /** Makes the database answer at once, after the head of a page has left, or with an error. */
  setDatabase(state: DatabaseState): void
  /** Begins a Worker version, which its ETags name. */
  deploy(version: string): void
  setTime(milliseconds: number): void
}

export type DatabaseState = 'well' | 'slow' | 'away'

export interface Scenario extends Changes {
  /** How long replicas lag behind a reseed, in milliseconds. */
  lag: number
  /** Purges that fail after each reseed. */
  failedPurges: number
  /** How late a response may land that the Worker reads from the old data, in milliseconds. */
  landsWithin: number
}

const DATA_CENTERS = 4
const MINUTE = 60_000
/** How long the Cron handler waits after a failed purge: PAUSES in src/http/caching/purge.ts. */
const RETRY_PAUSE = 2000
/** The database is slow around a reseed, so that heads leave before their data are read. */
const SLOW_BEFORE = 2000
const SLOW_AFTER = 15_000

interface Late {
  at: number
  land: () => void
  waiting: Promise<void>[]
}

class Trace {
  readonly witness: Witness
  readonly edge: Edge
  landedLate = 0
  #site: TracedSite
  #scenario: Scenario
  #now = 0
  #deployment = deploymentName(0)
  #random = randomNumbers(2)
  #browsers = new Map<number, ReturnType<typeof createBrowser>>()
  /** Visits whose response may turn out to land late, and those whose does, by URL. */
  #begun = new Map<string, () => void>()
  #late = new Map<string, Late>()

  constructor(site: TracedSite, scenario: Scenario) {
    this.#site = site
    this.#scenario = scenario
    this.witness = new Witness(scenario)
    this.edge = createEdge({
      worker: (request) => this.#work(request),
      version: () => this.#deployment,
      now: () => this.#now,
      dataCenters: DATA_CENTERS,
      onStore: (stored) => this.witness.stored(stored),
    })
  }

  async run(visits: readonly Visit[]): Promise<void> {
    this.#site.deploy(this.#deployment)
    for (const { at, happen } of this.#events(visits)) {
      await this.#landUntil(at)
      this.#setTime(at)
      await happen()
    }
    await this.#landUntil(Infinity)
  }

  #events(visits: readonly Visit[]) {
    const { reseeds, deploys, outages, lag, failedPurges } = this.#scenario
    const times = visits.map(({ at }) => at)
    const [from, until] = [Math.min(...times), Math.max(...times)]
    const ticks = Array.from({ length: Math.ceil((until - from) / MINUTE) }, (_, minute) => from + minute * MINUTE)
    const reseed = async (load: number) => {
      await this.#site.reseed(load)
      this.edge.failPurges(failedPurges)
    }
    const database = (at: number, state: DatabaseState) => ({ at, happen: async () => this.#site.setDatabase(state) })
    const deploy = async (version: string) => {
      this.#deployment = version
      this.#site.deploy(version)
    }
    return [
      ...visits.map((visit) => ({ at: visit.at, happen: () => this.#start(visit) })),
      ...ticks.map((at) => ({ at, happen: () => this.#tick() })),
      ...reseeds.flatMap((at) => [database(at - SLOW_BEFORE, 'slow'), database(at + lag + SLOW_AFTER, 'well')]),
      ...outages.flatMap(({ from: at, until: end }) => [database(at, 'away'), database(end, 'well')]),
      ...reseeds.map((at, index) => ({ at, happen: () => reseed(index + 2) })),
      ...reseeds.map((at) => ({ at: at + lag, happen: () => this.#site.replicate() })),
      ...deploys.map((at, index) => ({ at, happen: () => deploy(deploymentName(index + 1)) })),
    ].sort((a, b) => a.at - b.at)
  }

  /** Begins a visit, and waits for it unless its response lands late. */
  async #start(visit: Visit): Promise<void> {
    const late = this.#late.get(visit.url)
    if (late) {
      late.waiting.push(this.#visit(visit))
      return
    }
    const isLate = new Promise<void>((resolve) => this.#begun.set(visit.url, resolve))
    const visited = this.#visit(visit)
    await Promise.race([visited, isLate])
    this.#begun.delete(visit.url)
    this.#late.get(visit.url)?.waiting.push(visited)
  }

  async #visit({ url, method, visitor }: Visit): Promise<void> {
    const fetch = (request: Request) => this.edge.fetch(request, visitor % DATA_CENTERS)
    const open = this.#browsers.get(visitor) ?? createBrowser(() => this.#now, fetch)
    this.#browsers.set(visitor, open)
    const shown = await open(`http://edge.test${url}`, method).catch(() => null)
    this.witness.saw(url, shown, this.#now)
  }

  /** Runs the Worker. A response that was read from the old data may land later than it was read. */
  async #work(request: Request): Promise<Response> {
    const response = await this.#site.fetch(request, Math.floor(this.#random() * this.#site.isolates))
    const { pathname, search } = new URL(request.url)
    const isLate = this.#begun.get(pathname + search)
    const { reseeds, lag, landsWithin } = this.#scenario
    const isOld = reseeds.some((at) => this.#now >= at - landsWithin && this.#now <= at + lag)
    if (landsWithin === 0 || !isOld || !isLate) return response
    const whole = new Response(await response.arrayBuffer(), response)
    await this.#landAt(this.#now + this.#random() * landsWithin, pathname + search, isLate)
    this.landedLate++
    return whole
  }

  /** Runs the Cron handler. While it pauses after a failed purge, visits go on. */
  async #tick(): Promise<void> {
    const key = `tick at ${this.#now}`
    let pause = () => {}
    const paused = new Promise<void>((resolve) => {
      pause = resolve
    })
    const purge = async (options: CachePurgeOptions) => {
      const result = await this.edge.purge(options)
      if (!result.success) await this.#landAt(this.#now + RETRY_PAUSE, key, pause)
      return result
    }
    const done = this.#site.scheduled({ purge })
    await Promise.race([done, paused])
    this.#late.get(key)?.waiting.push(done)
  }

  /** Resolves at a later moment; `held` is called now. What waits for it is awaited then. */
  #landAt(at: number, key: string, held: () => void): Promise<void> {
    const landed = new Promise<void>((land) => this.#late.set(key, { at, land, waiting: [] }))
    held()
    return landed
  }

  async #landUntil(moment: number): Promise<void> {
    const due = [...this.#late].filter(([, { at }]) => at <= moment).sort(([, a], [, b]) => a.at - b.at)
    for (const [url, { at, land, waiting }] of due) {
      this.#setTime(at)
      this.#late.delete(url)
      land()
      await Promise.all(waiting)
    }
  }

  #setTime(milliseconds: number): void {
    this.#now = milliseconds
    this.#site.setTime(milliseconds)
  }
}

/** Sends visits through browsers and the edge to a site whose data and code change, and says what came of it. */
export async function trace(site: TracedSite, visits: readonly Visit[], scenario: Scenario) {
  const traced = new Trace(site, scenario)
  await traced.run(visits)
  const { edge, witness, landedLate } = traced
  const requests = Object.values(edge.counts).reduce((sum, count) => sum + count, 0)
  const { HIT, UPDATING, STALE } = edge.counts
  // What did not wait for the Worker.
  const hitRatio = (HIT + UPDATING + STALE) / requests
  const { faults, oldest, loadsSeen, brokenOff } = witness
  const counts = { ...edge.counts, requests, workerRuns: edge.workerRuns(), landedLate, brokenOff }
  return { hitRatio, counts, faults, oldest, loadsSeen: loadsSeen.size }
}
