import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { type Catalog, listKey } from '../domain/catalog.ts'
import { buildVocabulary } from '../domain/search/vocabulary.ts'
import { type Database, EmptyDatabaseError, requireReadableVersion } from './client.ts'
import * as t from './schema.ts'

export async function loadCatalog(db: Database): Promise<Catalog> {
  const [sites, treatments, groups, services, areas, subAreas, counts, maps, thin, zips, terms, prose] = await db.batch(
    [
      db.select().from(t.site),
      db.select().from(t.treatments).orderBy(asc(t.treatments.position)),
      db.select().from(t.treatmentGroups).orderBy(asc(t.treatmentGroups.screen), asc(t.treatmentGroups.position)),
      db.select().from(t.services).orderBy(asc(t.services.slug)),
      db.select(areaColumns).from(t.areas).orderBy(asc(t.areas.position)),
      db
        .select({ area: t.subAreas.area, slug: t.subAreas.slug, name: t.subAreas.name, where: t.subAreas.where })
        .from(t.subAreas)
        .orderBy(asc(t.subAreas.area), asc(t.subAreas.position)),
      db.select().from(t.listingCounts),
      db.select().from(t.maps).orderBy(asc(t.maps.position)),
      db
        .select({ id: t.contentItems.id })
        .from(t.contentItems)
        .where(and(eq(t.contentItems.kind, 'local'), eq(t.contentItems.indexable, false))),
      db.select().from(t.zipCodes),
      db.select().from(t.searchTerms).orderBy(asc(t.searchTerms.position)),
      db
        .select({ slug: t.prosePages.slug, title: t.prosePages.title, description: t.prosePages.description })
        .from(t.prosePages),
    ],
  )
  const site = sites[0]
  if (!site) throw new EmptyDatabaseError()
  const { sample, name, blurb, phone, email, share } = site
  return {
    version: requireReadableVersion(site),
    loadedAt: site.loadedAt,
    site: { sample, name, blurb, phone, email, share },
    treatments,
    groups: {
      list: groups.filter((group) => group.screen === 'list'),
      dropdown: groups.filter((group) => group.screen === 'dropdown'),
      finder: groups.filter((group) => group.screen === 'finder'),
    },
    services,
    areas: areas.map((area) => ({ ...area, subAreas: subAreas.filter((sub) => sub.area === area.slug) })),
    maps,
    prose,
    counts: new Map(counts.map((count) => [listKey(count.service, count.area), count.total])),
    thin: new Set(thin.map(({ id }) => id.replace('/', ' '))),
    zips: new Map(zips.map((zip) => [zip.zip, zip])),
    vocabulary: buildVocabulary(terms),
  }
}

const { position, lat, lng, guide, sources, cover, reviewedOn, ...areaColumns } = getTableColumns(t.areas)

export const readDataVersion = async (db: Database): Promise<string | null> =>
  (await readLatestLoad(db))?.version ?? null

export async function readLatestLoad(db: Database): Promise<{ version: string; loadedAt: string } | null> {
  const { version, format, loadedAt } = t.site
  const [stored] = await db.select({ version, format, loadedAt }).from(t.site)
  return stored ? { version: requireReadableVersion(stored), loadedAt: stored.loadedAt } : null
}
