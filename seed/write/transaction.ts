import type { D1Database } from '@cloudflare/workers-types'
import * as t from '../../src/db/schema.ts'
import type { Plan } from '../plan/plan.ts'
import { UserError } from '../user-error.ts'
import { retryQuery } from './retry.ts'
import { type Statement, splitBySize, takeWriteLock } from './statement.ts'
import { siteStatements } from './write.ts'

/**
 * Maximum bytes in one transaction. D1 stops one after 30 seconds, and the database's process has 128 MB of memory
 * (docs/scale.md).
 */
export const MAX_TRANSACTION_BYTES = 25_000_000

/**
 * Writes a load in one transaction, and returns the number of rows written. The first load of a database may take
 * several transactions: nothing is served until the last one writes the row of `site`.
 */
export async function writeLoad(
  db: D1Database,
  storedVersion: string | null,
  plan: Pick<Plan, 'rows'>,
  statements: readonly Statement[],
): Promise<number> {
  const parts = splitBySize([...statements, ...siteStatements(plan)], MAX_TRANSACTION_BYTES, bytesOf)
  if (parts.length > 1 && storedVersion !== null) throw new UserError(TOO_LARGE)
  let rowsWritten = 0
  for (const part of parts) rowsWritten += await writePart(db, storedVersion, plan, part)
  return rowsWritten
}

const TOO_LARGE =
  `this load changes more than ${MAX_TRANSACTION_BYTES / 1e6} MB, too much for one D1 transaction; nothing was written. ` +
  'Load it into an empty database, and switch to that database: see "A load that is too large" in docs/scale.md.'

/** Writes a part. Retries if the response is lost: if the part was written, the version guard fails the retry. */
async function writePart(
  db: D1Database,
  storedVersion: string | null,
  { rows }: Pick<Plan, 'rows'>,
  part: readonly Statement[],
): Promise<number> {
  const writes = [versionGuard(storedVersion), ...part].map(({ sql, params }) => db.prepare(sql).bind(...params))
  const statements = [takeWriteLock(db), ...writes]
  try {
    const results = await retryQuery(() => db.batch(statements))
    return results.reduce((sum, { meta }) => sum + meta.rows_written, 0)
  } catch (error) {
    const site = await retryQuery(() => db.prepare('SELECT version, loaded_at AS loadedAt FROM site').first())
    const [own] = rows.of(t.site)
    if (site && site['version'] === own?.version && site['loadedAt'] === own?.loadedAt) return 0
    if ((site?.['version'] ?? null) !== storedVersion) throw new UserError(CONCURRENT_LOAD)
    throw error
  }
}

const CONCURRENT_LOAD = 'another load changed the data during this one, so nothing was written. Run the command again.'

/** Fails the transaction if the stored version is no longer the one that the changes are based on. */
const versionGuard = (storedVersion: string | null): Statement => ({
  sql: `SELECT json(iif(coalesce((SELECT version FROM site), '') = ?1, 'true', 'changed'))`,
  params: [storedVersion ?? ''],
})

const bytesOf = ({ sql, params }: Statement): number =>
  params.reduce((sum, param) => sum + Buffer.byteLength(param), sql.length)
