import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { SAMPLE_FOLDER } from '../../seed/directory.ts'
import { prepareDirectory } from './directory.ts'
import { measureFirstPaint } from './first-paint.ts'
import { measureDirectoryCosts } from './growth.ts'
import { measureWorkers } from './measure-workers.ts'
import { measureMemory } from './memory.ts'
import { PAGES } from './pages.ts'
import {
  formatFirstPaintTable,
  formatGrowthTable,
  formatLoadTable,
  formatRequestRateTable,
  formatResourceTable,
  formatSpeedTable,
  formatWeightTable,
  type Measurements,
} from './report.ts'
import { measureStartUp } from './start-up.ts'
import { measureWorkerSize, weighPages } from './weights.ts'

const program = new Command('bench')
  .description(
    'Measures the production build in workerd beside Workers that do less, and writes docs/speed.md and the README.',
  )
  .option('--quick', 'fewer rounds and requests, no directory of 20,000 clinics; writes nothing')
  .option('--seconds <number>', 'duration of each measurement', Number)
  .option('--rounds <number>', 'how many rounds', Number)
  .option('--no-build', 'measure the existing build')
  .action(bench)

/** Number of clinics in the smallest directory, because generated directories keep the clinics of the sample. */
const SAMPLE_CLINIC_COUNT = readdirSync(join(SAMPLE_FOLDER, 'data/clinics')).length

/**
 * Number of clinics for the tests of requests, page weight and memory: enough for a full page of most lists. Also one
 * of the sizes of the growth tests.
 */
const SPEED_TEST_CLINIC_COUNT = 5000

/** Maximum number of clinics for the growth tests: more than the number of med spas in the United States. */
const MAX_GROWTH_TEST_CLINIC_COUNT = 20_000

interface Options {
  quick?: boolean
  seconds?: number
  rounds?: number
  build: boolean
}

const startedAt = Date.now()
const printProgress = (text: string) =>
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(5)} s  ${text}`)

async function bench({ quick = false, build, seconds = 1, rounds = quick ? 2 : 11 }: Options): Promise<void> {
  if (build) {
    printProgress('building')
    if (spawnSync('vite', ['build', '--logLevel', 'error'], { stdio: 'inherit' }).status !== 0) process.exit(1)
  }
  const { folder } = await prepareDirectory(SPEED_TEST_CLINIC_COUNT, printProgress)
  printProgress('starting up')
  const startUp = await measureStartUp(quick ? 5 : 21)
  const results = await measureWorkers(folder, { pages: PAGES, seconds, rounds, printProgress })
  printProgress('weighing pages')
  const weights = await weighPages(folder)
  printProgress('first paint')
  const firstPaints = await measureFirstPaint(quick ? 3 : 9)
  printProgress('memory')
  const memory = await measureMemory(folder, quick ? 10_000 : 100_000)
  const costsBySize = []
  const clinicCounts = [SAMPLE_CLINIC_COUNT, SPEED_TEST_CLINIC_COUNT, ...(quick ? [] : [MAX_GROWTH_TEST_CLINIC_COUNT])]
  for (const clinicCount of clinicCounts) {
    printProgress(`${clinicCount} clinics`)
    costsBySize.push(await measureDirectoryCosts(clinicCount, quick ? 3 : 9, printProgress))
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`
  const measurements = {
    machine,
    rounds,
    results,
    weights,
    firstPaints,
    startUp,
    workerSize: measureWorkerSize(),
    memory,
    costsBySize,
  }
  console.log(`\n${formatReport(measurements)}`)
  if (!quick) writeReports(measurements)
}

const formatReport = (measurements: Measurements): string =>
  [
    `Measured ${new Date().toISOString().slice(0, 10)} on ${measurements.machine}: the medians of ${measurements.rounds} rounds. In each pair of ratios the first is of requests a second, the second of processor time.`,
    formatSpeedTable(measurements.results),
    '### In requests a second',
    formatRequestRateTable(measurements.results),
    '### What a page loads',
    formatWeightTable(measurements.weights),
    '### First paint',
    formatFirstPaintTable(measurements.firstPaints),
    '### Start-up, size, memory',
    formatResourceTable(measurements),
    '### Growth',
    formatGrowthTable(measurements.costsBySize),
    '### Loads',
    formatLoadTable(measurements.costsBySize),
  ].join('\n\n')

const BEGIN_MARKER = '<!-- npm run bench writes what follows -->'
const END_MARKER = '<!-- npm run bench wrote until here -->'

function writeReports(measurements: Measurements): void {
  replaceFigures('docs/speed.md', formatReport(measurements))
  replaceFigures('README.md', formatSpeedTable(measurements.results))
}

function replaceFigures(file: string, figures: string): void {
  const text = readFileSync(file, 'utf8')
  const [begin, end] = [text.indexOf(BEGIN_MARKER), text.indexOf(END_MARKER)]
  if (begin < 0 || end < begin) throw new Error(`${file} lacks the lines ${BEGIN_MARKER} and ${END_MARKER}`)
  writeFileSync(file, `${text.slice(0, begin)}${BEGIN_MARKER}\n\n${figures}\n\n${text.slice(end)}`)
  printProgress(`written to ${file}`)
}

await program.parseAsync()
