import { expect, test } from 'vitest'
import { findIssuesAfter } from '../tools/seed-issues.ts'

test('a worked example that does not match the price is reported with the correct calculation', () => {
  const issues = findIssuesAfter(({ prices }) => {
    const row = prices.find(({ treatment }) => treatment === 'kybella')?.rows[0]
    if (row) Object.assign(row, { minPrice: 1000, maxPrice: 1500 })
  })
  expect(issues.map(({ message }) => message)).toContain(
    "'2–4 sessions × $1,200–1,800 = $2,400–7,200' should be '2–4 … × $1,000–1,500 = $2,000–6,000'",
  )
})

test('a worked example for a missing row is reported', () => {
  const issues = findIssuesAfter(({ facts }) => {
    const example = facts.find(({ id }) => id === 'kybella-example')?.example
    if (example) example.row = 'Knees'
  })
  expect(issues.map(({ message }) => message)).toEqual(["data/prices.json has no row 'Knees' for kybella"])
})
