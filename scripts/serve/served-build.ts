import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const SERVED = '.wrangler/served'

/** Copies a build for this process, so that the next build does not affect it. Removes copies of exited processes. */
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
    // EPERM means that the process belongs to another user, so it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
