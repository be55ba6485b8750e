import { desc, eq, lt } from 'drizzle-orm'
import type { DataChange } from '../domain/content.ts'
import { type Database, findWithVersion, queryRowsWithVersion, type Versioned } from './client.ts'
import { contentItems, dataChanges } from './schema.ts'

export interface DatedItem {
  kind: string
  id: string
  title: string
  path: string | null
  modifiedOn: string
}

/** Returns the clinics and guides that changed most recently, newest first. `limit` applies to both together. */
export const listLatestItems = (db: Database, limit: number): Promise<Versioned<DatedItem[]>> =>
  findWithVersion(db, [selectLatestItems(db, 'clinic', limit), selectLatestItems(db, 'guide', limit)], (items) =>
    items.flat().sort(byNewest).slice(0, limit),
  )

const byNewest = (a: DatedItem, b: DatedItem) =>
  a.modifiedOn < b.modifiedOn ? 1 : a.modifiedOn > b.modifiedOn ? -1 : 0

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

/** Returns change-log entries older than the id `before`, newest first. If `before` is null, starts with the newest. */
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
