// @own-database: these tests change the data, so no other test file shares the database (vitest.config.ts).
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { canBeFeatured, compareRecommended } from '../../seed/plan/recommended-order.ts'
import { openDatabase } from '../../src/db/client.ts'
import {
  findClinicPage,
  findClinicUrlParts,
  type ListQuery,
  selectClinicCards,
  selectHomeClinics,
} from '../../src/db/clinics.ts'
import { WILDCARD } from '../../src/domain/catalog.ts'
import { CLINICS_PER_PAGE } from '../../src/domain/limits.ts'

const db = openDatabase(env.DB)
const allClinicsQuery = { service: WILDCARD, area: WILDCARD }

const allClinics = await selectClinicCards(db, { ...allClinicsQuery, perPage: 1000 })
const listIds = (clinics: readonly { id: string }[]) => clinics.map(({ id }) => id)
const listPageIds = async (list: ListQuery) => listIds(await selectClinicCards(db, list))

describe('selectClinicCards', () => {
  test('sorts clinics in the order of compareRecommended', () => {
    expect(allClinics.length).toBeGreaterThan(CLINICS_PER_PAGE)
    expect(listIds(allClinics)).toEqual(listIds(allClinics.toSorted(compareRecommended)))
  })

  test('returns each clinic once across all pages', async () => {
    const pages = [1, 2, 3, 4, 5, 6].map((page) => listPageIds({ ...allClinicsQuery, page, perPage: 10 }))
    const foundIds = (await Promise.all(pages)).flat()
    expect(foundIds).toEqual(await listPageIds({ ...allClinicsQuery, perPage: 1000 }))
    expect(new Set(foundIds).size).toBe(allClinics.length)
  })

  test('returns no clinics beyond the last page', async () => {
    expect(await listPageIds({ ...allClinicsQuery, page: 99 })).toEqual([])
  })

  // §7.5
  test('returns the clinics of an area that offer a service, in the same order as all clinics', async () => {
    const { results } = await env.DB.prepare(
      `SELECT id FROM clinics WHERE areas LIKE '%"soho"%' AND services LIKE '%"slug":"fillers"%' AND coalesce(status, '') NOT LIKE '%closed%'`,
    ).all<{ id: string }>()
    const expected = listIds(allClinics).filter((id) => results.some((row) => row.id === id))
    expect(expected.length).toBeGreaterThan(0)
    expect(await listPageIds({ service: 'fillers', area: 'soho' })).toEqual(expected)
  })

  test('returns no clinics for an unknown service or area', async () => {
    expect(await listPageIds({ service: 'no-such', area: WILDCARD })).toEqual([])
    expect(await listPageIds({ service: WILDCARD, area: 'atlantis' })).toEqual([])
  })

  test('returns services as objects and flags as booleans', () => {
    const [card] = allClinics
    expect(card?.services[0]).toEqual({
      slug: expect.any(String),
      name: expect.any(String),
      guide: expect.any(Boolean),
    })
    expect(card?.featured).toBe(true)
    expect(typeof card?.verified).toBe('boolean')
  })

  test('excludes closed clinics', () => {
    expect(allClinics.filter(({ status }) => status?.kind === 'closed')).toEqual([])
  })
})

test('selectHomeClinics returns the first three clinics that can be featured', async () => {
  expect(listIds(await selectHomeClinics(db, {}))).toEqual(listIds(allClinics.filter(canBeFeatured).slice(0, 3)))
})

describe('findClinicPage', () => {
  // §7.2
  test('finds a clinic by slug and by id, with its prices and other clinics in its area', async () => {
    const bySlug = await findClinicPage(db, 'marchetti-osei-dermatology')
    expect(await findClinicPage(db, 'clinic-001')).toEqual(bySlug)
    const { clinic, prices, clinicsInSameArea } = bySlug?.data ?? {}
    expect(clinic?.id).toBe('clinic-001')
    expect(prices?.map(({ label }) => label).slice(0, 2)).toEqual(['Botox, per unit', 'Filler, per syringe'])
    expect(clinicsInSameArea).toHaveLength(3)
    expect(clinicsInSameArea?.map(({ id }) => id)).not.toContain('clinic-001')
  })

  // §5.7
  test('prefers the clinic whose id is the key over a clinic whose slug is the key', async () => {
    const clinicPrices = (await findClinicPage(db, 'marchetti-osei-dermatology'))?.data.prices
    await env.DB.prepare(`UPDATE clinics SET slug = 'clinic-001' WHERE id = 'clinic-014'`).run()
    const { clinic, prices } = (await findClinicPage(db, 'clinic-001'))?.data ?? {}
    expect(clinic?.id).toBe('clinic-001')
    expect(prices).toEqual(clinicPrices)
    expect((await findClinicUrlParts(db, 'clinic-001'))?.id).toBe('clinic-001')
    await env.DB.prepare(`UPDATE clinics SET slug = 'quill-injectables' WHERE id = 'clinic-014'`).run()
  })
})

test('findClinicUrlParts prefers a current slug over a former one', async () => {
  await env.DB.prepare(`INSERT INTO clinic_slugs (slug, clinic_id) VALUES ('quill-injectables', 'clinic-001')`).run()
  expect((await findClinicUrlParts(db, 'quill-injectables'))?.id).toBe('clinic-014')
})
