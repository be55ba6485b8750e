import { describe, expect, test } from 'vitest'
import { findTests } from './find-tests.ts'
import { buildTable } from './table.ts'

const RULES = '# Rules\n\n## A section\n\n- §1.1 One thing\n- §1.2 Another thing\n'

describe('findTests', () => {
  const source = `
    // Why this is tested.
    // §1.1, §D2.10
    test('covers rules', () => {})
    describe('a group', () => {
      // §1.2
      test.each(['a'])('%s covers a rule', () => {})
      test('covers no rule', () => {})
      // §1.1
      test.skip('does not run', () => {})
    })`

  test('returns the titles of groups and tests and the rules in the comments above, without skipped tests', () => {
    expect(findTests('a.test.ts', source).map(({ titles, rules }) => [titles.join(' › '), rules])).toEqual([
      ['covers rules', ['§1.1', '§D2.10']],
      ['a group › %s covers a rule', ['§1.2']],
      ['a group › covers no rule', []],
    ])
  })
})

describe('buildTable', () => {
  const makeTest = (...rules: string[]) => ({ file: 'a.test.ts', titles: ['group', 'title'], line: 3, rules })

  test('lists each rule with its tests', () => {
    const { table, issues } = buildTable({ rules: RULES, tests: [makeTest('§1.1', '§1.2')] })
    expect(issues).toEqual([])
    expect(table).toContain('## A section\n\n- §1.1 One thing\n  - a.test.ts › group › title\n- §1.2 Another thing\n')
  })

  test('requires a test for each rule', () => {
    const { issues } = buildTable({ rules: RULES, tests: [makeTest('§1.1')] })
    expect(issues).toEqual([expect.stringContaining('no test covers §1.2')])
  })

  test('rejects a tag that is not a rule', () => {
    const { issues } = buildTable({ rules: RULES, tests: [makeTest('§1.1', '§1.2', '§1.3')] })
    expect(issues).toEqual([expect.stringContaining('a.test.ts:3: §1.3 is not a rule')])
  })

  test('rejects a duplicate number and a rule without a number', () => {
    const { issues } = buildTable({ rules: `${RULES}- §1.2 Again\n- No number\n`, tests: [makeTest('§1.1', '§1.2')] })
    expect(issues).toEqual([
      expect.stringContaining('§1.2 is given twice'),
      expect.stringContaining('a rule needs a number'),
    ])
  })
})
