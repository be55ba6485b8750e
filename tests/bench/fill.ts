import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { areaCover, heroMap } from '../../seed/draw/maps.ts'
import type { SeedFiles } from '../../seed/load/load.ts'
import { clinicRow, type PlannedClinic, priceRows, serviceNames } from '../../seed/plan/clinics.ts'
import { planFacets } from '../../seed/plan/facets.ts'
import { clinicItems } from '../../seed/plan/items.ts'
import { generateLists } from '../../seed/plan/listings.ts'
import { planPrices } from '../../seed/plan/prices.ts'
import { Rows } from '../../seed/plan/rows.ts'
import { planSearch } from '../../seed/plan/search.ts'
import * as t from '../../src/db/schema.ts'
import { validLocations } from '../../src/domain/area.ts'
import { ALL } from '../../src/domain/catalog.ts'
import { chooseFeatured, clinicSegment, compareRecommended } from '../../src/domain/clinic.ts'

/** Tables derived from the clinics; `listings` is written list by list. */
const FOLLOWING = [
  t.clinics,
  t.clinicPrices,
  t.clinicSlugs,
  t.listingCounts,
  t.facetValues,
  t.facetSets,
  t.openSets,
  t.facetCounts,
  t.clinicOrders,
  t.priceStatistics,
  t.pricePlaces,
  t.searchDocuments,
  t.searchTerms,
  t.searchSpellings,
  t.contentItems,
  t.areas,
  t.site,
]

const FULL_TEXT = ['site_index', 'clinic_names', 'clinic_index']
const LIST_INDEXES = ['listings_by_rating', 'listings_by_name']

/**
 * Replaces the clinics of a seeded database with those of `files` and everything derived from them, by the seed's own
 * rules. Rows are inserted directly, because a batch cannot hold millions. Clinics reuse the shipped maps, since
 * drawing half a million takes hours.
 */
export function fillDirectory(file: string, files: SeedFiles, shipped: Rows, say: (text: string) => void): void {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; BEGIN')
  const clinics = files.clinics.map((clinic) => ({
    ...clinic,
    segment: clinicSegment({ id: clinic.id, slug: clinic.slug ?? null }),
    areas: validLocations(clinic),
  }))
  const listed = clinics.filter((clinic) => clinic.status?.kind !== 'closed').sort(compareRecommended)
  const rows = new Rows()
  for (const table of [t.treatments, t.services, t.guides, t.subAreas, t.prosePages, t.faqSections, t.faqs])
    rows.addAll(table, shipped.of(table))
  addClinics(rows, files, shipped, clinics, chooseFeatured(listed))
  say('clinics made')
  writeLists(db, rows, files, listed)
  say('lists written')
  addAreas(rows, files, shipped, clinics)
  planFacets(files, rows, clinics)
  say('facets counted')
  planPrices(files, rows, clinics)
  planSearch(files, rows)
  say('prices and search documents made')
  for (const table of FOLLOWING) {
    db.exec(`DELETE FROM "${getTableName(table)}"`)
    insert(db, table, rows.of(table))
  }
  say('rows written')
  for (const name of FULL_TEXT) db.exec(`INSERT INTO ${name}(${name}) VALUES ('rebuild')`)
  db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
  say('full-text indexes built')
}

function addClinics(rows: Rows, files: SeedFiles, shipped: Rows, clinics: PlannedClinic[], home: PlannedClinic[]) {
  const names = serviceNames(files)
  const drawn = shipped.of(t.clinics).map(({ map, share }) => ({ map, share }))
  clinics.forEach((clinic, index) => {
    const pictures = drawn[index % drawn.length] ?? { map: '', share: '' }
    rows.add(
      t.clinics,
      clinicRow(files, clinic, names, { homePosition: home.indexOf(clinic) + 1 || null, ...pictures }),
    )
    rows.add(t.clinicPrices, ...priceRows(clinic))
  })
  rows.addAll(
    t.contentItems,
    shipped.of(t.contentItems).filter(({ kind }) => kind !== 'clinic'),
  )
  rows.addAll(
    t.contentItems,
    clinicItems(rows).map((item) => ({ ...item, modifiedOn: '2026-11-20' })),
  )
}

/** Writes the lists one by one and keeps what the facets need. */
function writeLists(db: DatabaseSync, rows: Rows, files: SeedFiles, listed: readonly PlannedClinic[]): void {
  const indexes = LIST_INDEXES.map((name) => {
    const row = db.prepare('SELECT sql FROM sqlite_master WHERE name = ?').get(name)
    db.exec(`DROP INDEX ${name}`)
    return String(row?.['sql'])
  })
  db.exec('DELETE FROM listings')
  for (const { service, area, entries } of generateLists(files, listed)) {
    insert(db, t.listings, entries)
    rows.add(t.listingCounts, { service, area, total: entries.length })
    if (service === ALL && (area === ALL || area.includes('/'))) rows.addAll(t.listings, entries)
  }
  for (const sql of indexes) db.exec(sql)
}

function addAreas(rows: Rows, files: SeedFiles, shipped: Rows, clinics: readonly PlannedClinic[]): void {
  const known = clinics.flatMap(({ coordinates }) => coordinates ?? [])
  rows.addAll(
    t.site,
    shipped.of(t.site).map((site) => ({ ...site, hero: heroMap(known), version: `${site.version}-${clinics.length}` })),
  )
  const totals = new Map(rows.of(t.listingCounts).map(({ service, area, total }) => [`${service} ${area}`, total]))
  for (const area of shipped.of(t.areas)) {
    const own = files.areas.find(({ slug }) => slug === area.slug)
    const inside = clinics.flatMap((clinic) =>
      clinic.areas.some((slug) => slug === area.slug) ? (clinic.coordinates ?? []) : [],
    )
    const cover = own ? areaCover(own, inside) : area.cover
    rows.add(t.areas, { ...area, cover, listedCount: totals.get(`${ALL} ${area.slug}`) ?? 0 })
  }
}

function insert(db: DatabaseSync, table: SQLiteTable, rows: readonly Record<string, unknown>[]): void {
  const { name, columns } = getTableConfig(table)
  const keys = new Map(Object.entries(getTableColumns(table)).map(([key, column]) => [column.name, key]))
  const names = columns.map((column) => `"${column.name}"`).join(', ')
  const statement = db.prepare(`INSERT INTO "${name}" (${names}) VALUES (${columns.map(() => '?').join(', ')})`)
  for (const row of rows) {
    const values = columns.map((column) => {
      const value = row[keys.get(column.name) ?? '']
      return value === null || value === undefined ? null : (column.mapToDriverValue(value) as SQLInputValue)
    })
    statement.run(...values)
  }
}
