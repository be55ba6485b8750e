import autocannon from 'autocannon'
import { builtSite, start } from '../workerd.ts'
import { residentMegabytes } from './load.ts'
import { PAGES, uncached } from './pages.ts'

/** Megabytes of workerd, with the site alone in it, before and after many requests: one in twenty is rendered. */
export async function measureMemory(folder: string, requests: number) {
  const running = await start(folder, [builtSite()])
  try {
    const site = await running.urlOf('site')
    await (await fetch(site)).arrayBuffer()
    const before = residentMegabytes(running.pid)
    const each = requests / PAGES.length
    for (const { path } of PAGES) {
      await autocannon({ url: site + uncached(path), connections: 8, amount: each / 20 })
      await autocannon({ url: site + path, connections: 8, amount: (each / 20) * 19 })
    }
    return { before, after: residentMegabytes(running.pid), requests }
  } finally {
    await running.stop()
  }
}
