import { expect, test } from 'vitest'
import * as t from '../../../src/db/schema.ts'
import { getElement } from '../tools/seed-issues.ts'
import { planEightClinics, sampleFiles, samplePlan } from './clinic-plan.ts'

// §2.176
test("the URL of a clinic's page ends in the clinic's slug, or in its id if it has no slug", () => {
  const slugs = new Set(sampleFiles.clinics.map(({ slug }) => typeof slug))
  expect(slugs).toEqual(new Set(['string', 'undefined']))
  for (const { id, slug } of sampleFiles.clinics)
    expect(samplePlan.clinics.get(id)).toMatchObject({ slug: slug ?? null, segment: slug ?? id })
})

test('every former slug is stored with the id of its clinic', () => {
  const formerSlugs = sampleFiles.clinics.flatMap(({ id, previousSlugs }) =>
    previousSlugs.map((slug) => ({ slug, clinicId: id })),
  )
  expect(formerSlugs.length).toBeGreaterThan(0)
  expect(samplePlan.rows.of(t.formerClinicSlugs)).toEqual(formerSlugs)
})

// §3.9
test('a clinic without a phone number has null instead', () => {
  for (const { id, phone } of sampleFiles.clinics) expect(samplePlan.clinics.get(id)?.phone).toBe(phone ?? null)
  expect(sampleFiles.clinics.some(({ phone }) => phone === undefined)).toBe(true)
})

test('an excerpt is the start of the description, at most 90 characters', () => {
  for (const { excerpt, description } of samplePlan.rows.of(t.clinics)) {
    expect(excerpt).not.toBe('')
    expect(excerpt.length).toBeLessThanOrEqual(90)
    expect(description.startsWith(excerpt.replace(/…$/, ''))).toBe(true)
  }
})

test('missing values are stored as null, false or empty', () => {
  const { clinics } = planEightClinics((files) => {
    const { id, name, description, address, location, services, featured, verified } = getElement(files.clinics, 0)
    const requiredFields = { id, name, description, address, location, services, featured, verified, previousSlugs: [] }
    files.clinics[0] = { ...requiredFields, file: 'data/clinics/bare.json', rating: undefined, reviewCount: undefined }
  })
  expect(clinics.get(getElement(sampleFiles.clinics, 0).id)).toMatchObject({
    slug: null,
    lat: null,
    lng: null,
    phone: null,
    hours: null,
    stepFree: null,
    openedYear: null,
    rating: null,
    reviewCount: null,
    lastChecked: null,
    status: null,
    byAppointment: false,
    languages: [],
    providers: [],
  })
})

test('a service has a name, and a flag for whether it has a guide', () => {
  const services = samplePlan.rows.of(t.clinics).flatMap((clinic) => clinic.services)
  const findService = (slug: string) => services.find((service) => service.slug === slug)
  expect(findService('coolsculpting')).toEqual({ slug: 'coolsculpting', name: 'CoolSculpting', guide: true })
  expect(findService('iv-therapy')).toEqual({ slug: 'iv-therapy', name: 'IV Therapy', guide: false })
})
