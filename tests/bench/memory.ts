import autocannon from 'autocannon'
import { builtSite, type Running, start, type Worker } from '../tools/node/workerd.ts'
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
  /** Workers (a) and (b) of docs/speed.md, as a baseline for the runtime after the same number of requests. */
  comparison: MemoryUse
}

/** One in this many requests renders a page. All others are cache hits. */
const RENDERED = 20

export async function measureMemory(folder: string, requests: number): Promise<Memory> {
  const site = await holdAfter(folder, requests, [builtSite()], async (running, { path }) => {
    const origin = await running.urlOf('site')
    return { rendered: origin + uncached(path), kept: origin + path }
  })
  const comparison = await holdAfter(folder, requests, await comparisonsFor(folder, PAGES), async (running, page) => {
    const index = PAGES.indexOf(page)
    return { rendered: await running.urlOf(`batch-${index}`), kept: await running.urlOf(`bytes-${index}`) }
  })
  return { requests, site, comparison }
}

type AddressesOf = (running: Running, page: Page) => Promise<Record<'rendered' | 'kept', string>>

async function holdAfter(
  folder: string,
  requests: number,
  workers: readonly Worker[],
  addressesOf: AddressesOf,
): Promise<MemoryUse> {
  const running = await start(folder, workers)
  try {
    const each = requests / PAGES.length / RENDERED
    let before: number | null = null
    for (const page of PAGES) {
      const { rendered, kept } = await addressesOf(running, page)
      if (page === PAGES[0]) {
        await (await fetch(kept)).arrayBuffer()
        before = residentMegabytes(running.pid)
      }
      await autocannon({ url: rendered, connections: 8, amount: each })
      await autocannon({ url: kept, connections: 8, amount: each * (RENDERED - 1) })
    }
    return { before, after: residentMegabytes(running.pid) }
  } finally {
    await running.stop()
  }
}
