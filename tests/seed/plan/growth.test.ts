import { expect, test } from 'vitest'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { planLoad } from '../../../seed/plan/plan.ts'
import { seededTables } from '../../../seed/plan/rows.ts'
import { createReplaceStatements } from '../../../seed/write/load-statements.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'

const ORIGINAL_CLINIC_COUNT = 20

function createSampleWithClinics(count: number): SeedFiles {
  const files = structuredClone(loadSampleFiles())
  const originals = files.clinics.slice(0, ORIGINAL_CLINIC_COUNT)
  files.clinics = Array.from({ length: count / ORIGINAL_CLINIC_COUNT }, (_, copy) =>
    originals.map((clinic) => ({
      ...clinic,
      id: `${clinic.id}-${copy}`,
      slug: `${clinic.slug ?? clinic.id}-${copy}`,
      previousSlugs: [],
      name: `${clinic.name} ${copy}`,
    })),
  ).flat()
  files.prose.local = []
  files.redirects = []
  return files
}

function measureLoad(clinicCount: number): { rowCount: number; statementCount: number } {
  const { plan, issues } = planLoad(createSampleWithClinics(clinicCount))
  if (!plan) throw new Error(JSON.stringify(issues.filter(({ warning }) => !warning).slice(0, 3)))
  const rowCount = seededTables.reduce((sum, table) => sum + plan.rows.of(table).length, 0)
  return { rowCount, statementCount: createReplaceStatements(plan).length }
}

test('the rows and statements of a load grow at most in proportion to the clinics', { timeout: 300_000 }, () => {
  const [one, two, four] = [ORIGINAL_CLINIC_COUNT, 2 * ORIGINAL_CLINIC_COUNT, 4 * ORIGINAL_CLINIC_COUNT].map(
    measureLoad,
  )
  for (const key of ['rowCount', 'statementCount'] as const) {
    const [firstIncrease, secondIncrease] = [
      (two?.[key] ?? 0) - (one?.[key] ?? 0),
      (four?.[key] ?? 0) - (two?.[key] ?? 0),
    ]
    // The increase doubles with linear growth, and grows by a factor of 2.32 with n log n.
    expect(secondIncrease, key).toBeLessThanOrEqual(2.2 * Math.max(firstIncrease, 1))
  }
  expect(four?.rowCount).toBeGreaterThan(two?.rowCount ?? 0)
})
