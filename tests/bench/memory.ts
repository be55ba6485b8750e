import autocannon from 'autocannon'
import { builtSite, type RunningWorkers, startWorkers, type Worker } from '../tools/node/workerd.ts'
import { createComparisonWorkers } from './comparisons.ts'
import { readResidentMegabytes } from './load.ts'
import { makeUncached, PAGES, type Page } from './pages.ts'

/** The memory of a workerd process before and after requests, in megabytes. Null on a system without /proc. */
export interface MemoryUse {
  before: number | null
  after: number | null
}

export interface Memory {
  requests: number
  site: MemoryUse
  /** The memory with Workers (a) and (b) of docs/speed.md instead of the site, after the same number of requests. */
  comparison: MemoryUse
}

/** Of this many requests, one renders a page, and the others are cache hits. */
const REQUESTS_PER_RENDER = 20

export async function measureMemory(folder: string, requests: number): Promise<Memory> {
  const site = await measureMemoryUse(folder, requests, [builtSite()], async (running, { path }) => {
    const origin = await running.urlOf('site')
    return { rendered: origin + makeUncached(path), cached: origin + path }
  })
  const comparison = await measureMemoryUse(
    folder,
    requests,
    await createComparisonWorkers(folder, PAGES),
    async (running, page) => {
      const index = PAGES.indexOf(page)
      return { rendered: await running.urlOf(`batch-${index}`), cached: await running.urlOf(`bytes-${index}`) }
    },
  )
  return { requests, site, comparison }
}

type FindUrls = (running: RunningWorkers, page: Page) => Promise<Record<'rendered' | 'cached', string>>

async function measureMemoryUse(
  folder: string,
  requests: number,
  workers: readonly Worker[],
  findUrls: FindUrls,
): Promise<MemoryUse> {
  const running = await startWorkers(folder, workers)
  try {
    const renders = requests / PAGES.length / REQUESTS_PER_RENDER
    let before: number | null = null
    for (const page of PAGES) {
      const { rendered, cached } = await findUrls(running, page)
      if (page === PAGES[0]) {
        await (await fetch(cached)).arrayBuffer()
        before = readResidentMegabytes(running.pid)
      }
      await autocannon({ url: rendered, connections: 8, amount: renders })
      await autocannon({ url: cached, connections: 8, amount: renders * (REQUESTS_PER_RENDER - 1) })
    }
    return { before, after: readResidentMegabytes(running.pid) }
  } finally {
    await running.stop()
  }
}
