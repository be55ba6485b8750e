import { expect, test } from 'vitest'
import { listEstimatorChoices } from '../../../src/features/prices/estimate.ts'
import { listUnitsByClinicCount } from '../../../src/features/prices/queries.ts'

const createStatistic = (item: string, unit: string, clinicCount: number, area = '*') => ({
  service: 'botox',
  item,
  unit,
  area,
  clinicCount,
  priceCount: clinicCount,
  minPrice: 12,
  medianPrice: 19,
  maxPrice: 25,
  cheapestClinic: { name: 'A', location: 'soho', segment: 'a' },
})
const createRow = (type: string, unit: string) => ({ type, unit, averagePrice: 350, minPrice: 250, maxPrice: 450 })
const statistics = [
  createStatistic('*', 'unit', 32),
  createStatistic('*', 'area', 4),
  createStatistic('Forehead', 'area', 1),
  createStatistic('*', 'vial', 1, 'soho'),
]

test("listEstimatorChoices returns the table's rows, then the other units of the clinics' citywide prices", () => {
  expect(
    listEstimatorChoices('Botox', [createRow('Forehead', 'area'), createRow('Full Face', 'session')], statistics),
  ).toEqual([
    {
      name: 'Forehead',
      unit: 'area',
      noun: 'treatment',
      maxQuantity: 4,
      min: 250,
      max: 450,
      item: 'Forehead',
      clinicCount: null,
    },
    {
      name: 'Full Face',
      unit: 'session',
      noun: 'session',
      maxQuantity: 12,
      min: 250,
      max: 450,
      item: '*',
      clinicCount: null,
    },
    {
      name: 'Botox',
      unit: 'unit',
      noun: 'unit',
      maxQuantity: 100,
      min: 12,
      max: 25,
      item: '*',
      clinicCount: 32,
    },
  ])
})

test('without a table, listEstimatorChoices returns the units of citywide prices, or nothing if there are none', () => {
  expect(listEstimatorChoices('Botox', [], statistics).map(({ unit }) => unit)).toEqual(['unit', 'area'])
  expect(listEstimatorChoices('Botox', [], [])).toEqual([])
})

test('listUnitsByClinicCount returns the units of citywide prices, the most common unit first', () => {
  expect(listUnitsByClinicCount(statistics.toReversed())).toEqual(['unit', 'area'])
  expect(listUnitsByClinicCount([])).toEqual([])
})
