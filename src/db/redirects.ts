import { eq } from 'drizzle-orm'
import type { Database } from './client.ts'
import { redirects } from './schema.ts'

/** Returns the path to redirect to, `gone` for a removed page, or null if no redirect is stored. */
export async function findRedirect(db: Database, path: string): Promise<string | 'gone' | null> {
  const [row] = await db.select().from(redirects).where(eq(redirects.path, path))
  return row ? (row.target ?? 'gone') : null
}
