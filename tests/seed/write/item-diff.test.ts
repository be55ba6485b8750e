import { expect, test } from 'vitest'
import { PlannedRows } from '../../../seed/plan/rows.ts'
import { describeDiff, diffItems, type ItemRecord } from '../../../seed/write/item-diff.ts'
import * as t from '../../../src/db/schema.ts'

const createItem = (kind: string, id: string, hash: string, modifiedOn = ''): ItemRecord => ({
  kind,
  id,
  title: `The ${id}`,
  hash,
  modifiedOn,
})

function createPlan(...items: ItemRecord[]) {
  const rows = new PlannedRows()
  rows.add(t.contentItems, ...items.map((planned) => ({ ...planned, path: null, indexable: false })))
  return { rows }
}

const TODAY = '2026-11-20'
const storedItems = [
  createItem('clinic', 'linden', 'a', '2026-01-02'),
  createItem('clinic', 'aster', 'b', '2026-03-04'),
]

const listDays = ({ rows }: { rows: PlannedRows }) =>
  rows.of(t.contentItems).map(({ kind, id, modifiedOn }) => `${kind} ${id} ${modifiedOn}`)

test('unchanged items are not in the diff and keep their dates', () => {
  const plan = createPlan(createItem('clinic', 'linden', 'a'), createItem('clinic', 'aster', 'b'))
  const diff = diffItems(plan, storedItems, TODAY)
  expect(diff).toEqual({ added: [], changed: [], removed: [] })
  expect(listDays(plan)).toEqual(['clinic linden 2026-01-02', 'clinic aster 2026-03-04'])
  expect(describeDiff(diff)).toBe('nothing added, changed or removed')
})

test('added, changed and removed items are distinguished, and added and changed items get the current date', () => {
  const plan = createPlan(createItem('clinic', 'linden', 'c'), createItem('clinic', 'dahlia', 'd'))
  const { added, changed, removed } = diffItems(plan, storedItems, TODAY)
  expect(added.map(({ id }) => id)).toEqual(['dahlia'])
  expect(changed.map(({ id }) => id)).toEqual(['linden'])
  expect(removed.map(({ id }) => id)).toEqual(['aster'])
  expect(listDays(plan)).toEqual([`clinic linden ${TODAY}`, `clinic dahlia ${TODAY}`])
})

test('in an empty database, every item is added', () => {
  const plan = createPlan(createItem('clinic', 'linden', 'a'), createItem('area', 'linden', 'a'))
  expect(diffItems(plan, [], TODAY)).toMatchObject({ added: [{ kind: 'clinic' }, { kind: 'area' }], removed: [] })
})

test('items of different kinds may share an id', () => {
  const plan = createPlan(createItem('clinic', 'linden', 'a'), createItem('area', 'linden', 'z'))
  const { added, changed, removed } = diffItems(plan, storedItems, TODAY)
  expect(added.map(({ kind }) => kind)).toEqual(['area'])
  expect(changed).toEqual([])
  expect(removed.map(({ id }) => id)).toEqual(['aster'])
})

test('a new title is not a change if nothing else changed', () => {
  const plan = createPlan(
    { ...createItem('clinic', 'linden', 'a'), title: 'Renamed' },
    createItem('clinic', 'aster', 'b'),
  )
  expect(diffItems(plan, storedItems, TODAY).changed).toEqual([])
})

test('the description counts items by kind and names each item', () => {
  const plan = createPlan(
    createItem('clinic', 'linden', 'c'),
    createItem('area', 'soho', 'd'),
    createItem('area', 'queens', 'e'),
  )
  expect(describeDiff(diffItems(plan, storedItems, TODAY)).split('\n')).toEqual([
    'added: 2 area',
    '  area The soho',
    '  area The queens',
    'changed: 1 clinic',
    '  clinic The linden',
    'removed: 1 clinic',
    '  clinic The aster',
  ])
})

test('of many items, those that are not clinics are counted but not named', () => {
  const manyItems = Array.from({ length: 21 }, (_, index) => createItem('local', `text-${index}`, 'a'))
  expect(describeDiff(diffItems(createPlan(...manyItems.slice(1)), [], TODAY)).split('\n')).toHaveLength(21)
  expect(describeDiff(diffItems(createPlan(...manyItems), [], TODAY))).toBe('added: 21 local')
})

test('of many items, twenty clinics and their changes are named, starting with clinics whose own data changed', () => {
  const clinics = Array.from({ length: 22 }, (_, index) => createItem('clinic', `clinic-${index}`, 'a'))
  const diff = { added: [], changed: [...clinics, createItem('list', 'soho', 'b')], removed: [] }
  const lines = describeDiff(diff, new Map([['clinic-21', ['hours', 'prices']]])).split('\n')
  expect(lines).toHaveLength(22)
  expect(lines.slice(0, 3)).toEqual([
    'changed: 22 clinic, 1 list',
    '  clinic The clinic-21: hours, prices',
    '  clinic The clinic-0',
  ])
  expect(lines.at(-1)).toBe('  … and 2 more clinics')
})
