import { expect, test } from 'vitest'
import type { SeedFiles } from '../../../seed/load/load.ts'
import { toPlannedClinics } from '../../../seed/plan/clinics.ts'
import { compareRecommended } from '../../../seed/plan/recommended-order.ts'
import type { PlannedRows } from '../../../seed/plan/rows.ts'
import * as t from '../../../src/db/schema.ts'
import { getElement } from '../tools/seed-issues.ts'
import { planEightClinics, sampleFiles, samplePlan } from './clinic-plan.ts'

const listHomePositions = ({ rows }: { rows: PlannedRows }) =>
  rows
    .of(t.clinics)
    .filter((clinic) => typeof clinic.homePosition === 'number')
    .toSorted((a, b) => (a.homePosition ?? 0) - (b.homePosition ?? 0))
    .map((clinic) => [clinic.homePosition, clinic.id])

const listHomeCandidates = (clinics: SeedFiles['clinics']) =>
  toPlannedClinics({ ...sampleFiles, clinics })
    .filter((clinic) => clinic.status?.kind !== 'closed')
    .toSorted(compareRecommended)
    .filter((clinic) => clinic.featured || (clinic.rating ?? 0) >= 4.8)

// §9.59
test('the home page has the first three clinics, in recommended order, that are featured or rated 4.8 or higher', () => {
  const candidates = listHomeCandidates(sampleFiles.clinics)
  expect(candidates.length).toBeGreaterThan(3)
  expect(listHomePositions(samplePlan)).toEqual(candidates.slice(0, 3).map((clinic, index) => [index + 1, clinic.id]))
})

test('if a clinic on the home page closes, the next candidate takes its place', () => {
  const [first, second, third, fourth] = listHomeCandidates(sampleFiles.clinics.slice(0, 8)).map((clinic) => clinic.id)
  const after = planEightClinics(({ clinics }) => {
    for (const clinic of clinics) if (clinic.id === first) clinic.status = { kind: 'closed', on: '2026-11-01' }
  })
  expect(fourth).toBeDefined()
  expect(listHomePositions(after)).toEqual([
    [1, second],
    [2, third],
    [3, fourth],
  ])
})

test('without featured clinics, only clinics rated 4.8 or higher are on the home page, even if fewer than three', () => {
  const after = planEightClinics(({ clinics }) => {
    for (const clinic of clinics) Object.assign(clinic, { featured: false, rating: 4.7 })
    getElement(clinics, 7).rating = 4.8
  })
  expect(listHomePositions(after)).toEqual([[1, getElement(sampleFiles.clinics, 7).id]])
})
