import { expect, test } from 'vitest'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { planRows } from '../../../seed/plan/plan.ts'
import { seededTables } from '../../../seed/plan/rows.ts'
import { replaceStatements } from '../../../seed/write/write.ts'
import { seedFiles } from '../tools/seed-folder.ts'

const ORIGINALS = 20

function sampleWithClinics(count: number): SeedFiles {
  const files = structuredClone(seedFiles())
  const originals = files.clinics.slice(0, ORIGINALS)
  files.clinics = Array.from({ length: count / ORIGINALS }, (_, copy) =>
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

function sizeOfLoad(clinicCount: number): { rows: number; statements: number } {
  const { plan, issues } = planRows(sampleWithClinics(clinicCount))
  if (!plan) throw new Error(JSON.stringify(issues.filter(({ warning }) => !warning).slice(0, 3)))
  const rows = seededTables.reduce((sum, table) => sum + plan.rows.of(table).length, 0)
  return { rows, statements: replaceStatements(plan).length }
}

test('the rows and statements of a load grow in proportion to the number of clinics', { timeout: 300_000 }, () => {
  const [one, two, four] = [ORIGINALS, 2 * ORIGINALS, 4 * ORIGINALS].map(sizeOfLoad)
  for (const key of ['rows', 'statements'] as const) {
    const [first, second] = [(two?.[key] ?? 0) - (one?.[key] ?? 0), (four?.[key] ?? 0) - (two?.[key] ?? 0)]
    // Linear growth would double the increase, and growth by n log n would multiply it by 2.32.
    expect(second, key).toBeLessThanOrEqual(2.2 * Math.max(first, 1))
  }
  expect(four?.rows).toBeGreaterThan(two?.rows ?? 0)
})
