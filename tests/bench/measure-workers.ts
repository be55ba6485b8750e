import { shuffleBySeed } from '../../src/features/list/shuffle.ts'
import { type RunningWorkers, readBuiltSite, startWorkers, type Worker } from '../tools/node/workerd.ts'
import { bundlePageIndependentWorkers, createComparisonWorkers } from './comparisons.ts'
import { type LoadRun, type LoadTarget, runLoad } from './load.ts'
import { makeUncached, PAGES, type Page } from './pages.ts'

const WORKERS = ['cold', 'warm', '304', 'string', 'bytes', 'batch', 'plain', 'empty'] as const
export type ComparedWorker = (typeof WORKERS)[number]

export type Results = Map<string, Map<ComparedWorker, LoadRun[]>>

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
  folder: string,
  { pages, seconds, rounds, printProgress }: MeasurementOptions,
): Promise<Results> {
  const results: Results = new Map()
  const pageIndependentWorkers = await bundlePageIndependentWorkers()
  for (const page of pages) {
    const runningWorkers = await startWorkers(folder, [
      ...SITE_STATES.map(createSiteWorker),
      ...pageIndependentWorkers,
      ...(await createComparisonWorkers(folder, [page])),
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
): Promise<Map<ComparedWorker, LoadRun[]>> {
  const targets = [...(await createTargets(runningWorkers, page))]
  for (const [, target] of targets) await runLoad(target, WARM_UP_SECONDS, runningWorkers.pid)
  const runs = new Map<ComparedWorker, LoadRun[]>(targets.map(([worker]) => [worker, []]))
  for (let round = 1; round <= rounds; round++) {
    printProgress(`${page.name}, round ${round} of ${rounds}`)
    for (const [worker, target] of shuffleBySeed(targets, `${page.name} ${round}`))
      runs.get(worker)?.push(await runLoad(target, seconds, runningWorkers.pid))
  }
  return runs
}

const SITE_STATES = ['cold', 'warm', '304'] as const

const createSiteWorker = (state: (typeof SITE_STATES)[number]): Worker => ({ ...readBuiltSite(), name: state })

async function createTargets(runningWorkers: RunningWorkers, page: Page): Promise<Map<ComparedWorker, LoadTarget>> {
  const urlOf = async (worker: string, path: string = page.path) => (await runningWorkers.getUrl(worker)) + path
  const uncachedPath = makeUncached(page.path)
  const targets = new Map<ComparedWorker, LoadTarget>([
    ['cold', { url: await urlOf('cold', uncachedPath), status: 200 }],
    ['batch', { url: await urlOf('batch-0', uncachedPath), status: 200 }],
  ])
  if (page === PAGES[0]) targets.set('plain', { url: await urlOf('plain', uncachedPath), status: 200 })
  await waitForCachedEtag(await urlOf('warm'))
  targets.set('warm', { url: await urlOf('warm'), status: 200 })
  for (const name of ['string', 'bytes'] as const) targets.set(name, { url: await urlOf(`${name}-0`), status: 200 })
  const headers = { 'if-none-match': await waitForCachedEtag(await urlOf('304')) }
  targets.set('304', { url: await urlOf('304'), headers, status: 304 })
  targets.set('empty', { url: await urlOf('empty'), headers, status: 304 })
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
