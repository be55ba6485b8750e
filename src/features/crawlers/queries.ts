import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { sitemapPages, sitemaps } from '../../db/schema.ts'

export const listSitemaps = (db: Database) => db.select().from(sitemaps).orderBy(asc(sitemaps.name))

export const listSitemapPages = (db: Database, sitemap: string) =>
  db
    .select({ path: sitemapPages.path, modifiedOn: sitemapPages.modifiedOn })
    .from(sitemapPages)
    .where(eq(sitemapPages.sitemap, sitemap))
    .orderBy(asc(sitemapPages.position))
