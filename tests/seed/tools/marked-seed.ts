import type { D1Database } from '@cloudflare/workers-types'
import { getTableName } from 'drizzle-orm'
import { PlannedRows, seededTables } from '../../../seed/plan/rows.ts'
import { retryQuery } from '../../../seed/write/retry.ts'
import * as t from '../../../src/db/schema.ts'

/**
 * Returns a copy of a plan in which the version and all `MARKED_COLUMNS` are `marker`. Omits pictures, which are large.
 */
export function createMarkedPlan(marker: string, plan: { rows: PlannedRows }) {
  const rows = new PlannedRows()
  for (const table of seededTables) {
    if ((table as unknown) !== t.pictures) rows.add(table, ...structuredClone(plan.rows.of(table)))
  }
  for (const treatment of rows.of(t.treatments)) treatment.description = marker
  for (const clinic of rows.of(t.clinics)) clinic.description = marker
  for (const area of rows.of(t.areas)) area.tagline = marker
  for (const document of rows.of(t.searchDocuments)) document.note = marker
  for (const site of rows.of(t.site)) Object.assign(site, { version: marker, blurb: marker })
  return { rows, version: marker }
}

export const serializeRows = ({ rows }: { rows: PlannedRows }) =>
  JSON.stringify(seededTables.map((table) => rows.of(table)))
export function parseRows(text: string): { rows: PlannedRows } {
  const rows = new PlannedRows()
  const lists = JSON.parse(text) as never[][]
  for (const [index, table] of seededTables.entries()) rows.add(table, ...(lists[index] ?? []))
  return { rows }
}

/** The version of a load after the first has a suffix. */
const VERSION_SUFFIX = /-[0-9a-z]+$/

const MARKED_COLUMNS = [
  'treatments.description',
  'clinics.description',
  'areas.tagline',
  'search_documents.note',
  'site.blurb',
]

export async function readMarkersAndCounts(
  db: D1Database,
): Promise<{ markers: string[]; counts: Record<string, number> }> {
  const columns = [...MARKED_COLUMNS, 'site.version'].map((name) => name.split('.'))
  const names = [...seededTables.map((table) => getTableName(table)), 'sitemaps', 'sitemap_pages']
  const statements = [
    ...columns.map(([table, column]) => db.prepare(`SELECT DISTINCT "${column}" AS marker FROM "${table}"`)),
    db.prepare(
      `SELECT DISTINCT d.note AS marker FROM site_index JOIN search_documents d ON d.id = site_index.rowid WHERE site_index MATCH 'botox'`,
    ),
    ...names.map((name) => db.prepare(`SELECT count(*) AS count FROM "${name}"`)),
  ]
  const results = await retryQuery(() => db.batch<{ marker: string; count: number }>(statements))
  const texts = results
    .slice(0, columns.length + 1)
    .flatMap(({ results: rows }) => rows.map(({ marker }) => marker.replace(VERSION_SUFFIX, '')))
  const counts = results.slice(columns.length + 1).map(({ results: rows }) => rows[0]?.count ?? -1)
  return {
    markers: [...new Set(texts)],
    counts: Object.fromEntries(names.map((name, index) => [name, counts[index] ?? -1])),
  }
}
