import { describe, expect, test } from 'vitest'
import { findRemovedButStillReadIssues } from '../../../scripts/release/still-read.ts'

describe('a contract migration', () => {
  test.each([
    ['clinics', 'review_count', 'clinics.review_count'],
    ['clinics', null, 'clinics'],
    ['clinic_index', null, 'clinic_index'],
    ['clinic_index', 'text', 'clinic_index.text'],
  ])('that removes what the deployed release reads is rejected: %s %s', async (table, column, removed) => {
    expect(await findRemovedButStillReadIssues([{ table, column }], 'HEAD')).toEqual([
      expect.stringContaining(`a contract migration removes ${removed}, which the deployed release reads.`),
    ])
  })

  test('may remove what the deployed release no longer reads', async () => {
    const removed = [
      { table: 'clinics', column: 'unused' },
      { table: 'clinic_index', column: 'abandoned' },
      { table: 'abandoned', column: null },
    ]
    expect(await findRemovedButStillReadIssues(removed, 'HEAD')).toEqual([])
  })

  test('is rejected if the deployed version is unknown', async () => {
    expect(await findRemovedButStillReadIssues([{ table: 'abandoned', column: null }], 'no-such-tag')).toEqual([
      expect.stringContaining("the git commit or tag 'no-such-tag' is missing"),
    ])
  })
})
