import { execFile } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ScriptResult } from '../../tools/node/run-script.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'

/**
 * Creates a fake `wrangler`. Returns a function that runs a script with it, and one that reads the commands it
 * received. The fake prints the first value of `outputs` whose key the command starts with, and fails if there is none.
 */
export function createFakeWrangler(outputs: Record<string, unknown>) {
  const folder = resolve(createScratchFolder())
  const logFile = join(folder, 'calls')
  const fakeFile = join(folder, 'wrangler')
  writeFileSync(
    fakeFile,
    `#!${process.execPath}
import { appendFileSync } from 'node:fs'
const command = process.argv.slice(2).join(' ')
appendFileSync(${JSON.stringify(logFile)}, command + '\\n')
const [, output] = Object.entries(${JSON.stringify(outputs)}).find(([start]) => command.startsWith(start)) ?? []
if (output === undefined) { console.error('✘ [ERROR] Authentication error [code: 10000]'); process.exit(1) }
console.log(typeof output === 'string' ? output : JSON.stringify(output, null, 2))
`,
  )
  chmodSync(fakeFile, 0o755)
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` }
  return {
    run: (script: string, ...args: string[]) =>
      new Promise<ScriptResult>((done) => {
        execFile(process.execPath, [resolve(script), ...args], { env }, (error, stdout, stderr) =>
          done({ code: Number(error?.code ?? 0), stdout, stderr }),
        ).stdin?.end()
      }),
    readCalls: () => (existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n') : []),
  }
}
