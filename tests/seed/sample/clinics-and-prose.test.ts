import { describe, expect, test } from 'vitest'
import * as t from '../../../src/db/schema.ts'
import { toPlainText } from '../../../src/domain/plain-text.ts'
import { planSample } from '../tools/planned-seed.ts'

const { rows } = planSample()

describe('clinics', () => {
  // §3.11
  test('are in the nine specified locations', () => {
    const locations = new Set(rows.of(t.clinics).map((clinic) => clinic.location))
    expect([...locations].toSorted()).toEqual(
      'brooklyn flushing midtown queens soho the-hamptons tribeca upper-east-side williamsburg'.split(' '),
    )
  })

  // §3.12
  test.each(['iv-therapy', 'lip-fillers', 'body-contouring', 'skin-tightening'])('offer %s', (slug) => {
    const clinicsWithService = rows
      .of(t.clinics)
      .filter((clinic) => clinic.services.some((service) => service.slug === slug))
    expect(clinicsWithService.length).toBeGreaterThan(0)
    expect(rows.of(t.services).map((service) => service.slug)).toContain(slug)
  })

  // §D4.1, §D4.2
  test('are in a directory that is marked as a sample, and no phone number is real', () => {
    expect(rows.of(t.site)).toMatchObject([{ sample: true }])
    for (const { phone } of rows.of(t.clinics)) if (phone) expect(phone).toMatch(/55501\d\d$/)
  })
})

describe('questions, reviews and local pages:', () => {
  test('the FAQ has six sections with questions, and the home page has four questions', () => {
    const sections = rows.of(t.faqSections).toSorted((a, b) => a.position - b.position)
    expect(sections.map((section) => section.slug)).toEqual([
      'general',
      'botox-and-fillers',
      'laser',
      'body-contouring',
      'skin',
      'nyc',
    ])
    const listQuestions = (scope: string) => rows.of(t.faqs).filter((faq) => faq.scope === scope)
    for (const { slug } of sections) expect(listQuestions(slug).length, slug).toBeGreaterThan(0)
    expect(listQuestions('home')).toHaveLength(4)
  })

  // §9.78, §9.79
  test('the FAQ gives the price of Botox and the typical number of units', () => {
    const answers = rows
      .of(t.faqs)
      .filter((faq) => faq.scope === 'botox-and-fillers')
      .map((faq) => toPlainText(faq.answer))
    expect(answers).toContainEqual(expect.stringMatching(/about \$12 to \$20 per unit.*20–50 units are typical/))
  })

  test('three reviews are on the home page', () => {
    expect(rows.of(t.reviews).filter((review) => review.home)).toHaveLength(3)
  })

  const findLocalPage = (treatment: string, area: string) =>
    rows.of(t.localPages).find((page) => page.treatment === treatment && page.area === area)?.content

  // §2.101, §2.103, §2.137
  test('Botox has text for each of the eight specified locations', () => {
    for (const area of [
      'manhattan',
      'soho',
      'upper-east-side',
      'tribeca',
      'midtown',
      'brooklyn',
      'williamsburg',
      'the-hamptons',
    ])
      expect(findLocalPage('botox', area)?.paragraphs.length, area).toBeGreaterThan(0)
    expect(findLocalPage('botox', 'midtown')?.keywords.length).toBeGreaterThan(0)
    expect(findLocalPage('botox', 'tribeca')?.empty).toEqual({
      title: 'Personalized Recommendations',
      text: 'Our curators are currently finalizing our selection of premium Botox providers in Tribeca.',
    })
  })

  // §2.109, §2.112
  test('chemical peels in Brooklyn have four featured clinics, and notes on Williamsburg and Park Slope', () => {
    const page = findLocalPage('chemical-peels', 'brooklyn')
    expect(page?.featuredClinics).toHaveLength(4)
    for (const clinic of page?.featuredClinics ?? [])
      expect(Object.values(clinic).every((text) => text.length > 0)).toBe(true)
    expect(JSON.stringify(page?.sections)).toMatch(/Williamsburg.*Park Slope|Park Slope.*Williamsburg/s)
    expect(page?.keywords.length).toBeGreaterThan(0)
  })

  test('micro-Botox on the Upper East Side has a badge, featured clinics, and text for an empty list', () => {
    const page = findLocalPage('micro-botox', 'upper-east-side')
    expect(page?.badge).toBe('Exclusive')
    expect(page?.featuredClinics.length).toBeGreaterThan(0)
    expect(page?.empty?.text).toMatch(/curators are currently finalizing our selection/)
  })
})
