import type { D1Database } from '@cloudflare/workers-types'
import { getTableName } from 'drizzle-orm'
import * as t from '../../src/db/schema.ts'
import type { Plan } from '../plan/plan.ts'
import { seededTables } from '../plan/rows.ts'
import { sitemapRows } from '../plan/sitemaps.ts'
import { retryQuery } from './retry.ts'

export async function findIncompleteTables(
  db: D1Database,
  { rows, ogImages = new Map() }: Pick<Plan, 'rows'> & Partial<Pick<Plan, 'ogImages'>>,
): Promise<string[]> {
  const { sitemaps, pages } = sitemapRows(rows)
  const planned = new Map<string, number>([
    ...seededTables.map((table) => [getTableName(table), rows.of(table).length] as const),
    [getTableName(t.sitemaps), sitemaps.length],
    [getTableName(t.sitemapPages), pages.length],
  ])
  const counts = [...planned.keys()].map((name) => `(SELECT count(*) FROM "${name}") AS "${name}"`)
  const ogImageCount =
    '(SELECT count(*) FROM share_pictures WHERE name IN (SELECT value FROM json_each(?1))) AS share_pictures'
  const query = db.prepare(`SELECT ${[...counts, ogImageCount].join(', ')}`).bind(JSON.stringify([...ogImages.keys()]))
  const stored = (await retryQuery(() => query.first<Record<string, number>>())) ?? {}
  planned.set('share_pictures', ogImages.size)
  return [...planned].filter(([name, count]) => stored[name] !== count).map(([name]) => name)
}
