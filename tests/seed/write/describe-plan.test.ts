import { expect, test } from 'vitest'
import { PlannedRows } from '../../../seed/plan/rows.ts'
import { describePlan } from '../../../seed/write/seed.ts'
import { areas } from '../../../src/db/schema.ts'

test('the summary of a load has the singular for one record', () => {
  const rows = new PlannedRows()
  rows.addAll(areas, [{} as typeof areas.$inferInsert])
  expect(describePlan({ rows })).toBe(
    '0 treatments, 1 area, 0 sub-areas, 0 clinics, 0 local texts, 0 questions, 0 pictures, 0 treatments in areas (0 indexable)',
  )
})
