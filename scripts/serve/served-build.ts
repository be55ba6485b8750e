import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const COPIES_FOLDER = '.wrangler/served'

export function copyBuildForThisProcess(buildFolder: string, copiesFolder = COPIES_FOLDER): string {
  mkdirSync(copiesFolder, { recursive: true })
  for (const pid of readdirSync(copiesFolder))
    if (!isRunning(Number(pid))) rmSync(join(copiesFolder, pid), { recursive: true })
  const copyFolder = join(copiesFolder, String(process.pid))
  rmSync(copyFolder, { recursive: true, force: true })
  cpSync(buildFolder, copyFolder, { recursive: true })
  process.on('exit', () => rmSync(copyFolder, { recursive: true, force: true }))
  return copyFolder
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM means that the process is running, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
