import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

const SQLITE_BUSY = 5
/** Milliseconds between attempts to take the lock. */
const PAUSE = 200

/**
 * Runs `work` while holding the lock of a file; calls `onWait` once if another process holds it. SQLite's lock on the
 * file is the system's, which releases it when the holder ends, however it ends: a lock is never stale.
 */
export async function withLock<T>(file: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file)
  try {
    if (!acquire(lock)) {
      onWait()
      do await setTimeout(PAUSE)
      while (!acquire(lock))
    }
    return await work()
  } finally {
    lock.close()
  }
}

function acquire(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    return false
  }
}
