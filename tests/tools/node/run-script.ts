import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

export interface ScriptResult {
  code: number
  stdout: string
  stderr: string
}

export const runScript = (script: string, ...args: string[]) => runScriptIn('.', script, ...args)

export const runScriptIn = (cwd: string, script: string, ...args: string[]) =>
  new Promise<ScriptResult>((done) => {
    const env = { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' }
    execFile(process.execPath, [resolve(script), ...args], { cwd, env }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr })
    })
  })
