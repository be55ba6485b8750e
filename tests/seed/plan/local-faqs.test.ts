import { describe, expect, test } from 'vitest'
import type { PlannedClinic } from '../../../seed/load/load.ts'
import { createLocalFaqs } from '../../../seed/plan/local-faqs.ts'
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
})
