import type { ExecutionContext } from 'hono'
import { openDatabase } from '../../db/client.ts'
import { countPurges, readLoadKey, savePurge } from '../../db/edge-purges.ts'
import { SITE_CACHE_TAG } from './policy.ts'

/** The second purge, a minute later, removes outdated pages that were cached after the first. */
const PURGES_PER_LOAD = 2

/** Pauses between attempts. If the last attempt fails, the next scheduled run tries again. */
const RETRY_PAUSES_MS = [2000, 5000]

type PurgeContext = Pick<ExecutionContext, 'waitUntil'> & { cache?: Pick<CacheContext, 'purge'> }

export async function purgeWhenDataChanged(env: Env, { cache }: PurgeContext): Promise<void> {
  if (!cache) return
  const db = openDatabase(env.DB)
  const loadKey = await readLoadKey(db)
  if (loadKey === null) return
  const purgeCount = await countPurges(db, loadKey)
  if (purgeCount >= PURGES_PER_LOAD) return
  if (await purge(cache))
    await savePurge(db, { loadKey, purgeCount: purgeCount + 1, purgedAt: new Date().toISOString() })
}

async function purge(
  cache: Pick<CacheContext, 'purge'>,
  pausesMs: readonly number[] = RETRY_PAUSES_MS,
): Promise<boolean> {
  const errors = await attemptPurge(cache)
  if (errors === null) return true
  console.error(JSON.stringify({ event: 'purge-failed', errors, attemptsLeft: pausesMs.length }))
  const [pauseMs, ...laterPausesMs] = pausesMs
  if (pauseMs === undefined) return false
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return purge(cache, laterPausesMs)
}

async function attemptPurge(cache: Pick<CacheContext, 'purge'>): Promise<string | null> {
  try {
    const { success, errors } = await cache.purge({ tags: [SITE_CACHE_TAG] })
    return success ? null : errors.map(({ code, message }) => `${code} ${message}`).join('; ')
  } catch (error) {
    return String(error)
  }
}
