import { eq } from 'drizzle-orm'
import type { Database } from './client.ts'
import { edgePurges, site } from './schema.ts'

export async function readLoadKey(db: Database): Promise<string | null> {
  const [row] = await db.select({ version: site.version, loadedAt: site.loadedAt }).from(site)
  return row ? `${row.version} ${row.loadedAt}` : null
}

export async function countPurges(db: Database, loadKey: string): Promise<number> {
  const [row] = await db
    .select({ purgeCount: edgePurges.purgeCount })
    .from(edgePurges)
    .where(eq(edgePurges.loadKey, loadKey))
  return row?.purgeCount ?? 0
}

export async function savePurge(db: Database, purge: typeof edgePurges.$inferInsert): Promise<void> {
  await db.batch([db.delete(edgePurges), db.insert(edgePurges).values(purge)])
}
