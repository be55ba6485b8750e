import { desc, eq, lt } from 'drizzle-orm'
import type { DataChange } from '../domain/content.ts'
import { type Database, type Read, readTogether } from './client.ts'
import { contentItems, dataChanges } from './schema.ts'

/** A listing or a guide, and the day it was added or last changed. */
export interface DatedItem {
  kind: string
  id: string
  title: string
  path: string | null
  modifiedOn: string
}

/** The listings and guides that changed last, newest first; as many as asked for of both together. */
export async function listLatestItems(db: Database, limit: number): Promise<Read<DatedItem[]>> {
  const { version, results } = await readTogether(db, [
    latestOf(db, 'clinic', limit),
    latestOf(db, 'guide', limit),
  ] as const)
  const byDay = (a: DatedItem, b: DatedItem) => (a.modifiedOn < b.modifiedOn ? 1 : a.modifiedOn > b.modifiedOn ? -1 : 0)
  return { version, data: results.flat().sort(byDay).slice(0, limit) }
}

const latestOf = (db: Database, kind: string, limit: number) =>
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

/** Lines of the change log, newest first; `before` an id, or from the newest. */
export async function listChanges(
  db: Database,
  { before, limit }: { before: number | null; limit: number },
): Promise<Read<DataChange[]>> {
  const { version, results } = await readTogether(db, [
    db
      .select()
      .from(dataChanges)
      .where(before === null ? undefined : lt(dataChanges.id, before))
      .orderBy(desc(dataChanges.id))
      .limit(limit),
  ] as const)
  return { version, data: results[0] }
}
