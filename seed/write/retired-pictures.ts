import * as t from '../../src/db/schema.ts'
import type { LoadPlan } from '../plan/plan.ts'
import type { SqlStatement } from './statement.ts'

/** Cached pages still refer to retired pictures. The edge keeps pages for a day, and crawlers keep pages for weeks. */
export const RETENTION_DAYS = 30

/** The statements must run before the load deletes pictures. */
export function createRetireStatements({ rows }: Pick<LoadPlan, 'rows'>, now: Date): SqlStatement[] {
  const usedNames = JSON.stringify([...rows.of(t.pictures).map(({ name }) => name), ...rows.ogImages.keys()])
  const usedCondition = 'name IN (SELECT value FROM json_each(?1))'
  const retiredBefore = new Date(now.getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000)
  return [
    {
      sql: `INSERT OR REPLACE INTO retired_pictures (name, type, body, retired_at)
        SELECT name, type, CAST(body AS BLOB), ?2 FROM pictures WHERE NOT ${usedCondition}
        UNION ALL SELECT name, 'image/png', png, ?2 FROM share_pictures WHERE NOT ${usedCondition}`,
      params: [usedNames, now.toISOString()],
    },
    { sql: `DELETE FROM share_pictures WHERE NOT ${usedCondition}`, params: [usedNames] },
    {
      sql: `DELETE FROM retired_pictures WHERE ${usedCondition} OR retired_at <= ?2`,
      params: [usedNames, retiredBefore.toISOString()],
    },
  ]
}
