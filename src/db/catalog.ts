import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { type Catalog, createListKey } from '../domain/catalog.ts'
import { buildVocabulary } from '../domain/search/vocabulary.ts'
import { type Database, EmptyDatabaseError, requireReadableVersion } from './client.ts'
import * as schema from './schema.ts'

export async function loadCatalog(db: Database): Promise<Catalog> {
  const [
    [siteRow],
    treatments,
    groups,
    services,
    areas,
    subAreas,
    listCounts,
    maps,
    thinPages,
    zipCodes,
    searchTerms,
    prosePages,
  ] = await db.batch(selectCatalogRows(db))
  if (!siteRow) throw new EmptyDatabaseError()
  const { sample, name, blurb, phone, email, ogImage } = siteRow
  return {
    treatments,
    services,
    maps,
    prosePages,
    version: requireReadableVersion(siteRow),
    loadedAt: siteRow.loadedAt,
    site: { sample, name, blurb, phone, email, ogImage },
    groups: { list: [], dropdown: [], finder: [], ...Object.groupBy(groups, ({ grouping }) => grouping) },
    areas: areas.map((area) => ({ ...area, subAreas: subAreas.filter((subArea) => subArea.area === area.slug) })),
    clinicCountsByListKey: new Map(listCounts.map((count) => [createListKey(count.service, count.area), count.total])),
    thinPageKeys: new Set(thinPages.map(({ id }) => id.replace('/', ' '))),
    zipCodes: new Map(zipCodes.map((zip) => [zip.zip, zip])),
    vocabulary: buildVocabulary(searchTerms),
  }
}

const selectCatalogRows = (db: Database) =>
  [
    db.select().from(schema.site),
    db.select().from(schema.treatments).orderBy(asc(schema.treatments.position)),
    db
      .select()
      .from(schema.treatmentGroups)
      .orderBy(asc(schema.treatmentGroups.grouping), asc(schema.treatmentGroups.position)),
    db.select().from(schema.services).orderBy(asc(schema.services.slug)),
    db.select(areaColumns).from(schema.areas).orderBy(asc(schema.areas.position)),
    db.select(subAreaColumns).from(schema.subAreas).orderBy(asc(schema.subAreas.area), asc(schema.subAreas.position)),
    db.select().from(schema.listingCounts),
    db.select().from(schema.baseMaps).orderBy(asc(schema.baseMaps.position)),
    db.select({ id: schema.contentItems.id }).from(schema.contentItems).where(isThinPage),
    db.select().from(schema.zipCodes),
    db.select().from(schema.searchTerms).orderBy(asc(schema.searchTerms.position)),
    db.select(prosePageColumns).from(schema.prosePages),
  ] as const

const isThinPage = and(eq(schema.contentItems.kind, 'local'), eq(schema.contentItems.indexable, false))

const { position, lat, lng, guide, sources, cover, reviewedOn, ...areaColumns } = getTableColumns(schema.areas)

const subAreaColumns = {
  area: schema.subAreas.area,
  slug: schema.subAreas.slug,
  name: schema.subAreas.name,
  where: schema.subAreas.where,
}

const prosePageColumns = {
  slug: schema.prosePages.slug,
  title: schema.prosePages.title,
  description: schema.prosePages.description,
}

export const readDataVersion = async (db: Database): Promise<string | null> =>
  (await readLatestLoad(db))?.version ?? null

export async function readLatestLoad(db: Database): Promise<{ version: string; loadedAt: string } | null> {
  const { version, format, loadedAt } = schema.site
  const [latestLoad] = await db.select({ version, format, loadedAt }).from(schema.site)
  return latestLoad ? { version: requireReadableVersion(latestLoad), loadedAt: latestLoad.loadedAt } : null
}
