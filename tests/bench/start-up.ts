import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './comparisons.ts'
import { median } from './load.ts'

/** Milliseconds to read and run a Worker's module in a V8 that has just begun: the median of the rounds, interleaved. */
export async function measureStartUp(rounds: number): Promise<{ site: number; plain: number }> {
  mkdirSync('.tmp/bench', { recursive: true })
  const plain = resolve('.tmp/bench/plain.mjs')
  writeFileSync(plain, await bundle('plain'))
  const site = resolve('dist/worker/index.js')
  const times = { site: [] as number[], plain: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.site.push(startUp(site))
    times.plain.push(startUp(plain))
  }
  return { site: median(times.site), plain: median(times.plain) }
}

function startUp(file: string): number {
  const url = JSON.stringify(pathToFileURL(file).href)
  const script = `const t = performance.now(); await import(${url}); console.log(performance.now() - t); process.exit()`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  const time = Number(stdout.trim().split('\n').at(-1))
  if (!(time > 0)) throw new Error(`${file} does not start: ${stderr}`)
  return time
}
