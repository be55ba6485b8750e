import { computeMedian } from '../../seed/plan/price-statistics.ts'
import type { FirstPaint } from './first-paint.ts'
import type { DirectoryCosts } from './growth.ts'
import type { ComparedWorker, Results } from './measure-workers.ts'
import type { Memory, MemoryUse } from './memory.ts'
import { PAGES } from './pages.ts'
import type { RequestRun } from './run-requests.ts'
import type { Weight } from './weights.ts'

export interface Measurements {
  machine: string
  rounds: number
  results: Results
  weights: Map<string, Weight>
  firstPaints: FirstPaint[]
  startUp: { site: number; plain: number }
  workerSize: { raw: number; gzip: number; atStart: number }
  memory: Memory
  costsBySize: DirectoryCosts[]
}

const formatTable = (headings: readonly string[], rows: readonly (readonly string[])[]) =>
  [headings, headings.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')

const NO_VALUE = '–'
const formatRequestsPerSecond = (runs: readonly RequestRun[] | undefined) =>
  runs ? Math.round(computeMedian(runs.map((run) => run.requestsPerSecond))).toLocaleString('en-US') : NO_VALUE
const formatRatio = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : NO_VALUE)

/**
 * Returns how fast `site` is relative to `other`, by requests per second and by CPU time, such as '0.50 · 0.45'. Each
 * number is the median of one ratio per round, because the runs of one round have the same conditions.
 */
function formatRatios(site: readonly RequestRun[] | undefined, other: readonly RequestRun[] | undefined): string {
  if (!site || !other) return NO_VALUE
  const pairs = site.flatMap((run, round) => {
    const otherRun = other[round]
    return otherRun ? [[run, otherRun] as const] : []
  })
  const speedRatios = pairs.map(([run, otherRun]) => run.requestsPerSecond / otherRun.requestsPerSecond)
  const cpuRatios = pairs.flatMap(([run, otherRun]) =>
    run.cpuMicrosecondsPerRequest && otherRun.cpuMicrosecondsPerRequest
      ? [otherRun.cpuMicrosecondsPerRequest / run.cpuMicrosecondsPerRequest]
      : [],
  )
  return `${formatRatio(computeMedian(speedRatios))} · ${formatRatio(computeMedian(cpuRatios))}`
}

export function formatSpeedTable(results: Results): string {
  const rows = PAGES.map(({ name }) => {
    const getRuns = (worker: ComparedWorker) => results.get(name)?.get(worker)
    return [
      name,
      formatRequestsPerSecond(getRuns('cold')),
      formatRatios(getRuns('cold'), getRuns('batch')),
      formatRatios(getRuns('cold'), getRuns('plain')),
      formatRequestsPerSecond(getRuns('warm')),
      formatRatios(getRuns('warm'), getRuns('string')),
      formatRatios(getRuns('warm'), getRuns('bytes')),
      formatRequestsPerSecond(getRuns('304')),
      formatRatios(getRuns('304'), getRuns('empty')),
    ]
  })
  return formatTable(
    ['page', 'cold, req/s', '÷ (b)', '÷ (c)', 'warm, req/s', '÷ (a)', '÷ (a) as bytes', '304, req/s', '÷ empty Hono'],
    rows,
  )
}

export const formatRequestRateTable = (results: Results): string =>
  formatTable(
    ['page', '(a) string', '(a) bytes', '(b) same batch', '(c) plain', 'empty Hono'],
    PAGES.map(({ name }) => [
      name,
      ...(['string', 'bytes', 'batch', 'plain', 'empty'] as const).map((worker) =>
        formatRequestsPerSecond(results.get(name)?.get(worker)),
      ),
    ]),
  )

const formatKilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

export const formatWeightTable = (weights: ReadonlyMap<string, Weight>): string =>
  formatTable(
    ['page', 'HTML, gzip KB', 'without styles and map', 'requests', 'everything, KB', 'script before a touch, KB'],
    [...weights].map(
      ([
        name,
        { htmlBytes: html, contentBytes: content, requestCount, totalBytes: everything, scriptBytes: script },
      ]) => [
        name,
        formatKilobytes(html),
        formatKilobytes(content),
        String(requestCount),
        formatKilobytes(everything),
        formatKilobytes(script),
      ],
    ),
  )

