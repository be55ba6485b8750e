import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { Command } from 'commander'
import { holdContest } from './contest.ts'
import { directoryOf } from './directory.ts'
import { measureGrowth } from './growth.ts'
import { measureMemory } from './memory.ts'
import { PAGES } from './pages.ts'
import { absoluteTable, factsTable, growthTable, type Measured, speedTable, weightTable } from './report.ts'
import { measureStartUp } from './start-up.ts'
import { weighPages, workerSize } from './weights.ts'

/** `npm run bench`: how fast the site is, beside Workers that do less, in one run on this machine. */
const program = new Command('bench')
  .description('Measures the production build in workerd beside Workers that do less, and writes docs/speed.md.')
  .option('--quick', 'fewer and shorter rounds, no directory of 500,000 clinics; writes nothing')
  .option('--seconds <number>', 'how long each is asked in a round', Number)
  .option('--rounds <number>', 'how often', Number)
  .option('--no-build', 'measure the build that is there')
  .action(bench)

/** Clinics in the directory that speed is measured on: enough for 24 cards on every page. */
const USUAL = 5000

interface Options {
  quick?: boolean
  seconds?: number
  rounds?: number
  build: boolean
}

const startedAt = Date.now()
const say = (text: string) =>
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(5)} s  ${text}`)

async function bench({
  quick = false,
  build,
  seconds = quick ? 1 : 2,
  rounds = quick ? 2 : 7,
}: Options): Promise<void> {
  if (build) {
    say('building')
    if (spawnSync('vite', ['build', '--logLevel', 'error'], { stdio: 'inherit' }).status !== 0) process.exit(1)
  }
  const folder = await directoryOf(USUAL, say)
  const results = await holdContest(folder, { pages: PAGES, seconds, rounds, say })
  say('weighing pages, starting up')
  const weights = await weighPages(folder)
  const startUp = await measureStartUp(quick ? 3 : 9)
  say('memory')
  const memory = await measureMemory(folder, quick ? 10_000 : 100_000)
  const growth = []
  for (const clinics of quick ? [50, USUAL] : [50, USUAL, 500_000]) {
    say(`${clinics} clinics`)
    growth.push(await measureGrowth(clinics, quick ? 3 : 9, say))
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`
  const report = describe({ machine, results, weights, startUp, workerSize: workerSize(), memory, growth })
  console.log(`\n${report}`)
  if (!quick) write(report)
}

const describe = (measured: Measured): string =>
  [
    `Measured ${new Date().toISOString().slice(0, 10)} on ${measured.machine}. In each pair of ratios the first is of requests a second, the second of processor time.`,
    speedTable(measured.results),
    '### In requests a second',
    absoluteTable(measured.results),
    '### What a page loads',
    weightTable(measured.weights),
    '### Start-up, size, memory',
    factsTable(measured),
    '### Growth',
    growthTable(measured.growth),
  ].join('\n\n')

const FILE = 'docs/speed.md'
const MARK = '<!-- npm run bench writes what follows -->'

/** The page's own words stay; the figures below the mark are replaced. */
function write(report: string): void {
  const [words = ''] = readFileSync(FILE, 'utf8').split(MARK)
  writeFileSync(FILE, `${words}${MARK}\n\n${report}\n`)
  say(`written to ${FILE}`)
}

await program.parseAsync()
