import type { D1Database } from '@cloudflare/workers-types'
import * as t from '../../src/db/schema.ts'
import type { LoadPlan } from '../plan/plan.ts'
import { UserError } from '../user-error.ts'
import { createSiteStatements } from './load-statements.ts'
import { retryQuery } from './retry.ts'
import { createWriteLockStatement, type SqlStatement, splitBySize } from './statement.ts'

/** D1 stops a transaction after 30 seconds, and the database's process has 128 MB of memory (docs/scale.md). */
export const MAX_TRANSACTION_BYTES = 25_000_000

/** Splits only a first load, because no page is served until its last transaction writes the row of `site`. */
export async function writeLoad(
  db: D1Database,
  storedVersion: string | null,
  plan: Pick<LoadPlan, 'rows'>,
  statements: readonly SqlStatement[],
): Promise<number> {
  const chunks = splitBySize([...statements, ...createSiteStatements(plan)], MAX_TRANSACTION_BYTES, measureBytes)
  if (chunks.length > 1 && storedVersion !== null) throw new UserError(TOO_LARGE_MESSAGE)
  let writtenRowCount = 0
  for (const chunk of chunks) writtenRowCount += await writeTransaction(db, storedVersion, plan, chunk)
  return writtenRowCount
}

const TOO_LARGE_MESSAGE =
  `this load changes more than ${MAX_TRANSACTION_BYTES / 1e6} MB, too much for one D1 transaction; nothing was written. ` +
  'Load it into an empty database, and switch to that database: see "A load that is too large" in docs/scale.md.'

/** Returns 0 if the load succeeded but the response was lost, so that the version guard made the retry fail. */
async function writeTransaction(
  db: D1Database,
  storedVersion: string | null,
  { rows }: Pick<LoadPlan, 'rows'>,
  chunk: readonly SqlStatement[],
): Promise<number> {
  const writes = [createVersionGuard(storedVersion), ...chunk].map(({ sql, params }) => db.prepare(sql).bind(...params))
  const statements = [createWriteLockStatement(db), ...writes]
  try {
    const results = await retryQuery(() => db.batch(statements))
    return results.reduce((sum, { meta }) => sum + meta.rows_written, 0)
  } catch (error) {
    const site = await retryQuery(() => db.prepare('SELECT version, loaded_at AS loadedAt FROM site').first())
    const [plannedSite] = rows.of(t.site)
    if (site && site['version'] === plannedSite?.version && site['loadedAt'] === plannedSite?.loadedAt) return 0
    if ((site?.['version'] ?? null) !== storedVersion) throw new UserError(CONCURRENT_LOAD_MESSAGE)
    throw error
  }
}

const CONCURRENT_LOAD_MESSAGE = 'another load changed the data during this one, which stopped. Run the command again.'

/** Returns a statement that fails if the stored version has changed, because 'changed' is not valid JSON. */
const createVersionGuard = (storedVersion: string | null): SqlStatement => ({
  sql: `SELECT json(iif(coalesce((SELECT version FROM site), '') = ?1, 'true', 'changed'))`,
  params: [storedVersion ?? ''],
})

const measureBytes = ({ sql, params }: SqlStatement): number =>
  params.reduce((sum, param) => sum + Buffer.byteLength(param), sql.length)
