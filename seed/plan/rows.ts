import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as t from '../../src/db/schema.ts'
import type { OgImageSvgs } from '../draw/og-images.ts'

/** A load fills the tables in this order. `site` is last, because its version marks the load as complete. */
export const seededTables = [
  t.treatments,
  t.treatmentGroups,
  t.services,
  t.guides,
  t.treatmentOptions,
  t.localPages,
  t.pricingTables,
  t.pricingRows,
  t.comparisonTables,
  t.faqSections,
  t.faqs,
  t.areas,
  t.subAreas,
  t.insights,
  t.reviews,
  t.clinics,
  t.clinicPrices,
  t.priceStatistics,
  t.rankedPrices,
  t.formerClinicSlugs,
  t.listings,
  t.listingCounts,
  t.facetValues,
  t.facetSets,
  t.openSets,
  t.facetCounts,
  t.packedLists,
  t.baseMaps,
  t.zipCodes,
  t.redirects,
  t.prosePages,
  t.searchDocuments,
  t.searchTerms,
  t.searchSpellings,
  t.pictures,
  t.contentItems,
  t.site,
] as const

export class PlannedRows {
  readonly ogImages: OgImageSvgs = new Map()
  readonly #rows = new Map<string, Record<string, unknown>[]>()

  add<T extends SQLiteTable>(table: T, ...rows: T['$inferInsert'][]): void {
    this.addAll(table, rows)
  }

  /** Like `add`, but also accepts more rows than a function call can have arguments. */
  addAll<T extends SQLiteTable>(table: T, rows: Iterable<T['$inferInsert']>): void {
    const name = getTableName(table)
    const tableRows = this.#rows.get(name) ?? []
    this.#rows.set(name, tableRows)
    for (const row of rows) tableRows.push(row)
  }

  of<T extends SQLiteTable>(table: T): T['$inferInsert'][] {
    return (this.#rows.get(getTableName(table)) ?? []) as T['$inferInsert'][]
  }
}
