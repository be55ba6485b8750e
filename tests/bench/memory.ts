import autocannon from 'autocannon'
import { builtSite, type RunningWorkers, startWorkers, type Worker } from '../tools/node/workerd.ts'
import { comparisonsFor } from './comparisons.ts'
import { residentMegabytes } from './load.ts'
import { PAGES, type Page, uncached } from './pages.ts'

/** The memory of a workerd process before and after requests, in megabytes. Null if there is no /proc. */
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

/** One in this many requests renders a page. All others are cache hits. */
const REQUESTS_PER_RENDER = 20

export async function measureMemory(folder: string, requests: number): Promise<Memory> {
  const site = await measureAfter(folder, requests, [builtSite()], async (running, { path }) => {
    const origin = await running.urlOf('site')
    return { rendered: origin + uncached(path), cached: origin + path }
  })
  const comparison = await measureAfter(
    folder,
    requests,
    await comparisonsFor(folder, PAGES),
    async (running, page) => {
      const index = PAGES.indexOf(page)
      return { rendered: await running.urlOf(`batch-${index}`), cached: await running.urlOf(`bytes-${index}`) }
    },
  )
  return { requests, site, comparison }
}

type UrlsOf = (running: RunningWorkers, page: Page) => Promise<Record<'rendered' | 'cached', string>>

async function measureAfter(
  folder: string,
  requests: number,
  workers: readonly Worker[],
  urlsOf: UrlsOf,
): Promise<MemoryUse> {
  const running = await startWorkers(folder, workers)
  try {
    const renders = requests / PAGES.length / REQUESTS_PER_RENDER
    let before: number | null = null
    for (const page of PAGES) {
      const { rendered, cached } = await urlsOf(running, page)
      if (page === PAGES[0]) {
        await (await fetch(cached)).arrayBuffer()
        before = residentMegabytes(running.pid)
      }
      await autocannon({ url: rendered, connections: 8, amount: renders })
      await autocannon({ url: cached, connections: 8, amount: renders * (REQUESTS_PER_RENDER - 1) })
    }
    return { before, after: residentMegabytes(running.pid) }
  } finally {
    await running.stop()
  }
}
