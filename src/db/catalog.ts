import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { type Catalog, createListKey } from '../domain/catalog.ts'
import { buildVocabulary } from '../domain/search/vocabulary.ts'
import { type Database, EmptyDatabaseError, requireReadableVersion } from './client.ts'
import * as schema from './schema.ts'

export async function loadCatalog(db: Database): Promise<Catalog> {
  const {
    sites: [site],
    groups,
    areas,
    subAreas,
    listCounts,
    thinPages,
    zipCodes,
    searchTerms,
    ...records
  } = await readCatalogRows(db)
  if (!site) throw new EmptyDatabaseError()
  const { sample, name, blurb, phone, email, ogImage } = site
  return {
    ...records,
    version: requireReadableVersion(site),
    loadedAt: site.loadedAt,
    site: { sample, name, blurb, phone, email, ogImage },
    groups: {
      list: groups.filter((group) => group.screen === 'list'),
      dropdown: groups.filter((group) => group.screen === 'dropdown'),
      finder: groups.filter((group) => group.screen === 'finder'),
    },
    areas: areas.map((area) => ({ ...area, subAreas: subAreas.filter((subArea) => subArea.area === area.slug) })),
    clinicCountsByListKey: new Map(listCounts.map((count) => [createListKey(count.service, count.area), count.total])),
    thinPageKeys: new Set(thinPages.map(({ id }) => id.replace('/', ' '))),
    zipCodes: new Map(zipCodes.map((zip) => [zip.zip, zip])),
    vocabulary: buildVocabulary(searchTerms),
  }
}

async function readCatalogRows(db: Database) {
  const { treatments, treatmentGroups, services, areas, subAreas, maps, contentItems, searchTerms, prosePages } = schema
  const isThinPage = and(eq(contentItems.kind, 'local'), eq(contentItems.indexable, false))
  const rows = await db.batch([
    db.select().from(schema.site),
    db.select().from(treatments).orderBy(asc(treatments.position)),
    db.select().from(treatmentGroups).orderBy(asc(treatmentGroups.screen), asc(treatmentGroups.position)),
    db.select().from(services).orderBy(asc(services.slug)),
    db.select(areaColumns).from(areas).orderBy(asc(areas.position)),
    db.select(subAreaColumns).from(subAreas).orderBy(asc(subAreas.area), asc(subAreas.position)),
    db.select().from(schema.listingCounts),
    db.select().from(maps).orderBy(asc(maps.position)),
    db.select({ id: contentItems.id }).from(contentItems).where(isThinPage),
    db.select().from(schema.zipCodes),
    db.select().from(searchTerms).orderBy(asc(searchTerms.position)),
    db.select(prosePageColumns).from(prosePages),
  ])
  return {
    sites: rows[0],
    treatments: rows[1],
    groups: rows[2],
    services: rows[3],
    areas: rows[4],
    subAreas: rows[5],
    listCounts: rows[6],
    maps: rows[7],
    thinPages: rows[8],
    zipCodes: rows[9],
    searchTerms: rows[10],
    prosePages: rows[11],
  }
}

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
