import { type RunningWorkers, readBuiltSite, startWorkers, type Worker } from '../tools/node/workerd.ts'
import { createRandomGenerator } from '../tools/traffic.ts'
import { bundlePageIndependentWorkers, createComparisonWorkers } from './comparison-workers.ts'
import { makeUncached, PAGES, type Page } from './pages.ts'
import { type RequestRun, type RequestTarget, runRequests } from './run-requests.ts'

const WORKERS = ['cold', 'warm', '304', 'string', 'bytes', 'batch', 'plain', 'empty'] as const
export type ComparedWorker = (typeof WORKERS)[number]

export type Results = Map<string, Map<ComparedWorker, RequestRun[]>>

interface MeasurementOptions {
  pages: readonly Page[]
  seconds: number
  rounds: number
  printProgress: (text: string) => void
}

const WARM_UP_SECONDS = 1

/**
 * Measures the Workers page by page, in rounds with a random order, so that disturbances affect all Workers equally.
 * Starts a process for each page, in which each Worker has its own isolate.
 */
export async function measureWorkers(
  dbFolder: string,
  { pages, seconds, rounds, printProgress }: MeasurementOptions,
): Promise<Results> {
  const results: Results = new Map()
  const pageIndependentWorkers = await bundlePageIndependentWorkers()
  for (const page of pages) {
    const runningWorkers = await startWorkers(dbFolder, [
      ...SITE_STATES.map(createSiteWorker),
      ...pageIndependentWorkers,
      ...(await createComparisonWorkers(dbFolder, [page])),
    ])
    try {
      results.set(page.name, await runRounds(runningWorkers, page, { seconds, rounds, printProgress }))
    } finally {
      await runningWorkers.stop()
    }
  }
  return results
}

async function runRounds(
  runningWorkers: RunningWorkers,
  page: Page,
  { seconds, rounds, printProgress }: Omit<MeasurementOptions, 'pages'>,
): Promise<Map<ComparedWorker, RequestRun[]>> {
  const targets = [...(await createTargets(runningWorkers, page))]
  for (const [, target] of targets) await runRequests(target, WARM_UP_SECONDS, runningWorkers.pid)
  const runs = new Map<ComparedWorker, RequestRun[]>(targets.map(([worker]) => [worker, []]))
  const random = createRandomGenerator(1)
  for (let round = 1; round <= rounds; round++) {
    printProgress(`${page.name}, round ${round} of ${rounds}`)
    for (const [worker, target] of shuffle(targets, random))
      runs.get(worker)?.push(await runRequests(target, seconds, runningWorkers.pid))
  }
  return runs
}

const shuffle = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)

const SITE_STATES = ['cold', 'warm', '304'] as const

const createSiteWorker = (state: (typeof SITE_STATES)[number]): Worker => ({ ...readBuiltSite(), name: state })

async function createTargets(runningWorkers: RunningWorkers, page: Page): Promise<Map<ComparedWorker, RequestTarget>> {
  const getUrl = async (worker: string, path: string = page.path) => (await runningWorkers.getUrl(worker)) + path
  const uncachedPath = makeUncached(page.path)
  const targets = new Map<ComparedWorker, RequestTarget>([
    ['cold', { url: await getUrl('cold', uncachedPath), status: 200 }],
    ['batch', { url: await getUrl('batch-0', uncachedPath), status: 200 }],
  ])
  if (page === PAGES[0]) targets.set('plain', { url: await getUrl('plain', uncachedPath), status: 200 })
  await waitForCachedEtag(await getUrl('warm'))
  targets.set('warm', { url: await getUrl('warm'), status: 200 })
  for (const name of ['string', 'bytes'] as const) targets.set(name, { url: await getUrl(`${name}-0`), status: 200 })
  const headers = { 'if-none-match': await waitForCachedEtag(await getUrl('304')) }
  targets.set('304', { url: await getUrl('304'), headers, status: 304 })
  targets.set('empty', { url: await getUrl('empty'), headers, status: 304 })
  return targets
}

async function waitForCachedEtag(url: string): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const response = await fetch(url)
    await response.arrayBuffer()
    const etag = response.headers.get('etag')
    if (response.headers.get('x-cache') === 'hit' && etag) return etag
  }
  throw new Error(`${url} does not get into the cache`)
}
