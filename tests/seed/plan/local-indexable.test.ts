import { expect, test } from 'vitest'
import { findIndexableLocalPages } from '../../../seed/plan/local-indexable.ts'
import { PlannedRows } from '../../../seed/plan/rows.ts'
import * as t from '../../../src/db/schema.ts'

function findIndexableAreas(lists: Record<string, string[]>, areasWithText: string[] = []): string[] {
  const rows = new PlannedRows()
  const add = (table: unknown, row: Record<string, unknown>) =>
    rows.add(table as typeof t.treatments, row as typeof t.treatments.$inferInsert)
  add(t.treatments, { slug: 'botox' })
  for (const [area, clinics] of Object.entries(lists)) {
    add(t.areas, { slug: area })
    for (const clinicId of clinics) add(t.listings, { service: 'botox', area, clinicId })
  }
  for (const area of areasWithText) add(t.localPages, { treatment: 'botox', area })
  return [...findIndexableLocalPages(rows)].map((key) => key.replace('botox/', ''))
}

test.each([
  ['neither clinic nor text', { soho: [] }, [], []],
  ['text and no clinic', { soho: [] }, ['soho'], ['soho']],
  ['one clinic and no text', { soho: ['a'] }, [], []],
  ['two clinics and no text', { soho: ['a', 'b'] }, [], []],
  ['three clinics and no text', { soho: ['a', 'b', 'c'] }, [], ['soho']],
  [
    'three clinics that are all in a larger area too',
    { manhattan: ['a', 'b', 'c', 'd'], soho: ['a', 'b', 'c'] },
    [],
    ['manhattan'],
  ],
  [
    'text, and three clinics that are all in a larger area too',
    { manhattan: ['a', 'b', 'c', 'd'], soho: ['a', 'b', 'c'] },
    ['soho'],
    ['soho', 'manhattan'],
  ],
  [
    'three clinics, one of them in no other area',
    { manhattan: ['a', 'b', 'd'], queens: ['a', 'b', 'c'] },
    [],
    ['manhattan', 'queens'],
  ],
  ['the same clinics in two areas', { queens: ['a', 'b', 'c'], flushing: ['a', 'b', 'c'] }, [], ['queens']],
])(
  '%s: with the lists %j and text in %j, %j are indexable',
  (_, lists: Record<string, string[]>, areasWithText: string[], expected: string[]) => {
    expect(findIndexableAreas(lists, areasWithText)).toEqual(expected)
  },
)
