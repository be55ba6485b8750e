import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as t from '../../src/db/schema.ts'

/** Tables in the order in which they are filled. `site` is last, because its version marks the load as complete. */
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
  t.clinicSlugs,
  t.listings,
  t.listingCounts,
  t.facetValues,
  t.facetSets,
  t.openSets,
  t.facetCounts,
  t.clinicOrders,
  t.maps,
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

export class Rows {
  readonly #rows = new Map<string, Record<string, unknown>[]>()
  readonly #keys = new Set<string>()

  add<T extends SQLiteTable>(table: T, ...rows: T['$inferInsert'][]): void {
    this.addAll(table, rows)
  }

  /** Adds any number of rows. `add` is limited by the maximum number of function arguments. */
  addAll<T extends SQLiteTable>(table: T, rows: Iterable<T['$inferInsert']>): void {
    const name = getTableName(table)
    const known = this.#rows.get(name) ?? []
    this.#rows.set(name, known)
    for (const row of rows) known.push(row)
  }

  /** Adds a row unless one was added under the same key. */
  addOnce<T extends SQLiteTable>(table: T, key: string, row: T['$inferInsert']): void {
    const id = `${getTableName(table)} ${key}`
    if (this.#keys.has(id)) return
    this.#keys.add(id)
    this.addAll(table, [row])
  }

  of<T extends SQLiteTable>(table: T): T['$inferInsert'][] {
    return (this.#rows.get(getTableName(table)) ?? []) as T['$inferInsert'][]
  }
}
