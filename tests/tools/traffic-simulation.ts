import { createEdge, type Edge } from './edge/edge.ts'
import { createBrowser } from './simulated-browser.ts'
import { formatDeploymentName, type ScheduledEvents, StalenessMonitor } from './staleness.ts'
import { Timeline } from './timeline.ts'
import { createRandomGenerator, type Visit } from './traffic.ts'

export interface SimulatedSite {
  isolateCount: number
  fetch(request: Request, isolate: number): Promise<Response>
  /**
   * Runs the Cron handler. After a failed purge, the handler waits in real time, so `cache.purge` must advance the
   * virtual time by the same pause.
   */
  scheduled(cache: Pick<Edge, 'purge'>): Promise<void>
  /** Loads data set number `loadNumber` into the primary only. Its pages contain `formatLoadMarker(loadNumber)`. */
  reseed(loadNumber: number): Promise<void>
  replicate(): Promise<void>
  setDatabaseState(state: DatabaseState): void
  deploy(version: string): void
  setTime(milliseconds: number): void
}

export type DatabaseState = 'fast' | 'slow' | 'failing'

export interface Scenario extends ScheduledEvents {
  /** The time from a reseed until the replicas have its data. */
  lagMs: number
  failedPurgeCount: number
  /** The longest delay of a response around a reseed. Zero disables delays. */
  maxDelayMs: number
}

const DATA_CENTER_COUNT = 4
const MINUTE_MS = 60_000
/** The first of RETRY_PAUSES_MS in src/http/caching/purge.ts. */
const RETRY_PAUSE_MS = 2000
/** How long the database is slow before a reseed and after its replication. Pages then send their heads first. */
const SLOW_BEFORE_RESEED_MS = 2000
const SLOW_AFTER_RESEED_MS = 15_000

class TrafficSimulation {
  readonly staleness: StalenessMonitor
  readonly edge: Edge
  delayedResponseCount = 0
  #site: SimulatedSite
  #scenario: Scenario
  #time: Timeline
  #deployment = formatDeploymentName(0)
  #random = createRandomGenerator(2)
  #browsers = new Map<number, ReturnType<typeof createBrowser>>()

  constructor(site: SimulatedSite, scenario: Scenario) {
    this.#site = site
    this.#scenario = scenario
    this.#time = new Timeline((milliseconds) => site.setTime(milliseconds))
    this.staleness = new StalenessMonitor(scenario)
    this.edge = createEdge({
      worker: (request) => this.#runWorker(request),
      version: () => this.#deployment,
      now: () => this.#time.now,
      dataCenterCount: DATA_CENTER_COUNT,
      onStore: (stored) => this.staleness.recordStored(stored),
    })
  }

  async run(visits: readonly Visit[]): Promise<void> {
    this.#site.deploy(this.#deployment)
    for (const { at, run } of this.#createEvents(visits)) {
      await this.#time.advanceTo(at)
      await run()
    }
    await this.#time.advanceTo(Infinity)
  }

  #createEvents(visits: readonly Visit[]) {
    const { reseeds, deploys, outages, lagMs, failedPurgeCount } = this.#scenario
    const times = visits.map(({ at }) => at)
    const [from, until] = [Math.min(...times), Math.max(...times)]
    const ticks = Array.from(
      { length: Math.ceil((until - from) / MINUTE_MS) },
      (_, minute) => from + minute * MINUTE_MS,
    )
    const reseed = async (loadNumber: number) => {
      await this.#site.reseed(loadNumber)
      this.edge.failPurges(failedPurgeCount)
    }
    const createDatabaseEvent = (at: number, state: DatabaseState) => ({
      at,
      run: async () => this.#site.setDatabaseState(state),
    })
    const deploy = async (version: string) => {
      this.#deployment = version
      this.#site.deploy(version)
    }
    return [
      ...visits.map((visit) => ({ at: visit.at, run: () => this.#time.run(visit.url, () => this.#visit(visit)) })),
      ...ticks.map((at) => ({ at, run: () => this.#time.run(`Cron at ${at}`, () => this.#runCron(`Cron at ${at}`)) })),
      ...reseeds.flatMap((at) => [
        createDatabaseEvent(at - SLOW_BEFORE_RESEED_MS, 'slow'),
        createDatabaseEvent(at + lagMs + SLOW_AFTER_RESEED_MS, 'fast'),
      ]),
      ...outages.flatMap(({ from: at, until: end }) => [
        createDatabaseEvent(at, 'failing'),
        createDatabaseEvent(end, 'fast'),
      ]),
      ...reseeds.map((at, index) => ({ at, run: () => reseed(index + 2) })),
      ...reseeds.map((at) => ({ at: at + lagMs, run: () => this.#site.replicate() })),
      ...deploys.map((at, index) => ({ at, run: () => deploy(formatDeploymentName(index + 1)) })),
    ].sort((a, b) => a.at - b.at)
  }

  async #visit({ url, method, visitor }: Visit): Promise<void> {
    const fetch = (request: Request) => this.edge.fetch(request, visitor % DATA_CENTER_COUNT)
    const open = this.#browsers.get(visitor) ?? createBrowser(() => this.#time.now, fetch)
    this.#browsers.set(visitor, open)
    const response = await open(`http://edge.test${url}`, method).catch(() => null)
    this.staleness.recordVisit(url, response, this.#time.now)
  }

  async #runWorker(request: Request): Promise<Response> {
    const response = await this.#site.fetch(request, Math.floor(this.#random() * this.#site.isolateCount))
    const { reseeds, lagMs, maxDelayMs } = this.#scenario
    const { now } = this.#time
    const isNearReseed = reseeds.some((at) => now >= at - maxDelayMs && now <= at + lagMs)
    if (maxDelayMs === 0 || !isNearReseed) return response
    const { pathname, search } = new URL(request.url)
    if (await this.#time.pause(pathname + search, this.#random() * maxDelayMs)) this.delayedResponseCount++
    return response
  }

  #runCron(name: string): Promise<void> {
    const purge = async (options: CachePurgeOptions) => {
      const result = await this.edge.purge(options)
      if (!result.success) await this.#time.pause(name, RETRY_PAUSE_MS)
      return result
    }
    return this.#site.scheduled({ purge })
  }
}

export async function simulateTraffic(site: SimulatedSite, visits: readonly Visit[], scenario: Scenario) {
  const simulation = new TrafficSimulation(site, scenario)
  await simulation.run(visits)
  const { edge, staleness, delayedResponseCount } = simulation
  const requestCount = Object.values(edge.counts).reduce((sum, count) => sum + count, 0)
  const { HIT, UPDATING, STALE } = edge.counts
  const hitRatio = (HIT + UPDATING + STALE) / requestCount
  const { issues, longestStaleness, seenMarkers, abortedResponseCount } = staleness
  const counts = {
    ...edge.counts,
    requestCount,
    workerRunCount: edge.getWorkerRunCount(),
    delayedResponseCount,
    abortedResponseCount,
  }
  return { hitRatio, counts, issues, longestStaleness, seenLoadCount: seenMarkers.size }
}
