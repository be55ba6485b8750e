import type { FirstPaint } from './first-paint.ts'
import type { Growth } from './growth.ts'
import { median, type Run } from './load.ts'
import type { ComparedWorker, Results } from './measure-workers.ts'
import type { Memory, MemoryUse } from './memory.ts'
import { PAGES } from './pages.ts'
import type { Weight } from './weights.ts'

export interface Measured {
  machine: string
  rounds: number
  results: Results
  weights: Map<string, Weight>
  painted: FirstPaint[]
  startUp: { site: number; plain: number }
  workerSize: { raw: number; gzip: number; atStart: number }
  memory: Memory
  growth: Growth[]
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')

const NONE = '–'
const perSecond = (runs: readonly Run[] | undefined) =>
  runs ? Math.round(median(runs.map((run) => run.requestsPerSecond))).toLocaleString('en-US') : NONE
const ratio = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : NONE)

/**
 * Returns the ratios of requests per second and of CPU time, such as '0.50 · 0.45'. Both are medians of the ratios of
 * each round, because the runs of one round have the same conditions.
 */
function ratios(site: readonly Run[] | undefined, other: readonly Run[] | undefined): string {
  if (!site || !other) return NONE
  const pairs = site.flatMap((run, round) => {
    const otherRun = other[round]
    return otherRun ? [[run, otherRun] as const] : []
  })
  const bySpeed = pairs.map(([run, otherRun]) => run.requestsPerSecond / otherRun.requestsPerSecond)
  const byCpu = pairs.flatMap(([run, otherRun]) =>
    run.cpuMicroseconds && otherRun.cpuMicroseconds ? [otherRun.cpuMicroseconds / run.cpuMicroseconds] : [],
  )
  return `${ratio(median(bySpeed))} · ${ratio(median(byCpu))}`
}

export function speedTable(results: Results): string {
  const rows = PAGES.map(({ name }) => {
    const runsOf = (worker: ComparedWorker) => results.get(name)?.get(worker)
    return [
      name,
      perSecond(runsOf('cold')),
      ratios(runsOf('cold'), runsOf('batch')),
      ratios(runsOf('cold'), runsOf('plain')),
      perSecond(runsOf('warm')),
      ratios(runsOf('warm'), runsOf('string')),
      ratios(runsOf('warm'), runsOf('bytes')),
      perSecond(runsOf('304')),
      ratios(runsOf('304'), runsOf('empty')),
    ]
  })
  return table(
    ['page', 'cold, req/s', '÷ (b)', '÷ (c)', 'warm, req/s', '÷ (a)', '÷ (a) as bytes', '304, req/s', '÷ empty Hono'],
    rows,
  )
}

export const absoluteTable = (results: Results): string =>
  table(
    ['page', '(a) string', '(a) bytes', '(b) same batch', '(c) plain', 'empty Hono'],
    PAGES.map(({ name }) => [
      name,
      ...(['string', 'bytes', 'batch', 'plain', 'empty'] as const).map((worker) =>
        perSecond(results.get(name)?.get(worker)),
      ),
    ]),
  )

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

export const weightTable = (weights: ReadonlyMap<string, Weight>): string =>
  table(
    ['page', 'HTML, gzip KB', 'without styles and map', 'requests', 'everything, KB', 'script before a touch, KB'],
    [...weights].map(
      ([name, { htmlBytes: html, contentBytes: content, requests, totalBytes: everything, scriptBytes: script }]) => [
        name,
        kilobytes(html),
        kilobytes(content),
        String(requests),
        kilobytes(everything),
        kilobytes(script),
      ],
    ),
  )

export const firstPaintTable = (painted: readonly FirstPaint[]): string =>
  table(
    ['page', 'first paint, ms', '÷ plain page', 'largest paint, ms', '÷ plain page', 'layout shift'],
    painted.map(({ path, first, firstRatio, largest, largestRatio, shift }) => [
      path,
      String(Math.round(first)),
      ratio(firstRatio),
      String(Math.round(largest)),
      ratio(largestRatio),
      shift.toFixed(3),
    ]),
  )

export function growthTable(growth: readonly Growth[]): string {
  const [first] = growth
  const heads = growth.flatMap(({ clinics }) => [`${clinics.toLocaleString('en-US')}: ms`, 'rows'])
  const rows = [...(first?.pages.keys() ?? [])].map((name) => [
    name,
    ...growth.flatMap(({ pages }) => {
      const cost = pages.get(name)
      return [cost ? cost.milliseconds.toFixed(1) : NONE, cost ? String(cost.rowsRead) : NONE]
    }),
  ])
  const byKey = ['a clinic by its primary key', ...growth.flatMap((entry) => [entry.primaryKeyMs.toFixed(1), '1'])]
  return table(['page', ...heads], [...rows, byKey])
}

export function loadTable(growth: readonly Growth[]): string {
  const [first] = growth
  const heads = growth.flatMap(({ clinics }) => [
    `${clinics.toLocaleString('en-US')}: s`,
    'of it files',
    'rows written',
  ])
  const rows = (first?.loads ?? []).map(({ name }) => [
    name,
    ...growth.flatMap(({ loads }) => {
      const load = loads.find((candidate) => candidate.name === name)
      if (!load) return [NONE, NONE, NONE]
      return [load.endedAfter.toFixed(1), load.plannedAfter.toFixed(1), load.rowsWritten.toLocaleString('en-US')]
    }),
  ])
  return table(['load', ...heads], rows)
}

const megabytes = (value: number | null) => (value === null ? NONE : `${Math.round(value)} MB`)

const memoryText = ({ before, after }: MemoryUse) => `${megabytes(after)} (before: ${megabytes(before)})`

export const factsTable = ({ startUp, workerSize, memory, growth }: Measured): string =>
  table(
    ['', 'measured'],
    [
      [
        'start-up (modules read and run)',
        `${startUp.site.toFixed(0)} ms; (c) ${startUp.plain.toFixed(0)} ms; ratio ${ratio(startUp.site / startUp.plain)}`,
      ],
      [
        'Worker',
        `${kilobytes(workerSize.raw)} KB, ${kilobytes(workerSize.gzip)} KB gzip; ${kilobytes(workerSize.atStart)} KB of it at the start`,
      ],
      [
        `workerd after ${memory.requests.toLocaleString('en-US')} requests`,
        `${memoryText(memory.site)}; Workers (a) and (b) after the same: ${memoryText(memory.comparison)}`,
      ],
      ...growth.map((entry) => [
        `workerd after every page with ${entry.clinics.toLocaleString('en-US')} clinics`,
        memoryText(entry.memory),
      ]),
      ...growth.map((entry) => [
        `suggestions ÷ a primary-key read, ${entry.clinics.toLocaleString('en-US')} clinics`,
        ratio((entry.pages.get('suggestions')?.milliseconds ?? Number.NaN) / entry.primaryKeyMs),
      ]),
    ],
  )
