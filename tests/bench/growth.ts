import { builtSite, start } from '../workerd.ts'
import { bundle } from './comparisons.ts'
import { directoryOf } from './directory.ts'
import { median, residentMegabytes } from './load.ts'
import type { Held } from './memory.ts'
import { GROWING_PAGES, uncached } from './pages.ts'
import { openRecorder } from './record.ts'

/** What a page costs with one number of clinics. */
export interface Cost {
  /** Milliseconds from request to the last byte, one at a time: the median. */
  milliseconds: number
  rowsRead: number
}

export interface Growth {
  clinics: number
  /** By the page's name. */
  pages: Map<string, Cost>
  /** Milliseconds of a clinic read by its primary key: the median, in the same run. */
  byKey: number
  /** Megabytes that workerd holds after all this, and before. */
  memory: Held
}

/** What every kind of page costs with a number of clinics. */
export async function measureGrowth(clinics: number, requests: number, say: (text: string) => void): Promise<Growth> {
  const folder = await directoryOf(clinics, say)
  const rows = await rowsReadBy(folder)
  const running = await start(folder, [builtSite(), { name: 'key', script: await bundle('key') }])
  try {
    const before = residentMegabytes(running.pid)
    const [site, key] = await Promise.all([running.urlOf('site'), running.urlOf('key')])
    const times = new Map<string, number[]>()
    const keyTimes: number[] = []
    // Round after round, so that what disturbs the machine disturbs all alike. The first two warm up.
    for (let round = -2; round < requests; round++) {
      for (const { name, path } of GROWING_PAGES) {
        const [took, keyTook] = [await timeOf(site + uncached(path)), await timeOf(key)]
        if (round < 0) continue
        times.set(name, [...(times.get(name) ?? []), took])
        keyTimes.push(keyTook)
      }
    }
    const pages = new Map(
      [...times].map(([name, taken]) => [name, { milliseconds: median(taken), rowsRead: rows.get(name) ?? 0 }]),
    )
    return { clinics, pages, byKey: median(keyTimes), memory: { before, after: residentMegabytes(running.pid) } }
  } finally {
    await running.stop()
  }
}

async function rowsReadBy(folder: string): Promise<Map<string, number>> {
  const recorder = await openRecorder(folder)
  try {
    const rows = new Map<string, number>()
    for (const { name, path } of GROWING_PAGES) {
      const { status, rowsRead } = await recorder.record(path)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      rows.set(name, rowsRead)
    }
    return rows
  } finally {
    await recorder.close()
  }
}

async function timeOf(url: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - startedAt
}
