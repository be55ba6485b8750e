import { getTableName } from 'drizzle-orm'
import * as t from '../../src/db/schema.ts'
import type { OgImages } from '../draw/og-images.ts'
import type { Rows } from '../plan/rows.ts'
import type { Statement } from './statement.ts'

/** Days for which an unused picture is served. Pages are cached for a day at the edge, for weeks by crawlers. */
export const RETENTION_DAYS = 30

const RETIRED = getTableName(t.retiredPictures)

/** Returns the statement that retires unused maps. Must run before `pictures` is emptied. */
export function retireMaps(rows: Rows, now: Date): Statement {
  const used = rows.of(t.pictures).map(({ name }) => name)
  return retire(getTableName(t.pictures), { type: 'type', body: 'CAST(body AS BLOB)' }, used, now)
}

export function retireOgImages(pictures: OgImages, now: Date): Statement[] {
  const used = [...pictures.keys()]
  const table = getTableName(t.ogImages)
  return [
    retire(table, { type: "'image/png'", body: 'png' }, used, now),
    {
      sql: `DELETE FROM "${table}" WHERE name NOT IN (SELECT value FROM json_each(?1))`,
      params: [JSON.stringify(used)],
    },
  ]
}

/** Returns the statement that deletes pictures that were retired at least RETENTION_DAYS ago or are in use again. */
export function deleteExpiredPictures(now: Date): Statement {
  const limit = new Date(now.getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000).toISOString()
  const sql = `DELETE FROM "${RETIRED}" WHERE retired_at <= ?1
    OR name IN (SELECT name FROM "${getTableName(t.pictures)}")
    OR name IN (SELECT name FROM "${getTableName(t.ogImages)}")`
  return { sql, params: [limit] }
}

function retire(
  table: string,
  expressions: { type: string; body: string },
  used: readonly string[],
  now: Date,
): Statement {
  const sql = `INSERT OR REPLACE INTO "${RETIRED}" (name, type, body, retired_at)
    SELECT name, ${expressions.type}, ${expressions.body}, ?1 FROM "${table}"
    WHERE name NOT IN (SELECT value FROM json_each(?2))`
  return { sql, params: [now.toISOString(), JSON.stringify(used)] }
}