export const formatFirstPaintTable = (firstPaints: readonly FirstPaint[]): string =>
  formatTable(
    ['page', 'first paint, ms', '÷ plain page', 'largest paint, ms', '÷ plain page', 'layout shift'],
    firstPaints.map(({ path, first, firstRatio, largest, largestRatio, shift }) => [
      path,
      String(Math.round(first)),
      formatRatio(firstRatio),
      String(Math.round(largest)),
      formatRatio(largestRatio),
      shift.toFixed(3),
    ]),
  )

export function formatGrowthTable(costsBySize: readonly DirectoryCosts[]): string {
  const [first] = costsBySize
  const headings = costsBySize.flatMap(({ clinicCount }) => [`${clinicCount.toLocaleString('en-US')}: ms`, 'rows'])
  const rows = [...(first?.pages.keys() ?? [])].map((name) => [
    name,
    ...costsBySize.flatMap(({ pages }) => {
      const cost = pages.get(name)
      return [cost ? cost.milliseconds.toFixed(1) : NO_VALUE, cost ? String(cost.rowsRead) : NO_VALUE]
    }),
  ])
  const primaryKeyRow = [
    'a clinic by its primary key',
    ...costsBySize.flatMap((costs) => [costs.primaryKeyMs.toFixed(1), '1']),
  ]
  return formatTable(['page', ...headings], [...rows, primaryKeyRow])
}

export function formatLoadTable(costsBySize: readonly DirectoryCosts[]): string {
  const [first] = costsBySize
  const headings = costsBySize.flatMap(({ clinicCount }) => [
    `${clinicCount.toLocaleString('en-US')}: s`,
    'of which reading files',
    'rows written',
  ])
  const rows = (first?.loads ?? []).map(({ name }) => [
    name,
    ...costsBySize.flatMap(({ loads }) => {
      const load = loads.find((candidate) => candidate.name === name)
      if (!load) return [NO_VALUE, NO_VALUE, NO_VALUE]
      return [
        load.endedAfterSeconds.toFixed(1),
        load.plannedAfterSeconds.toFixed(1),
        load.writtenRowCount.toLocaleString('en-US'),
      ]
    }),
  ])
  return formatTable(['load', ...headings], rows)
}

const formatMegabytes = (value: number | null) => (value === null ? NO_VALUE : `${Math.round(value)} MB`)

const formatMemoryUse = ({ before, after }: MemoryUse) =>
  `${formatMegabytes(after)} (before: ${formatMegabytes(before)})`

export const formatResourceTable = ({ startUp, workerSize, memory, costsBySize }: Measurements): string =>
  formatTable(
    ['', 'measured'],
    [
      [
        'start-up (modules read and run)',
        `${startUp.site.toFixed(0)} ms; (c) ${startUp.plain.toFixed(0)} ms; ratio ${formatRatio(startUp.site / startUp.plain)}`,
      ],
      [
        'Worker',
        `${formatKilobytes(workerSize.raw)} KB, ${formatKilobytes(workerSize.gzip)} KB gzip; ${formatKilobytes(workerSize.atStart)} KB of it at the start`,
      ],
      [
        `workerd after ${memory.requestCount.toLocaleString('en-US')} requests`,
        `${formatMemoryUse(memory.site)}; Workers (a) and (b) after the same: ${formatMemoryUse(memory.comparison)}`,
      ],
      ...costsBySize.map((costs) => [
        `workerd after every page with ${costs.clinicCount.toLocaleString('en-US')} clinics`,
        formatMemoryUse(costs.memory),
      ]),
      ...costsBySize.map((costs) => [
        `suggestions ÷ a primary-key read, ${costs.clinicCount.toLocaleString('en-US')} clinics`,
        formatRatio((costs.pages.get('suggestions')?.milliseconds ?? Number.NaN) / costs.primaryKeyMs),
      ]),
    ],
  )
