import { eq } from 'drizzle-orm'
import type { Database } from './client.ts'
import { edgePurges } from './schema.ts'

/** How often Cloudflare's cache was purged for a data version. */
export async function countPurges(db: Database, version: string): Promise<number> {
  const [row] = await db.select({ purges: edgePurges.purges }).from(edgePurges).where(eq(edgePurges.version, version))
  return row?.purges ?? 0
}

/** Records a purge. Only the latest version is kept. */
export async function savePurge(db: Database, purge: typeof edgePurges.$inferInsert): Promise<void> {
  await db.batch([db.delete(edgePurges), db.insert(edgePurges).values(purge)])
}
