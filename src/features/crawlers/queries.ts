import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { sitemapPages, sitemaps } from '../../db/schema.ts'

export const listSitemaps = (db: Database) => db.select().from(sitemaps).orderBy(asc(sitemaps.name))

export const listSitemapPages = (db: Database, sitemap: string, after: number, limit: number) =>
  db
    .select({ position: sitemapPages.position, path: sitemapPages.path, modifiedOn: sitemapPages.modifiedOn })
    .from(sitemapPages)
    .where(and(eq(sitemapPages.sitemap, sitemap), gt(sitemapPages.position, after)))
    .orderBy(asc(sitemapPages.position))
    .limit(limit)
