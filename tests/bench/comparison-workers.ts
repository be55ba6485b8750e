import { builtinModules } from 'node:module'
import { build } from 'vite'
import type { Worker } from '../tools/node/workerd.ts'
import type { Page } from './pages.ts'
import { openRecorder } from './record.ts'

/** Bundles Worker (c) of docs/speed.md, and the Worker that sends an empty response. */
export async function bundlePageIndependentWorkers(): Promise<Worker[]> {
  const [emptyScript, plainScript] = await Promise.all([bundleWorker('empty'), bundleWorker('plain')])
  return [
    { name: 'empty', script: emptyScript },
    { name: 'plain', script: plainScript },
  ]
}

/**
 * Creates Workers (a) and (b) of docs/speed.md for each page. For the first page, `string-0` and `bytes-0` are Worker
 * (a), and `batch-0` is Worker (b).
 */
export async function createComparisonWorkers(dbFolder: string, pages: readonly Page[]): Promise<Worker[]> {
  const [memoryScript, batchScript] = await Promise.all([bundleWorker('memory'), bundleWorker('batch')])
  const recorder = await openRecorder(dbFolder)
  const workers: Worker[] = []
  try {
    for (const [index, { path }] of pages.entries()) {
      const { html, roundTrips } = await recorder.record(path)
      workers.push(
        { name: `string-${index}`, script: memoryScript, bindings: { HTML: html, BODY_TYPE: 'string' } },
        { name: `bytes-${index}`, script: memoryScript, bindings: { HTML: html, BODY_TYPE: 'bytes' } },
        { name: `batch-${index}`, script: batchScript, bindings: { HTML: html, ROUND_TRIPS: roundTrips } },
      )
    }
  } finally {
    await recorder.close()
  }
  return workers
}

export async function bundleWorker(name: 'memory' | 'batch' | 'empty' | 'key' | 'plain'): Promise<string> {
  const extension = name === 'plain' ? 'tsx' : 'ts'
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['workerd', 'worker', 'browser', 'module', 'import', 'default'] },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: `${import.meta.dirname}/workers/${name}.${extension}`,
      write: false,
      minify: true,
      rolldownOptions: { external: [...builtinModules], output: { codeSplitting: false } },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs
    .flatMap((buildOutput) => ('output' in buildOutput ? buildOutput.output : []))
    .find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error(`tests/bench/workers/${name}.${extension} has no bundle`)
  return chunk.code
}
