import { describe, expect, test } from 'vitest'
import { PlannedRows } from '../../../seed/plan/rows.ts'
import { createChangeLogRows } from '../../../seed/write/change-log.ts'
import type { ItemDiff } from '../../../seed/write/item-diff.ts'
import { getColumnNames } from '../../../seed/write/table-rows.ts'
import * as t from '../../../src/db/schema.ts'

const createStoredItem = (kind: string, id: string) => ({
  kind,
  id,
  title: id,
  hash: '',
  modifiedOn: '2026-01-01',
  path: `/${id}`,
})
const NO_CHANGES: ItemDiff = { added: [], changed: [], removed: [] }
const EMPTY_PLAN = { rows: new PlannedRows() }
const NOW = '2026-11-20T10:00:00.000Z'

describe('the change log', () => {
  test('summarizes the first load of a database in one line for each kind of item that it logs', () => {
    const added = [
      createStoredItem('clinic', 'a'),
      createStoredItem('clinic', 'b'),
      createStoredItem('guide', 'botox'),
      createStoredItem('local', 'x/y'),
    ]
    expect(
      createChangeLogRows({ ...NO_CHANGES, added }, EMPTY_PLAN, [], true, NOW).map(({ kind, title }) => [kind, title]),
    ).toEqual([
      ['clinic', '2'],
      ['guide', '1'],
    ])
  })

  test('lists each added, changed or removed item, but not lists of clinics, which change with their clinics', () => {
    const diff = {
      added: [createStoredItem('clinic', 'new'), createStoredItem('landing', 'soho')],
      changed: [createStoredItem('guide', 'botox')],
      removed: [createStoredItem('clinic', 'old')],
    }
    expect(
      createChangeLogRows(diff, EMPTY_PLAN, [], false, NOW).map(({ change, item, path }) => [change, item, path]),
    ).toEqual([
      ['added', 'new', '/new'],
      ['changed', 'botox', '/botox'],
      ['removed', 'old', null],
    ])
  })

  describe('of a clinic', () => {
    const clinic = { id: 'a', name: 'Gull', ogImage: 'picture-2' } as typeof t.clinics.$inferInsert
    const EMPTY_CLINIC = Object.fromEntries(getColumnNames(t.clinics).map((name) => [name, null]))
    const price = { clinicId: 'a', position: 0, service: 'botox', label: '', unit: 'unit', asOf: '2026-11-01' }
    const plannedRows = new PlannedRows()
    plannedRows.add(t.clinics, clinic)
    plannedRows.add(t.clinicPrices, { ...price, minPrice: 14, maxPrice: 16 })
    const createStoredRows = (changedColumns: Record<string, unknown>) => [
      {
        ...EMPTY_CLINIC,
        id: 'a',
        name: 'Gull',
        ogImage: 'picture-2',
        prices: '[["a",0,"botox","","unit",14.0,16.0,"2026-11-01"]]',
        ...changedColumns,
      },
    ]
    const describeChange = (changedColumns: Record<string, unknown>) =>
      createChangeLogRows(
        { ...NO_CHANGES, changed: [createStoredItem('clinic', 'a')] },
        { rows: plannedRows },
        createStoredRows(changedColumns),
        false,
        NOW,
      ).map(({ details }) => details)

    test.each([
      ['another name', { name: 'Tern' }, [['name']]],
      ['another price', { prices: '[["a",0,"botox","","unit",13.0,16.0,"2026-11-01"]]' }, [['prices']]],
      ['no prices and another name before', { prices: '[]', name: 'Tern' }, [['name', 'prices']]],
      ['another longitude', { lng: -73.9 }, [['place on the map']]],
      ['another point', { lat: 40.7, lng: -73.9 }, [['place on the map']]],
      ['only another derived picture', { ogImage: 'picture-1' }, []],
    ])('names what changed: %s', (_, changedColumns, details) => {
      expect(describeChange(changedColumns)).toEqual(details)
    })
  })
})
