import { getTableColumns } from 'drizzle-orm'
import * as t from '../../src/db/schema.ts'
import type { Plan } from '../plan/plan.ts'
import type { Diff, StoredItem } from './diff.ts'

type Change = Omit<typeof t.dataChanges.$inferInsert, 'id'>
type ClinicRow = typeof t.clinics.$inferInsert

/** What is worth a line. Lists follow from clinics, and a page's own prose is not data. */
const LOGGED = new Set(['clinic', 'guide', 'prices', 'redirect'])

/** The columns of a clinic as readers call them; the others follow from these or are of no interest. */
const WORDS: Partial<Record<keyof ClinicRow, string>> = {
  slug: 'address of the page',
  name: 'name',
  description: 'description',
  address: 'address',
  location: 'area',
  services: 'services',
  featured: 'featured mark',
  verified: 'verified mark',
  rating: 'rating',
  reviewCount: 'number of reviews',
  lat: 'place on the map',
  phone: 'telephone',
  hours: 'hours',
  byAppointment: 'by appointment',
  languages: 'languages',
  stepFree: 'step-free access',
  providers: 'people',
  openedYear: 'year of opening',
  lastChecked: 'day of the last check',
  status: 'status',
}

/**
 * The lines of the change log for one load. The first load of a database is one line a kind: everything is new.
 * `before` has the stored rows of the clinics that changed, as the database gives them.
 */
export function changesOf(
  diff: Diff,
  plan: Pick<Plan, 'rows'>,
  before: readonly Record<string, unknown>[],
  first: boolean,
  loadedAt: string,
): Change[] {
  if (first) return firstLoad(diff.added, loadedAt)
  const details = clinicDetails(plan, before)
  const lines = (change: Change['change'], items: readonly StoredItem[]) =>
    items
      .filter((item) => LOGGED.has(item.kind))
      .map(
        (item): Change => ({
          loadedAt,
          change,
          kind: item.kind,
          item: item.id,
          title: item.title,
          path: change === 'removed' ? null : (item.path ?? null),
          details: change === 'changed' && item.kind === 'clinic' ? (details.get(item.id) ?? ['prices']) : [],
        }),
      )
  return [...lines('added', diff.added), ...lines('changed', diff.changed), ...lines('removed', diff.removed)]
}

const firstLoad = (added: readonly StoredItem[], loadedAt: string): Change[] =>
  [
    ...Map.groupBy(
      added.filter((item) => LOGGED.has(item.kind)),
      (item) => item.kind,
    ),
  ].map(([kind, items]) => ({
    loadedAt,
    change: 'loaded',
    kind,
    item: '*',
    title: String(items.length),
    path: null,
    details: [],
  }))

/** By clinic: what of it differs. A clinic whose row is the same has other prices. */
function clinicDetails(plan: Pick<Plan, 'rows'>, before: readonly Record<string, unknown>[]): Map<string, string[]> {
  const columns = Object.entries(getTableColumns(t.clinics))
  const planned = new Map(plan.rows.of(t.clinics).map((row) => [row.id, row]))
  return new Map(
    before.flatMap((stored) => {
      const row = planned.get(String(stored['id']))
      if (!row) return []
      const words = columns.flatMap(([key, column]) => {
        const word = WORDS[key as keyof ClinicRow]
        const value = row[key as keyof ClinicRow]
        const next = value === null || value === undefined ? null : column.mapToDriverValue(value)
        return word && next !== stored[column.name] ? [word] : []
      })
      return words.length > 0 ? [[row.id, words]] : []
    }),
  )
}
