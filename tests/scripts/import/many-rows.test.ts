import { expect, test } from 'vitest'
import { readSource } from '../../../scripts/import/files/source-file.ts'
import { planImport } from '../../../scripts/import/plan/plan.ts'
import { directoryOf, TODAY } from './import-folder.ts'

const ROWS = 50_000
const numbers = Array.from({ length: ROWS }, (_, index) => index)
const digits = (number: number) => String(2_000_000 + number)

/** Generous, because the machine may be busy. On an idle machine, an import takes a few seconds. */
const MAX_SECONDS = 60

function plan(heading: string, rowOf: (number: number) => string) {
  const text = [heading, ...numbers.map(rowOf)].join('\n')
  return planImport(readSource(new TextEncoder().encode(text), 'clinics', new Map()), directoryOf(), TODAY)
}

test('importing 50,000 rows takes less than a minute on average, even if the rows share values', {
  timeout: 4 * MAX_SECONDS * 1000,
}, () => {
  const started = performance.now()
  const different = plan(
    'name,street,zip,phone,hours,services,prices',
    (number) =>
      `Clinic ${number},${number} Park Ave,10016,212 ${digits(number)},Mon-Fri ${7 + (number % 5)}:${10 + (number % 50)}am-6pm,Botox,botox=${1 + (number % 30)}/unit`,
  )
  expect([different.clinics.length, different.rejected.length]).toEqual([ROWS, 0])
  const sameName = plan('name,street,zip', (number) => `Glow Bar,${number} Park Ave,10016`)
  expect(new Set(sameName.clinics.map(({ clinic }) => clinic.id)).size).toBe(ROWS)
  const sameAddress = plan(
    'id,name,street,zip,phone',
    (number) => `c-${number},Glow ${number},1 Park Ave,10016,212-765-4321`,
  )
  expect(sameAddress.clinics).toHaveLength(ROWS)
  const sameRow = plan('name,street,zip', () => 'Glow Bar,1 Park Ave,10016')
  expect([sameRow.clinics.length, sameRow.duplicates.length]).toEqual([1, ROWS - 1])
  expect((performance.now() - started) / 1000).toBeLessThan(4 * MAX_SECONDS)
})
