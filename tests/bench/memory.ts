import autocannon from 'autocannon'
import { type RunningWorkers, readBuiltSite, startWorkers, type Worker } from '../tools/node/workerd.ts'
import { createComparisonWorkers } from './comparison-workers.ts'
import { makeUncached, PAGES, type Page } from './pages.ts'
import { readResidentMegabytes } from './run-requests.ts'

/** The memory of a workerd process before and after the measured requests, in megabytes. Null without /proc. */
export interface MemoryUse {
  before: number | null
  after: number | null
}

export interface Memory {
  requestCount: number
  site: MemoryUse
  /** The memory with Workers (a) and (b) of docs/speed.md instead of the site, for the same number of requests. */
  comparison: MemoryUse
}

/** Of this many requests, one renders a page, and the others are cache hits. */
const REQUESTS_PER_RENDER = 20

export async function measureMemory(dbFolder: string, requestCount: number): Promise<Memory> {
  const site = await measureMemoryUse(dbFolder, requestCount, [readBuiltSite()], async (runningWorkers, { path }) => {
    const origin = await runningWorkers.getUrl('site')
    return { rendered: origin + makeUncached(path), cached: origin + path }
  })
  const comparison = await measureMemoryUse(
    dbFolder,
    requestCount,
    await createComparisonWorkers(dbFolder, PAGES),
    async (runningWorkers, page) => {
      const index = PAGES.indexOf(page)
      return {
        rendered: await runningWorkers.getUrl(`batch-${index}`),
        cached: await runningWorkers.getUrl(`bytes-${index}`),
      }
    },
  )
  return { requestCount, site, comparison }
}

type FindUrls = (runningWorkers: RunningWorkers, page: Page) => Promise<Record<'rendered' | 'cached', string>>

async function measureMemoryUse(
  dbFolder: string,
  requestCount: number,
  workers: readonly Worker[],
  findUrls: FindUrls,
): Promise<MemoryUse> {
  const runningWorkers = await startWorkers(dbFolder, workers)
  try {
    const renderCount = requestCount / PAGES.length / REQUESTS_PER_RENDER
    let before: number | null = null
    for (const page of PAGES) {
      const { rendered: renderedUrl, cached: cachedUrl } = await findUrls(runningWorkers, page)
      if (page === PAGES[0]) {
        await (await fetch(cachedUrl)).arrayBuffer()
        before = readResidentMegabytes(runningWorkers.pid)
      }
      await autocannon({ url: renderedUrl, connections: 8, amount: renderCount })
      await autocannon({ url: cachedUrl, connections: 8, amount: renderCount * (REQUESTS_PER_RENDER - 1) })
    }
    return { before, after: readResidentMegabytes(runningWorkers.pid) }
  } finally {
    await runningWorkers.stop()
  }
}
