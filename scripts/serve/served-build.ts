import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const COPIES_FOLDER = '.wrangler/served'

export function copyBuildForThisProcess(build: string, copiesFolder = COPIES_FOLDER): string {
  mkdirSync(copiesFolder, { recursive: true })
  for (const pid of readdirSync(copiesFolder))
    if (!isRunning(Number(pid))) rmSync(join(copiesFolder, pid), { recursive: true })
  const copyFolder = join(copiesFolder, String(process.pid))
  rmSync(copyFolder, { recursive: true, force: true })
  cpSync(build, copyFolder, { recursive: true })
  process.on('exit', () => rmSync(copyFolder, { recursive: true, force: true }))
  return copyFolder
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM means that the process belongs to another user, so it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
