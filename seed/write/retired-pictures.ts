import { getTableName } from 'drizzle-orm'
import * as t from '../../src/db/schema.ts'
import type { OgImageSvgs } from '../draw/og-images.ts'
import type { PlannedRows } from '../plan/rows.ts'
import type { SqlStatement } from './statement.ts'

/** Cached pages still refer to retired pictures. The edge keeps pages for a day, and crawlers keep pages for weeks. */
export const RETENTION_DAYS = 30

const RETIRED_TABLE = getTableName(t.retiredPictures)

export function createRetireMapsStatement(rows: PlannedRows, now: Date): SqlStatement {
  const usedNames = rows.of(t.pictures).map(({ name }) => name)
  return createRetireStatement(getTableName(t.pictures), { type: 'type', body: 'CAST(body AS BLOB)' }, usedNames, now)
}

export function createRetireOgImagesStatements(ogImages: OgImageSvgs, now: Date): SqlStatement[] {
  const usedNames = [...ogImages.keys()]
  const table = getTableName(t.ogImages)
  return [
    createRetireStatement(table, { type: "'image/png'", body: 'png' }, usedNames, now),
    {
      sql: `DELETE FROM "${table}" WHERE name NOT IN (SELECT value FROM json_each(?1))`,
      params: [JSON.stringify(usedNames)],
    },
  ]
}

export function createDeleteExpiredPicturesStatement(now: Date): SqlStatement {
  const retiredBefore = new Date(now.getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000).toISOString()
  const sql = `DELETE FROM "${RETIRED_TABLE}" WHERE retired_at <= ?1
    OR name IN (SELECT name FROM "${getTableName(t.pictures)}")
    OR name IN (SELECT name FROM "${getTableName(t.ogImages)}")`
  return { sql, params: [retiredBefore] }
}

function createRetireStatement(
  table: string,
  columnSql: { type: string; body: string },
  usedNames: readonly string[],
  now: Date,
): SqlStatement {
  const sql = `INSERT OR REPLACE INTO "${RETIRED_TABLE}" (name, type, body, retired_at)
    SELECT name, ${columnSql.type}, ${columnSql.body}, ?1 FROM "${table}"
    WHERE name NOT IN (SELECT value FROM json_each(?2))`
  return { sql, params: [now.toISOString(), JSON.stringify(usedNames)] }
}
