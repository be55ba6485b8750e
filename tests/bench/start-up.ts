import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { computeMedian } from '../../seed/plan/price-statistics.ts'
import { getBuiltModulePath, listModuleAndStaticImports } from '../tools/node/built-site.ts'
import { bundleWorker } from './comparison-workers.ts'

/**
 * Returns the median times, in milliseconds, that a new process takes to compile and run the modules of the site and of
 * the plain Worker that docs/speed.md describes. Alternates between the two.
 */
export async function measureStartUp(rounds: number): Promise<{ site: number; plain: number }> {
  mkdirSync('.tmp/bench', { recursive: true })
  const plainFile = resolve('.tmp/bench/plain.mjs')
  writeFileSync(plainFile, await bundleWorker('plain'))
  const siteFile = resolve(getBuiltModulePath())
  const times = { site: [] as number[], plain: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.site.push(measureStartMs(siteFile))
    times.plain.push(measureStartMs(plainFile))
  }
  return { site: computeMedian(times.site), plain: computeMedian(times.plain) }
}

/**
 * Prints how many milliseconds it takes to compile and run the modules. As in workerd, the source code is already in
 * memory, so Node's loader is not measured. Excludes modules that are imported lazily.
 */
const START_SCRIPT = `
  import { readFileSync } from 'node:fs'
  import { dirname, resolve } from 'node:path'
  import { SourceTextModule } from 'node:vm'
  const texts = new Map(process.argv.slice(1).map((file) => [file, readFileSync(file, 'utf8')]))
  const modules = new Map()
  const load = (file) => {
    if (!modules.has(file)) modules.set(file, new SourceTextModule(texts.get(file), { identifier: file }))
    return modules.get(file)
  }
  const startedAt = performance.now()
  const main = load(process.argv[1])
  await main.link((path, from) => load(resolve(dirname(from.identifier), path)))
  await main.evaluate()
  console.log(performance.now() - startedAt)
  process.exit()
`

function measureStartMs(file: string): number {
  const flags = ['--experimental-vm-modules', '--no-warnings', '--input-type=module']
  const files = listModuleAndStaticImports(file)
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '-e', START_SCRIPT, ...files], { encoding: 'utf8' })
  const time = Number(stdout.trim().split('\n').at(-1))
  if (!(time > 0)) throw new Error(`${file} does not start: ${stderr}`)
  return time
}
