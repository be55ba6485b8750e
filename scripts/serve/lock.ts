import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

const SQLITE_BUSY = 5
const RETRY_DELAY_MS = 200

/** Waits for the lock, then runs `work`. The operating system releases the lock if the process is killed. */
export async function withLock<T>(file: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file)
  try {
    if (!tryToAcquire(lock)) {
      onWait()
      do await setTimeout(RETRY_DELAY_MS)
      while (!tryToAcquire(lock))
    }
    return await work()
  } finally {
    lock.close()
  }
}

function tryToAcquire(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    return false
  }
}
