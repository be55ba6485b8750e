import type { D1Database } from '@cloudflare/workers-types'
import { getTableName } from 'drizzle-orm'
import type { LoadPlan } from '../plan/plan.ts'
import { retryQuery } from './retry.ts'
import { listTableRows } from './table-rows.ts'

export async function findTablesWithOtherRowCount(db: D1Database, plan: LoadPlan): Promise<string[]> {
  const plannedCounts = new Map(listTableRows(plan).map(({ table, rows }) => [getTableName(table), rows.length]))
  const countQueries = [...plannedCounts.keys()].map((name) => `(SELECT count(*) FROM "${name}") AS "${name}"`)
  const ogImageCountSql =
    '(SELECT count(*) FROM share_pictures WHERE name IN (SELECT value FROM json_each(?1))) AS share_pictures'
  const ogImageNames = JSON.stringify([...plan.rows.ogImages.keys()])
  const query = db.prepare(`SELECT ${[...countQueries, ogImageCountSql].join(', ')}`).bind(ogImageNames)
  const storedCounts = (await retryQuery(() => query.first<Record<string, number>>())) ?? {}
  plannedCounts.set('share_pictures', plan.rows.ogImages.size)
  return [...plannedCounts].filter(([name, count]) => storedCounts[name] !== count).map(([name]) => name)
}
