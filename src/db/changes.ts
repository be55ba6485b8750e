import { desc, eq, lt } from 'drizzle-orm'
import { type Database, queryDataWithVersion, queryRowsWithVersion, type Versioned } from './client.ts'
import { contentItems, dataChanges } from './schema.ts'

export type ContentItem = typeof contentItems.$inferSelect
export type DataChange = typeof dataChanges.$inferSelect

export const listLatestItems = (db: Database, limit: number): Promise<Versioned<ContentItem[]>> =>
  queryDataWithVersion(
    db,
    [selectLatestItems(db, 'clinic', limit), selectLatestItems(db, 'guide', limit)],
    (itemsByKind) =>
      itemsByKind
        .flat()
        .sort((a, b) => b.modifiedOn.localeCompare(a.modifiedOn))
        .slice(0, limit),
  )

const selectLatestItems = (db: Database, kind: string, limit: number) =>
  db.select().from(contentItems).where(eq(contentItems.kind, kind)).orderBy(desc(contentItems.modifiedOn)).limit(limit)

export function listChanges(
  db: Database,
  { beforeId, limit }: { beforeId: number | null; limit: number },
): Promise<Versioned<DataChange[]>> {
  const beforeCondition = beforeId === null ? undefined : lt(dataChanges.id, beforeId)
  return queryRowsWithVersion(
    db,
    db.select().from(dataChanges).where(beforeCondition).orderBy(desc(dataChanges.id)).limit(limit),
  )
}
