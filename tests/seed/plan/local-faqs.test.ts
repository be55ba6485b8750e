import { describe, expect, test } from 'vitest'
import type { PlannedClinic } from '../../../seed/load/load.ts'
import { createLocalFaqs } from '../../../seed/plan/local-faqs.ts'
import { BY_APPOINTMENT, NO_HOURS } from '../../../src/domain/clinic/hours.ts'
import { extractVisibleText } from '../../tools/html.ts'
import { loadSampleFiles } from '../../tools/node/seed-folder.ts'

const sampleFiles = loadSampleFiles()
const files = { ...sampleFiles, site: { ...sampleFiles.site, sample: false } }

function findBySlug<T extends { slug: string }>(items: readonly T[], slug: string): T {
  const item = items.find((candidate) => candidate.slug === slug)
  if (!item) throw new Error(`the sample has no ${slug}`)
  return item
}

const createClinic = (name: string, fields: Partial<PlannedClinic> = {}): PlannedClinic => ({
  file: 'clinic.json',
  id: name,
  name,
  address: '1100 Lexington Avenue, Upper East Side, New York, NY 10075',
  previousSlugs: [],
  services: ['botox'],
  featured: false,
  verified: false,
  segment: 'clinic',
  location: 'upper-east-side',
  areas: ['upper-east-side'],
  rating: null,
  reviewCount: null,
  ...fields,
})

function findAnswer(question: RegExp, clinics: PlannedClinic[]): string {
  const faqs = createLocalFaqs(
    findBySlug(files.treatments, 'botox'),
    findBySlug(files.areas, 'upper-east-side'),
    clinics,
    files,
  )
  const faq = faqs.find((candidate) => question.test(candidate.question))
  if (!faq) throw new Error(`no question matches ${question}`)
  return extractVisibleText(faq.answer)
}

describe('who offers the treatment', () => {
  test.each([
    [['Skin & Co.'], 'One listed med spa does: Skin & Co.'],
    [['Lexington Skin'], 'One listed med spa does: Lexington Skin.'],
    [['A', 'B', 'C', 'D', 'E', 'F Inc.'], '6 listed med spas do: A, B, C, D, E and others.'],
  ])('%j', (names, answer) => {
    expect(
      findAnswer(
        /^Who offers/,
        names.map((name) => createClinic(name)),
      ),
    ).toBe(answer)
  })

  test('names the nearest area that has it, because a clinic outside all areas may be nearer', () => {
    const clinic = createClinic('Midtown Skin', { location: 'midtown', areas: ['midtown'] })
    expect(findAnswer(/^Who offers/, [clinic])).toBe(
      'No med spa listed here offers it yet. The nearest area that has it is Midtown.',
    )
  })
})

describe('Sundays', () => {
  const openOnSunday = { hours: { ...NO_HOURS, sun: '11:00-16:00' } }

  test('the answer names clinics that see people on Sundays by appointment', () => {
    const byAppointment = createClinic('Lexington Skin', { hours: { ...NO_HOURS, sun: BY_APPOINTMENT } })
    expect(findAnswer(/on a Sunday/, [createClinic('Glow Inc.', openOnSunday), byAppointment])).toBe(
      'On Sundays: Glow Inc., Lexington Skin (by appointment). Call ahead, as hours change.',
    )
    expect(findAnswer(/on a Sunday/, [byAppointment])).toMatch(/^On Sundays: Lexington Skin \(by appointment\)\./)
  })

  test('the answer says that none opens if each clinic with hours is closed', () => {
    expect(findAnswer(/on a Sunday/, [createClinic('Glow', { hours: NO_HOURS })])).toMatch(/^None that is listed opens/)
  })
})

describe('prices', () => {
  const createPrice = (label: string, min: number) => ({
    service: 'botox',
    label,
    unit: 'area' as const,
    min,
    max: min + 50,
    asOf: '2026-10-01',
  })

  test('the answer does not speak of several med spas if all prices are of one', () => {
    const prices = [createPrice('Forehead', 250), createPrice('Jaw', 400)]
    expect(findAnswer(/the price of/, [createClinic('Glow', { prices }), createClinic('Skin')])).toBe(
      'One med spa on the Upper East Side states 2 prices per area: $250–450 from the lowest to the highest. Each has its date on the profile.',
    )
  })

  test('the answer counts the prices of several med spas', () => {
    const clinics = [250, 400].map((min) => createClinic(`Glow ${min}`, { prices: [createPrice('Forehead', min)] }))
    expect(findAnswer(/the price of/, clinics)).toBe(
      'Med spas on the Upper East Side state 2 prices per area: $250–450 from the lowest to the highest. Each profile has its own, with the date.',
    )
  })
})
