import { describe, expect, test } from 'vitest'
import { SPECIFIED_AREAS } from '../../../seed/load/area-rules.ts'
import * as t from '../../../src/db/schema.ts'
import { planSample } from '../tools/planned-seed.ts'

const { rows } = planSample()

describe('areas', () => {
  // §3.16, §3.17, §3.18, §3.19, §3.20
  test.each([
    ['manhattan', 142, true],
    ['tribeca', 28, true],
    ['the-hamptons', 34, true],
    ['flushing', 5, false],
    ['queens', 8, false],
  ])('%s states %i med spas, featured is %s', (slug, statedCount, featured) => {
    expect(rows.of(t.areas).find((area) => area.slug === slug)).toMatchObject({ statedCount, featured })
  })

  test('include five areas without a stated number', () => {
    const otherAreas = rows.of(t.areas).filter((area) => area.statedCount === null)
    expect(otherAreas.map((area) => area.slug).toSorted()).toEqual([
      'brooklyn',
      'midtown',
      'soho',
      'upper-east-side',
      'williamsburg',
    ])
    expect(
      rows
        .of(t.areas)
        .map((area) => area.slug)
        .toSorted(),
    ).toEqual(SPECIFIED_AREAS.map((area) => area.slug).toSorted())
  })

  test('state how many clinics their lists have', () => {
    const counts = rows.of(t.listingCounts).filter((count) => count.service === '*')
    for (const area of rows.of(t.areas))
      expect(area.listedCount, area.slug).toBe(counts.find((count) => count.area === area.slug)?.total)
  })
})

describe('treatments', () => {
  // §3.25, §3.26, §3.27
  test('are the sixteen treatments of the specification, plus laser resurfacing and tattoo removal', () => {
    const listed = rows.of(t.treatments).filter((treatment) => treatment.listed)
    expect(listed.map((treatment) => treatment.slug)).toEqual(
      [
        'botox micro-botox fillers kybella coolsculpting laser-hair-removal photofacials carbon-laser-facial',
        'vaginal-rejuvenation weight-management prp hydrofacials chemical-peels microdermabrasion microneedling',
        'radio-ultrasound-therapy',
      ]
        .join(' ')
        .split(' '),
    )
    const unlistedTreatments = rows.of(t.treatments).filter((treatment) => !treatment.listed)
    expect(unlistedTreatments.map(({ slug, category, popular }) => ({ slug, category, popular }))).toEqual([
      { slug: 'laser-resurfacing', category: 'laser', popular: true },
      { slug: 'tattoo-removal', category: 'laser', popular: false },
    ])
  })

  test('each have a guide', () => {
    const guides = rows.of(t.guides).map((guide) => guide.treatment)
    expect(guides).toEqual(rows.of(t.treatments).map((treatment) => treatment.slug))
  })

  // §2.119
  test('have their own questions for each area, in all 180 combinations', () => {
    const scopes = new Set(rows.of(t.faqs).map((faq) => faq.scope))
    const expectedScopes = rows
      .of(t.treatments)
      .flatMap(({ slug }) => SPECIFIED_AREAS.map((area) => `treatment/${slug}/${area.slug}`))
    expect(expectedScopes).toHaveLength(180)
    expect(expectedScopes.filter((scope) => !scopes.has(scope))).toEqual([])
  })
})
