import { expect, test } from 'vitest'
import { isClinicInArea, SPECIFIED_AREAS } from '../../../seed/load/area-rules.ts'
import type { PlannedClinic } from '../../../seed/load/load.ts'
import { planClinics } from '../../../seed/plan/clinics.ts'
import { compareRecommended } from '../../../seed/plan/recommended-order.ts'
import { PlannedRows } from '../../../seed/plan/rows.ts'
import * as t from '../../../src/db/schema.ts'
import { WILDCARD } from '../../../src/domain/catalog.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'

type Listing = typeof t.listings.$inferInsert

const files = loadSampleFiles()
const rows = new PlannedRows()
const plannedClinics = planClinics(files, rows)

const clinicById = new Map(plannedClinics.map((clinic) => [clinic.id, clinic]))
const openClinics = plannedClinics.filter((clinic) => clinic.status?.kind !== 'closed')
const closedClinics = plannedClinics.filter((clinic) => clinic.status?.kind === 'closed')
const lists = Map.groupBy(rows.of(t.listings), (row) => `${row.service} ${row.area}`)
const ORDERS = ['recommended', 'byRating', 'byName'] as const

const sortClinics = (list: readonly Listing[], order: (typeof ORDERS)[number]) =>
  list.toSorted((a, b) => a[order] - b[order]).flatMap((row) => clinicById.get(row.clinicId) ?? [])

function findExpectedClinics(service: string, area: string): PlannedClinic[] {
  const [slug = '', subAreaSlug] = area.split('/')
  return openClinics
    .filter((clinic) => service === WILDCARD || clinic.services.includes(service))
    .filter((clinic) => area === WILDCARD || isClinicInArea(clinic, slug))
    .filter((clinic) => {
      if (!subAreaSlug) return true
      const names =
        subAreaSlug === 'bridgehampton-sag-harbor'
          ? ['bridgehampton', 'sag harbor']
          : [subAreaSlug.replaceAll('-', ' ')]
      return clinic.location === subAreaSlug || names.some((name) => clinic.address.toLowerCase().includes(name))
    })
}

const services = [WILDCARD, ...[...files.treatments, ...files.services].map((service) => service.slug)]
const subAreas = files.areas.flatMap((area) => area.subAreas.map((sub) => `${area.slug}/${sub.slug}`))
const areas = [WILDCARD, ...SPECIFIED_AREAS.map((area) => area.slug), ...subAreas]

// §7.4, §D4.43
test('every list has the clinics in the place that offer the service, and the counts match', () => {
  const counts = new Map(rows.of(t.listingCounts).map(({ service, area, total }) => [`${service} ${area}`, total]))
  for (const service of services) {
    for (const area of areas) {
      const key = `${service} ${area}`
      const expected = findExpectedClinics(service, area).map((clinic) => clinic.id)
      expect(lists.get(key)?.map((row) => row.clinicId) ?? [], key).toEqual(expect.arrayContaining(expected))
      expect(lists.get(key)?.length ?? 0, key).toBe(expected.length)
      expect(counts.get(key) ?? 0, key).toBe(expected.length)
    }
  }
})

test('there are no unknown or empty lists', () => {
  const expectedKeys = new Set(services.flatMap((service) => areas.map((area) => `${service} ${area}`)))
  expect([...lists.keys()].filter((key) => !expectedKeys.has(key))).toEqual([])
  expect(rows.of(t.listingCounts).filter((count) => !lists.has(`${count.service} ${count.area}`))).toEqual([])
})

test.each(ORDERS)('a list in the order "%s" has each clinic once, at positions 1, 2, 3 …', (order) => {
  for (const [key, list] of lists) {
    const expected = list.map((_, index) => index + 1)
    expect(
      list.map((row) => row[order]).toSorted((a, b) => a - b),
      key,
    ).toEqual(expected)
    expect(new Set(list.map((row) => row.clinicId)).size, key).toBe(list.length)
  }
})

test('the recommended order is the order of compareRecommended, with featured clinics first', () => {
  for (const list of lists.values()) {
    const clinics = sortClinics(list, 'recommended')
    expect(clinics).toEqual(clinics.toSorted(compareRecommended))
    expect(clinics.map((clinic) => clinic.featured)).toEqual(
      clinics.map((clinic) => clinic.featured).toSorted((a, b) => Number(b) - Number(a)),
    )
  }
})

test('the order "byRating" sorts by rating, then by number of reviews', () => {
  for (const list of lists.values()) {
    const clinics = sortClinics(list, 'byRating')
    for (const [index, clinic] of clinics.slice(1).entries()) {
      const earlier = clinics[index]
      if (!earlier) throw new Error('a list has a hole')
      expect(clinic.rating ?? -1).toBeLessThanOrEqual(earlier.rating ?? -1)
      if (clinic.rating === earlier.rating)
        expect(clinic.reviewCount ?? 0).toBeLessThanOrEqual(earlier.reviewCount ?? 0)
    }
  }
})

test('the order by name is alphabetical', () => {
  for (const list of lists.values()) {
    const names = sortClinics(list, 'byName').map((clinic) => clinic.name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  }
})

test('a closed clinic is in no list and not on the home page, but has a row', () => {
  expect(closedClinics.length).toBeGreaterThan(0)
  for (const { id } of closedClinics) {
    expect(rows.of(t.listings).filter((row) => row.clinicId === id)).toEqual([])
    expect(rows.of(t.clinics).filter((row) => row.id === id)).toMatchObject([
      { homePosition: null, status: { kind: 'closed' } },
    ])
  }
})

test('a clinic that moved stays in the lists', () => {
  const moved = openClinics.filter((clinic) => clinic.status?.kind === 'moved')
  expect(moved.length).toBeGreaterThan(0)
  for (const { id } of moved) expect(lists.get(`${WILDCARD} ${WILDCARD}`)?.map((row) => row.clinicId)).toContain(id)
})

test('a sub-area lists the clinics whose address names it or whose location it is', () => {
  const listAddresses = (area: string) =>
    lists.get(`${WILDCARD} ${area}`)?.map((row) => clinicById.get(row.clinicId)?.address) ?? []
  for (const [area, names] of [
    ['the-hamptons/bridgehampton-sag-harbor', /Bridgehampton|Sag Harbor/],
    ['queens/astoria', /Astoria/],
  ] as const) {
    expect(listAddresses(area).length, area).toBeGreaterThan(0)
    for (const address of listAddresses(area)) expect(address).toMatch(names)
  }
  expect(listAddresses('manhattan/soho').toSorted()).toEqual(listAddresses('soho').toSorted())
  expect(listAddresses('manhattan/soho')).toContainEqual(expect.not.stringContaining('SoHo'))
})
