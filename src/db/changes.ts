import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm'
import { isClosingNoticeOver } from '../domain/clinic/clinic.ts'
import type { ClinicStatus } from '../domain/clinic/clinic-record.ts'
import { type Database, queryDataWithVersion, type Versioned } from './client.ts'
import { clinics, contentItems, dataChanges } from './schema.ts'

export type ContentItem = typeof contentItems.$inferSelect
export type DataChange = typeof dataChanges.$inferSelect

export const listLatestItems = (
  db: Database,
  { limit, now }: { limit: number; now: Date },
): Promise<Versioned<ContentItem[]>> =>
  queryDataWithVersion(
    db,
    [selectLatestItems(db, 'clinic', limit), selectLatestItems(db, 'guide', limit)],
    (itemsByKind) =>
      itemsByKind
        .flat()
        .sort((a, b) => b.modifiedOn.localeCompare(a.modifiedOn))
        .slice(0, limit)
        .map(({ status, path, ...item }) => ({ ...item, path: getCurrentPath(path, status, now) })),
  )

const selectLatestItems = (db: Database, kind: 'clinic' | 'guide', limit: number) =>
  db
    .select({ ...getTableColumns(contentItems), status: clinics.status })
    .from(contentItems)
    .leftJoin(clinics, and(eq(contentItems.kind, 'clinic'), eq(clinics.id, contentItems.id)))
    .where(eq(contentItems.kind, kind))
    .orderBy(desc(contentItems.modifiedOn))
    .limit(limit)

/** The path is the item's current one, or null if it has no page any more. */
export function listChanges(
  db: Database,
  { beforeId, limit, now }: { beforeId: number | null; limit: number; now: Date },
): Promise<Versioned<DataChange[]>> {
  const beforeCondition = beforeId === null ? undefined : lt(dataChanges.id, beforeId)
  const query = db
    .select({ ...getTableColumns(dataChanges), path: contentItems.path, status: clinics.status })
    .from(dataChanges)
    .leftJoin(contentItems, and(eq(contentItems.kind, dataChanges.kind), eq(contentItems.id, dataChanges.item)))
    .leftJoin(clinics, and(eq(dataChanges.kind, 'clinic'), eq(clinics.id, dataChanges.item)))
    .where(beforeCondition)
    .orderBy(desc(dataChanges.id))
    .limit(limit)
  return queryDataWithVersion(db, [query], ([rows]) =>
    rows.map(({ status, path, ...change }) => ({ ...change, path: getCurrentPath(path, status, now) })),
  )
}

const getCurrentPath = (path: string | null, status: ClinicStatus | null, now: Date) =>
  isClosingNoticeOver(status, now) ? null : path
