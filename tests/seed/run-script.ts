import { execFile } from 'node:child_process'

export interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** Runs a script of the seed as npm would, to its end. */
export const runScript = (script: string, ...args: string[]) =>
  new Promise<Outcome>((resolve) => {
    const env = { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' }
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr })
    })
  })
