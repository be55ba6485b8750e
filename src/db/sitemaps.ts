import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from './client.ts'
import { sitemapPages, sitemaps } from './schema.ts'

/** The parts of the sitemap, each with the latest day of its pages. */
export const listSitemaps = (db: Database) => db.select().from(sitemaps).orderBy(asc(sitemaps.name))

/** Pages of one part behind a position, in order: a range of the primary key. Start with -1. */
export const listSitemapPages = (db: Database, sitemap: string, after: number, limit: number) =>
  db
    .select({ position: sitemapPages.position, path: sitemapPages.path, modifiedOn: sitemapPages.modifiedOn })
    .from(sitemapPages)
    .where(and(eq(sitemapPages.sitemap, sitemap), gt(sitemapPages.position, after)))
    .orderBy(asc(sitemapPages.position))
    .limit(limit)
