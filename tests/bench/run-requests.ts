import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

export interface RequestTarget {
  url: string
  headers?: Record<string, string>
  status: number
}

export interface RequestRun {
  requestsPerSecond: number
  /** CPU time of the Worker's process. Null on a system without /proc. */
  cpuMicrosecondsPerRequest: number | null
}

const CONNECTION_COUNT = 16

export async function runRequests(target: RequestTarget, seconds: number, pid: number | null): Promise<RequestRun> {
  const before = readCpuSeconds(pid)
  const result = await autocannon({
    url: target.url,
    connections: CONNECTION_COUNT,
    duration: seconds,
    ...(target.headers ? { headers: target.headers } : {}),
  })
  const after = readCpuSeconds(pid)
  const statuses = Object.keys(result.statusCodeStats)
  if (result.errors + result.timeouts > 0 || statuses.some((status) => status !== String(target.status)))
    throw new Error(
      `${target.url} responded with ${statuses.join(', ')}, ${result.errors} errors, ${result.timeouts} timeouts`,
    )
  const { total } = result.requests
  return {
    requestsPerSecond: total / result.duration,
    cpuMicrosecondsPerRequest: before === null || after === null ? null : ((after - before) / total) * 1e6,
  }
}

const PROC_TICKS_PER_SECOND = 100

function readCpuSeconds(pid: number | null): number | null {
  if (pid === null) return null
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / PROC_TICKS_PER_SECOND
  } catch {
    return null
  }
}

export function readResidentMegabytes(pid: number | null): number | null {
  if (pid === null) return null
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}
