import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Directory } from '../../../scripts/import/directory.ts'
import { readSource } from '../../../scripts/import/files/source-file.ts'
import { planImport } from '../../../scripts/import/plan/plan.ts'
import { readTestDirectory, TODAY } from './test-directory.ts'

const row = fc.tuple(
  fc.constantFrom('', '', 'a', 'glow-bar'),
  fc.constantFrom('Glow Bar', 'Glow Bar Med Spa', 'GLOW', 'Laser Lounge', 'Lounge Laser'),
  fc.constantFrom('1 Park Ave', '1 Park Avenue Ste 4', '2 Park Ave', ''),
  fc.constantFrom('10016', '10017'),
  fc.constantFrom('', '', '212-765-4321', '646-765-4321', '1'),
  fc.constantFrom('', 'closed', 'moved', 'open'),
)

const HEADINGS = 'id,name,street,zip,phone,status'

function planRows(rows: readonly (readonly string[])[], directory: Directory) {
  const text = [HEADINGS, ...rows.map((cells) => cells.join(','))].join('\n')
  return planImport(readSource(new TextEncoder().encode(text), 'file', new Map()), directory, TODAY)
}

test('importing any rows a second time changes nothing, and none of the clinics is reported as missing', () => {
  const emptyDirectory = readTestDirectory()
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
      const clinics = planRows(rows, emptyDirectory).changes.map(({ clinic }) => clinic)
      expect(new Set(clinics.map(({ id }) => id)).size).toBe(clinics.length)
      const secondPlan = planRows(rows, { ...emptyDirectory, clinics })
      expect(secondPlan.changes).toEqual([])
      expect(secondPlan.unchangedRows).toHaveLength(clinics.length)
      expect(secondPlan.missingClinics).toEqual([])
    }),
    { numRuns: 300 },
  )
})
