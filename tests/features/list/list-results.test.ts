import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/db/client.ts'
import { selectClinicCards } from '../../../src/db/clinics.ts'
import { WILDCARD } from '../../../src/domain/catalog.ts'
import { CLINICS_PER_PAGE } from '../../../src/domain/limits.ts'
import type { ListState } from '../../../src/domain/list/list-state.ts'
import { findListResults } from '../../../src/features/list/queries.ts'

const db = openDatabase(env.DB)
const allCards = await selectClinicCards(db, { service: WILDCARD, area: WILDCARD, perPage: 1000 })
const getIds = (clinics: readonly { id: string }[]) => clinics.map(({ id }) => id)

const PLAIN_STATE: ListState = {
  path: '/medspas',
  base: {},
  chosen: {},
  sort: 'recommended',
  near: null,
  page: 1,
  view: 'list',
}
const findPageWithVersion = (changes: Partial<ListState>) =>
  findListResults(db, {
    state: { ...PLAIN_STATE, ...changes },
    minuteOfWeek: 0,
    near: null,
    nearbyOrigin: null,
    directorySize: 52,
  })
const findListPage = async (changes: Partial<ListState>) => (await findPageWithVersion(changes)).data

async function findAllCards(changes: Partial<ListState>) {
  const { total } = await findListPage(changes)
  const pageNumbers = Array.from({ length: Math.ceil(total / CLINICS_PER_PAGE) }, (_, index) => index + 1)
  return (await Promise.all(pageNumbers.map((page) => findListPage({ ...changes, page })))).flatMap(
    ({ cards }) => cards,
  )
}

describe('findListResults', () => {
  test('lists clinics in the stored order if sorted by recommended', async () => {
    expect(getIds(await findAllCards({}))).toEqual(getIds(allCards))
  })

  test('sorts by rating, then by number of reviews', async () => {
    const expected = allCards.toSorted(
      (a, b) =>
        (b.rating ?? -1) - (a.rating ?? -1) || (b.reviewCount ?? 0) - (a.reviewCount ?? 0) || (a.id < b.id ? -1 : 1),
    )
    expect(getIds(await findAllCards({ sort: 'rating' }))).toEqual(getIds(expected))
  })

  test('sorts names alphabetically', async () => {
    const names = (await findAllCards({ sort: 'name' })).map(({ name }) => name)
    expect(names).toEqual(allCards.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  test('filters by verification and rating, and keeps the stored order across pages', async () => {
    // All verified clinics of the sample are rated 4 or higher.
    const chosen = { verified: 'yes', rating: '4.5' }
    const expected = getIds(allCards.filter((clinic) => clinic.verified && (clinic.rating ?? 0) >= 4.5))
    expect(expected.length).toBeGreaterThan(CLINICS_PER_PAGE)
    expect((await findListPage({ chosen })).total).toBe(expected.length)
    expect(getIds(await findAllCards({ chosen }))).toEqual(expected)
  })

  test.each(['recommended', 'rating', 'name', 'price'] as const)(
    'filters by the maximum price when sorted by %s',
    async (sort) => {
      const { results } = await env.DB.prepare(
        `SELECT DISTINCT listings.clinic_id AS id FROM listings JOIN clinic_prices USING (clinic_id)
         WHERE listings.service = 'botox' AND area = 'manhattan' AND clinic_prices.service = 'botox'
         AND unit = 'unit' AND min_price <= 16`,
      ).all<{ id: string }>()
      const changes = { base: { treatment: 'botox' }, chosen: { area: 'manhattan', max: '16' }, sort }
      const foundCards = await findAllCards(changes)
      expect(results.length).toBeGreaterThan(2)
      expect(getIds(foundCards).toSorted()).toEqual(results.map(({ id }) => id).toSorted())
      expect(foundCards.every(({ price }) => price?.unit === 'unit' && price.minPrice <= 16)).toBe(true)
      const { total, totalsWithoutFacet, unit } = await findListPage(changes)
      expect([total, unit]).toEqual([results.length, 'unit'])
      const all = await selectClinicCards(db, { service: 'botox', area: 'manhattan', perPage: 1000 })
      expect(totalsWithoutFacet.find(({ facet }) => facet === 'max')?.total).toBe(all.length)
    },
  )

  test('finds nothing below the lowest price, and offers the list without the maximum', async () => {
    const { total, totalsWithoutFacet } = await findListPage({ base: { treatment: 'botox' }, chosen: { max: '1' } })
    expect([total, totalsWithoutFacet.map(({ facet }) => facet)]).toEqual([0, ['max']])
  })

  test('includes clinics with exactly the minimum rating, and excludes those below it', async () => {
    const foundCards = await findAllCards({ chosen: { rating: '4.8' } })
    expect(foundCards.some(({ rating }) => rating === 4.8)).toBe(true)
    expect(foundCards.filter(({ rating }) => (rating ?? 0) < 4.8)).toEqual([])
  })

  // §7.3
  test("returns an area's listings, total and guide", async () => {
    const inManhattan = getIds(await selectClinicCards(db, { service: WILDCARD, area: 'manhattan', perPage: 1000 }))
    const base = { area: 'manhattan' }
    const { total, area } = await findListPage({ base })
    expect(total).toBe(inManhattan.length)
    expect(area?.guide.welcome.length).toBeGreaterThan(0)
    expect(getIds(await findAllCards({ base }))).toEqual(inManhattan)
  })

  test('returns an empty list for an unknown treatment or area', async () => {
    for (const base of [{ treatment: 'no-such' }, { area: 'atlantis' }])
      expect(await findListPage({ base })).toMatchObject({ total: 0, cards: [], area: null })
  })

  test('returns no cards beyond the last page', async () => {
    expect((await findListPage({ page: 99 })).cards).toEqual([])
  })

  test('returns the data version', async () => {
    const [site] = (await env.DB.prepare('SELECT version FROM site').all<{ version: string }>()).results
    expect((await findPageWithVersion({})).version).toBe(site?.version)
    expect((await findPageWithVersion({ chosen: { verified: 'yes', rating: '4' } })).version).toBe(site?.version)
  })
})
