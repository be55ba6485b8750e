import { computeMedian } from '../../seed/plan/price-statistics.ts'
import { readBuiltSite, startWorkers } from '../tools/node/workerd.ts'
import { bundleWorker } from './comparison-workers.ts'
import { prepareDirectory } from './directory.ts'
import type { MemoryUse } from './memory.ts'
import { GROWTH_PAGES, makeUncached } from './pages.ts'
import { openRecorder } from './record.ts'
import { readResidentMegabytes } from './run-requests.ts'
import type { Load } from './seed-times.ts'

export interface PageCost {
  /** The median time to the last byte of a single request, in milliseconds. */
  milliseconds: number
  rowsRead: number
}

/** What pages and loads cost with a directory of one size. */
export interface DirectoryCosts {
  clinicCount: number
  pages: Map<string, PageCost>
  /** The median time of a request to a Worker that reads one clinic by its primary key, in milliseconds. */
  primaryKeyMs: number
  memory: MemoryUse
  loads: Load[]
}

export async function measureDirectoryCosts(
  clinicCount: number,
  rounds: number,
  printProgress: (text: string) => void,
): Promise<DirectoryCosts> {
  const { folder, loads } = await prepareDirectory(clinicCount, printProgress)
  const rowsReadByPage = await countRowsRead(folder)
  const runningWorkers = await startWorkers(folder, [
    readBuiltSite(),
    { name: 'key', script: await bundleWorker('key') },
  ])
  try {
    const before = readResidentMegabytes(runningWorkers.pid)
    const [siteUrl, primaryKeyUrl] = await Promise.all([runningWorkers.getUrl('site'), runningWorkers.getUrl('key')])
    const times = new Map<string, number[]>()
    const primaryKeyTimes: number[] = []
    // Measures every page in each round, so that a disturbance affects all pages alike. Rounds below 0 only warm up.
    for (let round = -2; round < rounds; round++) {
      for (const { name, path } of GROWTH_PAGES) {
        const [pageTime, primaryKeyTime] = [
          await measureRequestMs(siteUrl + makeUncached(path)),
          await measureRequestMs(primaryKeyUrl),
        ]
        if (round < 0) continue
        times.set(name, [...(times.get(name) ?? []), pageTime])
        primaryKeyTimes.push(primaryKeyTime)
      }
    }
    const pages = new Map(
      [...times].map(([name, pageTimes]) => [
        name,
        { milliseconds: computeMedian(pageTimes), rowsRead: rowsReadByPage.get(name) ?? 0 },
      ]),
    )
    const memory = { before, after: readResidentMegabytes(runningWorkers.pid) }
    return { clinicCount, pages, primaryKeyMs: computeMedian(primaryKeyTimes), memory, loads }
  } finally {
    await runningWorkers.stop()
  }
}

async function countRowsRead(folder: string): Promise<Map<string, number>> {
  const recorder = await openRecorder(folder)
  try {
    const rowsReadByPage = new Map<string, number>()
    for (const { name, path } of GROWTH_PAGES) {
      const { status, rowsRead } = await recorder.record(path)
      if (status !== 200) throw new Error(`${path} responded with ${status}`)
      rowsReadByPage.set(name, rowsRead)
    }
    return rowsReadByPage
  } finally {
    await recorder.close()
  }
}

async function measureRequestMs(url: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`)
  return performance.now() - startedAt
}
