import type { D1Database } from '@cloudflare/workers-types'
import { getTableName } from 'drizzle-orm'
import * as t from '../../src/db/schema.ts'
import type { Plan } from '../plan/plan.ts'
import { seededTables } from '../plan/rows.ts'
import { sitemapRows } from '../plan/sitemaps.ts'
import { retryQuery } from './retry.ts'

/** Lists the tables that hold more or fewer rows than the plan, and those that lack one of its sharing pictures. */
export async function incompleteTables(
  db: D1Database,
  { rows, shares = new Map() }: Pick<Plan, 'rows'> & Partial<Pick<Plan, 'shares'>>,
): Promise<string[]> {
  const { sitemaps, pages } = sitemapRows(rows)
  const planned = new Map<string, number>([
    ...seededTables.map((table) => [getTableName(table), rows.of(table).length] as const),
    [getTableName(t.sitemaps), sitemaps.length],
    [getTableName(t.sitemapPages), pages.length],
  ])
  const counts = [...planned.keys()].map((name) => `(SELECT count(*) FROM "${name}") AS "${name}"`)
  const pictures =
    '(SELECT count(*) FROM share_pictures WHERE name IN (SELECT value FROM json_each(?1))) AS share_pictures'
  const query = db.prepare(`SELECT ${[...counts, pictures].join(', ')}`).bind(JSON.stringify([...shares.keys()]))
  const stored = (await retryQuery(() => query.first<Record<string, number>>())) ?? {}
  planned.set('share_pictures', shares.size)
  return [...planned].filter(([name, count]) => stored[name] !== count).map(([name]) => name)
}
