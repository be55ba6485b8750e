import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/db/client.ts'
import {
  CLINICS_PER_PAGE,
  countClinics,
  findClinicAddress,
  findClinicList,
  findClinicPage,
  type ListQuery,
  listClinics,
  listHomeClinics,
} from '../../src/db/clinics.ts'
import { ALL } from '../../src/domain/catalog.ts'
import { compareRecommended, isFeaturedChoice } from '../../src/domain/clinic.ts'

const db = openDatabase(env.DB)
const everything = { service: ALL, area: ALL }

const all = await listClinics(db, { ...everything, perPage: 1000 })
const ids = (clinics: readonly { id: string }[]) => clinics.map(({ id }) => id)
const pageOf = async (list: ListQuery) => ids(await listClinics(db, list))

describe('listClinics', () => {
  test('puts the featured first, then the better rated by more people', () => {
    expect(all.length).toBeGreaterThan(CLINICS_PER_PAGE)
    expect(ids(all)).toEqual(ids(all.toSorted(compareRecommended)))
  })

  test('orders by rating, then by number of reviews', async () => {
    const sorted = await listClinics(db, { ...everything, sort: 'rating', perPage: 1000 })
    const expected = all.toSorted(
      (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount || (a.id < b.id ? -1 : 1),
    )
    expect(ids(sorted)).toEqual(ids(expected))
  })

  test('orders by name as people do', async () => {
    const sorted = await listClinics(db, { ...everything, sort: 'name', perPage: 1000 })
    expect(sorted.map(({ name }) => name)).toEqual(
      all.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
    )
  })

  test.each(['recommended', 'rating', 'name'] as const)('its pages by %s hold each clinic once', async (sort) => {
    const pages = [1, 2, 3, 4, 5, 6].map((page) => pageOf({ ...everything, sort, page, perPage: 10 }))
    const found = (await Promise.all(pages)).flat()
    expect(found).toEqual(await pageOf({ ...everything, sort, perPage: 1000 }))
    expect(new Set(found).size).toBe(all.length)
  })

  test('has nothing on a page beyond the last', async () => {
    expect(await pageOf({ ...everything, page: 99 })).toEqual([])
  })

  test('of a service in an area has the clinics of the area that offer it, in the same order', async () => {
    const { results } = await env.DB.prepare(
      `SELECT id FROM clinics WHERE areas LIKE '%"soho"%' AND services LIKE '%"slug":"fillers"%' AND coalesce(status, '') NOT LIKE '%closed%'`,
    ).all<{ id: string }>()
    const expected = ids(all).filter((id) => results.some((row) => row.id === id))
    expect(expected.length).toBeGreaterThan(0)
    expect(await pageOf({ service: 'fillers', area: 'soho' })).toEqual(expected)
  })

  test('of something unknown is empty', async () => {
    expect(await pageOf({ service: 'no-such', area: ALL })).toEqual([])
    expect(await pageOf({ service: ALL, area: 'atlantis' })).toEqual([])
  })

  test('filters by verification and rating, keeping order and pages', async () => {
    const filters = { verified: true, minRating: 4.5 }
    const expected = ids(all.filter((clinic) => clinic.verified && clinic.rating >= 4.5))
    expect(expected.length).toBeGreaterThan(10)
    expect(await pageOf({ ...everything, filters, perPage: 1000 })).toEqual(expected)
    expect(await pageOf({ ...everything, filters, page: 2, perPage: 5 })).toEqual(expected.slice(5, 10))
  })

  test('a rating on the boundary passes the filter, one just below does not', async () => {
    const found = await listClinics(db, { ...everything, filters: { minRating: 4.7 }, perPage: 1000 })
    expect(found.some(({ rating }) => rating === 4.7)).toBe(true)
    expect(found.filter(({ rating }) => rating < 4.7)).toEqual([])
  })

  test('hands a card its services as objects and its marks as booleans', () => {
    const [card] = all
    expect(card?.services[0]).toEqual({
      slug: expect.any(String),
      name: expect.any(String),
      guide: expect.any(Boolean),
    })
    expect(card?.featured).toBe(true)
    expect(typeof card?.verified).toBe('boolean')
  })

  test('leaves out what has closed', () => {
    expect(all.filter(({ status }) => status?.kind === 'closed')).toEqual([])
  })
})

test('countClinics counts what the list holds, with and without filters', async () => {
  const filters = { verified: true }
  expect(await countClinics(db, everything)).toEqual([{ total: all.length }])
  expect(await countClinics(db, { ...everything, filters })).toEqual([
    { total: all.filter(({ verified }) => verified).length },
  ])
  expect(await countClinics(db, { service: 'no-such', area: ALL })).toEqual([{ total: 0 }])
})

test('listHomeClinics has the first three of the featured choice', async () => {
  expect(ids(await listHomeClinics(db))).toEqual(ids(all.filter(isFeaturedChoice).slice(0, 3)))
})

test('findClinicList reads a page, its total and the data version together', async () => {
  const { version, data } = await findClinicList(db, { ...everything, page: 2, filters: { minRating: 4 } })
  const those = all.filter(({ rating }) => rating >= 4)
  expect(version).toBe((await env.DB.prepare('SELECT version FROM site').first<{ version: string }>())?.version)
  expect(data.total).toBe(those.length)
  expect(ids(data.cards)).toEqual(ids(those.slice(CLINICS_PER_PAGE, 2 * CLINICS_PER_PAGE)))
})

describe('findClinicPage', () => {
  test('finds a clinic by slug and by id, with its prices in order and its neighbors', async () => {
    const bySlug = await findClinicPage(db, 'marchetti-osei-dermatology')
    expect(await findClinicPage(db, 'clinic-001')).toEqual(bySlug)
    const { clinic, prices, nearby } = bySlug?.data ?? {}
    expect(clinic?.id).toBe('clinic-001')
    expect(prices?.map(({ label }) => label).slice(0, 2)).toEqual(['Botox, per unit', 'Filler, per syringe'])
    expect(nearby).toHaveLength(3)
    expect(nearby?.map(({ id }) => id)).not.toContain('clinic-001')
  })

  test('finds a clinic without a slug by its id, and nothing by anything else', async () => {
    expect((await findClinicPage(db, 'clinic-007'))?.data.clinic.slug).toBeNull()
    for (const key of ['no-such', '', 'brandtner-dermatology', "' OR 1=1 --"])
      expect(await findClinicPage(db, key)).toBeNull()
  })

  test('takes an id before a slug that is the same, with that clinic’s own prices', async () => {
    const own = (await findClinicPage(db, 'marchetti-osei-dermatology'))?.data.prices
    await env.DB.prepare(`UPDATE clinics SET slug = 'clinic-001' WHERE id = 'clinic-014'`).run()
    const { clinic, prices } = (await findClinicPage(db, 'clinic-001'))?.data ?? {}
    expect(clinic?.id).toBe('clinic-001')
    expect(prices).toEqual(own)
    expect((await findClinicAddress(db, 'clinic-001'))?.id).toBe('clinic-001')
    await env.DB.prepare(`UPDATE clinics SET slug = 'quill-injectables' WHERE id = 'clinic-014'`).run()
  })
})

describe('findClinicAddress', () => {
  test('finds ids, slugs and the slugs of before a rename', async () => {
    for (const key of ['clinic-028', 'brandtner-aesthetic-medicine', 'brandtner-dermatology']) {
      expect(await findClinicAddress(db, key)).toEqual({
        id: 'clinic-028',
        segment: 'brandtner-aesthetic-medicine',
        location: 'upper-east-side',
        areas: ['upper-east-side', 'manhattan'],
      })
    }
  })

  test('prefers the clinic that bears a slug now to the one that bore it', async () => {
    await env.DB.prepare(`INSERT INTO clinic_slugs (slug, clinic_id) VALUES ('quill-injectables', 'clinic-001')`).run()
    expect((await findClinicAddress(db, 'quill-injectables'))?.id).toBe('clinic-014')
  })

  test('knows nothing of an unknown one', async () => {
    expect(await findClinicAddress(db, 'no-such')).toBeNull()
  })
})
