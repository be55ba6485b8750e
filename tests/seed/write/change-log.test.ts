import { describe, expect, test } from 'vitest'
import { Rows } from '../../../seed/plan/rows.ts'
import { changeLogRows } from '../../../seed/write/change-log.ts'
import type { Diff } from '../../../seed/write/diff.ts'

const stored = (kind: string, id: string) => ({
  kind,
  id,
  title: id,
  hash: '',
  modifiedOn: '2026-01-01',
  path: `/${id}`,
})
const none: Diff = { added: [], changed: [], removed: [] }
const plan = { rows: new Rows() }
const NOW = '2026-11-20T10:00:00.000Z'

describe('the change log', () => {
  test('summarizes the first load of a database in one line per kind', () => {
    const added = [stored('clinic', 'a'), stored('clinic', 'b'), stored('guide', 'botox'), stored('local', 'x/y')]
    expect(changeLogRows({ ...none, added }, plan, [], true, NOW).map(({ kind, title }) => [kind, title])).toEqual([
      ['clinic', '2'],
      ['guide', '1'],
    ])
  })

  test('lists each item that was added, changed or removed, without the pages derived from it', () => {
    const diff = {
      added: [stored('clinic', 'new'), stored('landing', 'soho')],
      changed: [stored('guide', 'botox')],
      removed: [stored('clinic', 'old')],
    }
    expect(changeLogRows(diff, plan, [], false, NOW).map(({ change, item, path }) => [change, item, path])).toEqual([
      ['added', 'new', '/new'],
      ['changed', 'botox', '/botox'],
      ['removed', 'old', null],
    ])
  })

  test('has the detail "prices" for a clinic whose own row is unchanged', () => {
    const diff = { ...none, changed: [stored('clinic', 'a')] }
    expect(changeLogRows(diff, plan, [], false, NOW)[0]?.details).toEqual(['prices'])
  })
})
