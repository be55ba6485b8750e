import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Copies of the build that local sites serve, each named after the process that serves it. */
const SERVED = '.wrangler/served'

/** Copies a build, so that the next one does not change what this process serves. The copy ends with this process. */
export function copyBuild(build: string, served = SERVED): string {
  mkdirSync(served, { recursive: true })
  for (const pid of readdirSync(served)) if (!isRunning(Number(pid))) rmSync(join(served, pid), { recursive: true })
  const copy = join(served, String(process.pid))
  rmSync(copy, { recursive: true, force: true })
  cpSync(build, copy, { recursive: true })
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  return copy
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process may not be signalled, but it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
