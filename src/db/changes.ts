import { desc, eq, lt } from 'drizzle-orm'
import type { DataChange } from '../domain/content.ts'
import { type Database, queryRowsWithVersion, queryWithVersion, type Versioned } from './client.ts'
import { contentItems, dataChanges } from './schema.ts'

export interface DatedItem {
  kind: string
  id: string
  title: string
  path: string | null
  modifiedOn: string
}

/** Returns the clinics and guides that changed most recently, newest first. `limit` applies to both together. */
export async function listLatestItems(db: Database, limit: number): Promise<Versioned<DatedItem[]>> {
  const { version, results } = await queryWithVersion(db, [
    selectLatestItems(db, 'clinic', limit),
    selectLatestItems(db, 'guide', limit),
  ])
  const byDay = (a: DatedItem, b: DatedItem) => (a.modifiedOn < b.modifiedOn ? 1 : a.modifiedOn > b.modifiedOn ? -1 : 0)
  return { version, data: results.flat().sort(byDay).slice(0, limit) }
}

const selectLatestItems = (db: Database, kind: string, limit: number) =>
  db
    .select({
      kind: contentItems.kind,
      id: contentItems.id,
      title: contentItems.title,
      path: contentItems.path,
      modifiedOn: contentItems.modifiedOn,
    })
    .from(contentItems)
    .where(eq(contentItems.kind, kind))
    .orderBy(desc(contentItems.modifiedOn))
    .limit(limit)

/** Returns change-log entries, newest first. `before` is the id of the oldest entry already shown, or null to start. */
export function listChanges(
  db: Database,
  { before, limit }: { before: number | null; limit: number },
): Promise<Versioned<DataChange[]>> {
  const isBefore = before === null ? undefined : lt(dataChanges.id, before)
  return queryRowsWithVersion(
    db,
    db.select().from(dataChanges).where(isBefore).orderBy(desc(dataChanges.id)).limit(limit),
  )
}
