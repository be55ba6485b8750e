import * as t from '../../src/db/schema.ts'
import { formatQuantity } from '../../src/domain/plural.ts'
import type { LoadPlan } from '../plan/plan.ts'

export type ItemRecord = Pick<
  typeof t.contentItems.$inferInsert,
  'kind' | 'id' | 'title' | 'hash' | 'modifiedOn' | 'path'
>

export interface ItemDiff {
  added: ItemRecord[]
  changed: ItemRecord[]
  removed: ItemRecord[]
}

const toItemKey = (item: { kind: string; id: string }) => `${item.kind} ${item.id}`

/** Sets `modifiedOn` of the planned items: `today` (YYYY-MM-DD) if new or changed, else the stored day. */
export function diffItems(plan: Pick<LoadPlan, 'rows'>, storedItems: readonly ItemRecord[], today: string): ItemDiff {
  const storedByKey = new Map(storedItems.map((item) => [toItemKey(item), item]))
  const plannedItems = plan.rows.of(t.contentItems)
  for (const item of plannedItems) {
    const storedItem = storedByKey.get(toItemKey(item))
    item.modifiedOn = storedItem?.hash === item.hash ? storedItem.modifiedOn : today
  }
  const plannedKeys = new Set(plannedItems.map(toItemKey))
  return {
    added: plannedItems.filter((item) => !storedByKey.has(toItemKey(item))),
    changed: plannedItems.filter((item) => (storedByKey.get(toItemKey(item))?.hash ?? item.hash) !== item.hash),
    removed: storedItems.filter((item) => !plannedKeys.has(toItemKey(item))),
  }
}

type FieldsByClinic = ReadonlyMap<string, readonly string[]>

export function describeDiff(diff: ItemDiff, changedFields: FieldsByClinic = new Map()): string {
  const { added, changed, removed } = diff
  const lines = Object.entries({ added, changed, removed }).flatMap(([verb, items]) =>
    describeItems(verb, items, changedFields),
  )
  return lines.length > 0 ? lines.join('\n') : 'nothing added, changed or removed'
}

const MAX_LISTED_ITEMS = 20

function describeItems(verb: string, items: readonly ItemRecord[], changedFields: FieldsByClinic): string[] {
  if (items.length === 0) return []
  const itemsByKind = Map.groupBy(items, (item) => item.kind)
  const summary = [...itemsByKind].map(([kind, itemsOfKind]) => `${itemsOfKind.length} ${kind}`).join(', ')
  const listsAll = items.length <= MAX_LISTED_ITEMS
  const clinics = (itemsByKind.get('clinic') ?? []).toSorted(
    (a, b) => Number(changedFields.has(b.id)) - Number(changedFields.has(a.id)),
  )
  const itemLines = (listsAll ? items : clinics.slice(0, MAX_LISTED_ITEMS)).map(({ kind, id, title }) => {
    const fields = kind === 'clinic' ? changedFields.get(id) : undefined
    return `  ${kind} ${title}${fields ? `: ${fields.join(', ')}` : ''}`
  })
  const unlistedCount = listsAll ? 0 : clinics.length - itemLines.length
  const unlistedLines = unlistedCount > 0 ? [`  … and ${formatQuantity(unlistedCount, 'more clinic')}`] : []
  return [`${verb}: ${summary}`, ...itemLines, ...unlistedLines]
}
