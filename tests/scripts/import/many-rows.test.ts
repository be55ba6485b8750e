import { expect, test } from 'vitest'
import { readSource } from '../../../scripts/import/files/source-file.ts'
import { planImport } from '../../../scripts/import/plan/plan.ts'
import { readTestDirectory, TODAY } from './test-directory.ts'

const ROW_COUNT = 50_000
const rowNumbers = Array.from({ length: ROW_COUNT }, (_, index) => index)
const formatDigits = (number: number) => String(2_000_000 + number)

/** The limit for the average of four plans. Allows for a busy machine: on an idle one, a plan takes a few seconds. */
const MAX_SECONDS = 60

function planRows(heading: string, createRow: (number: number) => string) {
  const text = [heading, ...rowNumbers.map(createRow)].join('\n')
  return planImport(readSource(new TextEncoder().encode(text), 'clinics', new Map()), readTestDirectory(), TODAY)
}

test('planning an import of 50,000 rows takes less than a minute on average, even if the rows share values', {
  timeout: 4 * MAX_SECONDS * 1000,
}, () => {
  const startedAtMs = performance.now()
  const differentPlan = planRows(
    'name,street,zip,phone,hours,services,prices',
    (number) =>
      `Clinic ${number},${number} Park Ave,10016,212 ${formatDigits(number)},Mon-Fri ${7 + (number % 5)}:${10 + (number % 50)}am-6pm,Botox,botox=${1 + (number % 30)}/unit`,
  )
  expect([differentPlan.changes.length, differentPlan.rejections.length]).toEqual([ROW_COUNT, 0])
  const sameNamePlan = planRows('name,street,zip', (number) => `Glow Bar,${number} Park Ave,10016`)
  expect(new Set(sameNamePlan.changes.map(({ clinic }) => clinic.id)).size).toBe(ROW_COUNT)
  const sameAddressPlan = planRows(
    'id,name,street,zip,phone',
    (number) => `c-${number},Glow ${number},1 Park Ave,10016,212-765-4321`,
  )
  expect(sameAddressPlan.changes).toHaveLength(ROW_COUNT)
  const sameRowPlan = planRows('name,street,zip', () => 'Glow Bar,1 Park Ave,10016')
  expect([sameRowPlan.changes.length, sameRowPlan.duplicates.length]).toEqual([1, ROW_COUNT - 1])
  expect((performance.now() - startedAtMs) / 1000).toBeLessThan(4 * MAX_SECONDS)
})
