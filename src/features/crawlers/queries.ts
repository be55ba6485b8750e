import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { sitemapPages, sitemaps } from '../../db/schema.ts'

export const listSitemaps = (db: Database) => db.select().from(sitemaps).orderBy(asc(sitemaps.name))

/** Positions may be 0, so `afterPosition` is -1 for the first pages. */
export const listSitemapPages = (db: Database, sitemap: string, afterPosition: number, limit: number) =>
  db
    .select({ position: sitemapPages.position, path: sitemapPages.path, modifiedOn: sitemapPages.modifiedOn })
    .from(sitemapPages)
    .where(and(eq(sitemapPages.sitemap, sitemap), gt(sitemapPages.position, afterPosition)))
    .orderBy(asc(sitemapPages.position))
    .limit(limit)
