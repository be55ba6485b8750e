import { getTableColumns } from 'drizzle-orm'
import * as t from '../../src/db/schema.ts'
import { LOGGED_KINDS } from '../plan/items.ts'
import type { LoadPlan } from '../plan/plan.ts'
import type { ItemDiff, ItemRecord } from './item-diff.ts'
import { createRowSerializer } from './table-rows.ts'

export type DataChange = Omit<typeof t.dataChanges.$inferInsert, 'id'>
type ClinicRow = typeof t.clinics.$inferInsert

/** The id, and the columns that a load computes. */
type UnloggedColumn =
  | 'id'
  | 'segment'
  | 'excerpt'
  | 'areas'
  | 'station'
  | 'stationMiles'
  | 'homePosition'
  | 'map'
  | 'ogImage'

const FIELD_LABELS: Partial<Record<string, string>> = {
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
  ratingSource: 'source of the rating',
  lat: 'place on the map',
  lng: 'place on the map',
  phone: 'phone number',
  website: 'website',
  email: 'email',
  hours: 'hours',
  byAppointment: 'by appointment',
  languages: 'languages',
  stepFree: 'step-free access',
  providers: 'people',
  devices: 'devices',
  skinTypes: 'skin types',
  openedYear: 'year of opening',
  lastChecked: 'day of the last check',
  status: 'status',
} satisfies Record<Exclude<keyof ClinicRow, UnloggedColumn>, string>

export function createChangeLogRows(
  diff: ItemDiff,
  plan: Pick<LoadPlan, 'rows'>,
  storedClinics: readonly Record<string, unknown>[],
  isFirstLoad: boolean,
  loadedAt: string,
): DataChange[] {
  if (isFirstLoad) return createFirstLoadRows(diff.added, loadedAt)
  const changedFieldsByClinic = findChangedFieldsByClinic(plan, storedClinics)
  const toRows = (change: DataChange['change'], items: readonly ItemRecord[]) =>
    items
      .filter(({ kind }) => LOGGED_KINDS.has(kind))
      .flatMap(({ kind, id, title, path = null }): DataChange[] => {
        const isChangedClinic = change === 'changed' && kind === 'clinic'
        const details = isChangedClinic ? (changedFieldsByClinic.get(id) ?? []) : []
        // Skips clinics in which only derived values changed, such as a picture's file name.
        if (isChangedClinic && details.length === 0) return []
        return [{ loadedAt, change, kind, item: id, title, path: change === 'removed' ? null : path, details }]
      })
  return [...toRows('added', diff.added), ...toRows('changed', diff.changed), ...toRows('removed', diff.removed)]
}

function createFirstLoadRows(added: readonly ItemRecord[], loadedAt: string): DataChange[] {
  const loggedItems = added.filter(({ kind }) => LOGGED_KINDS.has(kind))
  return [...Map.groupBy(loggedItems, ({ kind }) => kind)].map(([kind, { length }]) => ({
    loadedAt,
    change: 'loaded',
    kind,
    item: '*',
    title: String(length),
    path: null,
    details: [],
  }))
}

function findChangedFieldsByClinic(
  plan: Pick<LoadPlan, 'rows'>,
  storedClinics: readonly Record<string, unknown>[],
): Map<string, string[]> {
  const columns = Object.entries(getTableColumns(t.clinics))
  const plannedClinicsById = new Map(plan.rows.of(t.clinics).map((row) => [row.id, row]))
  const plannedPricesByClinicId = Map.groupBy(plan.rows.of(t.clinicPrices), ({ clinicId }) => clinicId)
  return new Map(
    storedClinics.flatMap((storedClinic) => {
      const row = plannedClinicsById.get(String(storedClinic['id']))
      if (!row) return []
      const values = createRowSerializer(t.clinics)(row)
      const changedFieldLabels = columns.flatMap(([key, { name }], index) => {
        const label = FIELD_LABELS[key]
        return label && values[index] !== storedClinic[name] ? [label] : []
      })
      const plannedPrices = (plannedPricesByClinicId.get(row.id) ?? []).map(createRowSerializer(t.clinicPrices))
      const storedPrices = JSON.parse(String(storedClinic['prices']))
      if (JSON.stringify(storedPrices) !== JSON.stringify(plannedPrices)) changedFieldLabels.push('prices')
      return [[row.id, [...new Set(changedFieldLabels)]]]
    }),
  )
}
