import * as t from '../src/db/schema.ts'
import { treatmentKeywords } from '../src/domain/keywords.ts'
import { urls } from '../src/urls.ts'
import type { SeedFiles } from './load.ts'
import type { Rows } from './rows.ts'

/** HTML as the words a person reads. */
export const plainText = (html: string) =>
  html
    .replace(/<sup[\s\S]*?<\/sup>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()

/** What the search reads: treatments, areas, clinics, prose pages and questions, each with where it leads. */
export function planSearch(files: SeedFiles, rows: Rows): void {
  const documents: Omit<typeof t.searchDocuments.$inferInsert, 'id'>[] = [
    ...treatmentDocuments(files, rows),
    ...areaDocuments(rows),
    ...clinicDocuments(rows),
    ...proseDocuments(rows),
    ...questionDocuments(rows),
  ]
  rows.add(t.searchDocuments, ...documents.map((document, index) => ({ id: index + 1, ...document })))
}

const treatmentDocuments = (files: SeedFiles, rows: Rows) =>
  files.treatments.map((treatment) => {
    const guide = rows.of(t.guides).find((candidate) => candidate.treatment === treatment.slug)
    return {
      kind: 'treatment' as const,
      title: treatment.name,
      aliases: [...treatment.aliases, ...treatmentKeywords(treatment.name), treatment.slug].join(', '),
      services: treatment.name,
      body: `${treatment.description} ${plainText((guide?.content.introduction ?? []).join(' '))}`,
      path: urls.treatment(treatment.slug),
      note: 'Treatment guide with prices and providers',
    }
  })

const areaDocuments = (rows: Rows) => [
  ...rows.of(t.areas).map((area) => ({
    kind: 'area' as const,
    title: area.name,
    aliases: area.slug,
    services: '',
    body: plainText(area.guide.welcome.join(' ')),
    path: urls.landing(area.slug),
    note: area.tagline,
  })),
  // A sub-area that is an area of its own is found as that.
  ...rows
    .of(t.subAreas)
    .filter((sub) => !rows.of(t.areas).some((area) => area.slug === sub.slug))
    .map((sub) => ({
      kind: 'area' as const,
      title: sub.name,
      aliases: sub.slug,
      services: sub.popularServices.join(', '),
      body: sub.description,
      path: urls.subArea(sub.area, sub.slug),
      note: `Neighborhood in ${rows.of(t.areas).find((area) => area.slug === sub.area)?.name ?? sub.area}`,
    })),
]

/** A clinic is looked for by where it is as well: 'botox soho'. */
const clinicDocuments = (rows: Rows) => {
  const areas = new Map(rows.of(t.areas).map((area) => [area.slug, area.name]))
  return rows
    .of(t.clinics)
    .filter((clinic) => clinic.status?.kind !== 'closed')
    .map((clinic) => ({
      kind: 'clinic' as const,
      title: clinic.name,
      aliases: [...clinic.areas.map((slug) => areas.get(slug) ?? slug), clinic.address].join(', '),
      services: clinic.services.map((service) => service.name).join(', '),
      body: clinic.description,
      path: urls.clinic({ location: clinic.location, segment: clinic.segment }),
      note: clinic.address,
    }))
}

const proseDocuments = (rows: Rows) =>
  rows
    .of(t.prosePages)
    .filter((page) => page.slug !== 'home')
    .map((page) => ({
      kind: 'guide' as const,
      title: page.title,
      aliases: '',
      services: '',
      body: plainText(page.body),
      path: `/${page.slug}`,
      note: page.description,
    }))

const questionDocuments = (rows: Rows) =>
  rows
    .of(t.faqs)
    .filter((faq) => rows.of(t.faqSections).some((section) => section.slug === faq.scope))
    .map((faq) => ({
      kind: 'question' as const,
      title: faq.question,
      aliases: '',
      services: '',
      body: plainText(faq.answer),
      path: `${urls.faq()}#${faq.scope}`,
      note: 'Frequently asked question',
    }))
