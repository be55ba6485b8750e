import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/db/client.ts'
import { selectClinicCards } from '../../src/db/clinics.ts'
import { findTreatmentPrices } from '../../src/db/prices.ts'
import {
  findTreatmentPage,
  getTreatmentFaqScope,
  MAX_CLINICS_ON_TREATMENT_PAGE,
  selectFaqs,
} from '../../src/db/treatments.ts'
import { WILDCARD } from '../../src/domain/catalog.ts'

const db = openDatabase(env.DB)
const listIds = (clinics: readonly { id: string }[]) => clinics.map(({ id }) => id)

describe('findTreatmentPage', () => {
  // §3.34, §7.6
  test('returns guide, prices, comparison, questions, reviews and clinics', async () => {
    const { guide, prices, comparison, faqs, reviews, clinics } = (await findTreatmentPage(db, 'botox')).data
    expect(guide?.content.introduction.length).toBeGreaterThan(1)
    expect(prices?.treatment).toBe('botox')
    expect(comparison?.rows.map(({ category }) => category)).toEqual(['Best for', 'Onset', 'Cost', 'Popularity'])
    expect(faqs.length).toBeGreaterThan(2)
    expect(reviews.map(({ treatment }) => treatment)).toEqual(['botox'])
    expect(listIds(clinics)).toEqual(
      listIds(
        await selectClinicCards(db, { service: 'botox', area: WILDCARD, perPage: MAX_CLINICS_ON_TREATMENT_PAGE }),
      ),
    )
  })

  test('returns at most three reviews', async () => {
    await env.DB.prepare(
      `INSERT INTO reviews (id, rating, text, author, location, written_on, treatment, home)
       SELECT value, 5, 'Good.', 'A. B.', 'SoHo', '2026-01-01', 'botox', 0 FROM json_each('[901, 902, 903]')`,
    ).run()
    const { reviews } = (await findTreatmentPage(db, 'botox')).data
    await env.DB.prepare('DELETE FROM reviews WHERE id > 900').run()
    expect(reviews).toHaveLength(3)
  })

  test('returns the default prices, but no guide, questions or clinics, for an unknown treatment', async () => {
    const { guide, prices, faqs, clinics } = (await findTreatmentPage(db, 'no-such')).data
    expect(guide).toBeNull()
    expect(prices?.treatment).toBe('default')
    expect([faqs, clinics]).toEqual([[], []])
  })
})

describe('findTreatmentPrices', () => {
  test('returns the price table of the treatment, with the rows in order', async () => {
    const { table } = (await findTreatmentPrices(db, 'coolsculpting')).data
    expect(table?.treatment).toBe('coolsculpting')
    expect(table?.rows.map(({ type }) => type)).toEqual([
      'Abdomen',
      'Flanks',
      'Thighs',
      'Upper Arms',
      'Double Chin',
      'Package',
    ])
  })

  test('returns the default table for a treatment without a price table', async () => {
    const { table } = (await findTreatmentPrices(db, 'no-such')).data
    expect(table?.treatment).toBe('default')
    expect(table?.rows[0]).toMatchObject({ type: 'Basic', minPrice: 200, maxPrice: 400, averagePrice: 300 })
  })
})

test('selectFaqs returns the questions of a scope in order', async () => {
  const { results } = await env.DB.prepare(`SELECT question FROM faqs WHERE scope = 'home' ORDER BY position`).all<{
    question: string
  }>()
  expect(results).toHaveLength(4)
  expect((await selectFaqs(db, 'home')).map(({ question }) => question)).toEqual(
    results.map(({ question }) => question),
  )
  expect(await selectFaqs(db, 'no-such')).toEqual([])
})

test('getTreatmentFaqScope returns the scope of a treatment, or of a treatment in an area', () => {
  expect(getTreatmentFaqScope('botox')).toBe('treatment/botox')
  expect(getTreatmentFaqScope('botox', 'soho')).toBe('treatment/botox/soho')
})
