import { eq } from 'drizzle-orm'
import type { Database } from './client.ts'
import { redirects } from './schema.ts'

/**
 * Returns the target of a retired path, or `gone` for a removed page. Returns null for a path that was never in use.
 */
export async function findRedirect(db: Database, path: string): Promise<string | 'gone' | null> {
  const [row] = await db.select().from(redirects).where(eq(redirects.path, path))
  if (!row) return null
  return row.target ?? 'gone'
}
