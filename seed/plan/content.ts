import * as t from '../../src/db/schema.ts'
import type { Faq, LabelledValue, Source } from '../../src/domain/content.ts'
import { averagePrice } from '../../src/domain/price.ts'
import { urls } from '../../src/urls.ts'
import { addSharePicture, type SharePictures } from '../draw/share-pictures.ts'
import {
  type Compiling,
  compileFaq,
  compileGuide,
  compileLocal,
  compilePage,
  type LocalLookups,
} from '../load/content.ts'
import type { SeedFiles } from '../load/load.ts'
import type { PlannedClinic } from './clinics.ts'
import { localFaqs } from './local-faqs.ts'
import type { Rows } from './rows.ts'

/** Treatments, their guides and prices, local pages, questions, reviews, redirects and prose pages. */
export function planContent(
  files: SeedFiles,
  rows: Rows,
  clinics: PlannedClinic[],
  to: Compiling,
  shares: SharePictures,
): void {
  addTreatments(files, rows, to, shares)
  addPrices(files, rows, to)
  addGuides(files, rows, to)
  addLocalPages(files, rows, clinics, to)
  addFaqs(files, rows, to)
  rows.add(
    t.reviews,
    ...files.reviews.map(({ date, ...review }, index) => ({ id: index + 1, writtenOn: date, ...review })),
  )
  rows.add(t.redirects, ...files.redirects.map(({ from, to: target }) => ({ path: from, target })))
  for (const page of files.prose.pages) {
    const { updated, ...front } = page.front
    const { body, sources } = compilePage(page, to)
    // The questions of the home page stand below its text, and their numbers go on from there.
    for (const section of files.prose.faq) {
      if (section.front.slug === front.slug) addQuestions(rows, front.slug, compileFaq(section, to, sources))
    }
    rows.add(t.prosePages, { ...front, body, sources, updatedOn: updated })
  }
}

function addTreatments(files: SeedFiles, rows: Rows, to: Compiling, shares: SharePictures): void {
  files.treatments.forEach(({ aliases: _, ...treatment }, position) => {
    const quickFacts = treatment.quickFacts.map((fact) => withFact(fact, to))
    rows.add(t.treatments, { ...treatment, position, quickFacts, share: addTreatmentPicture(files, shares, treatment) })
    rows.add(t.services, { slug: treatment.slug, name: treatment.name, treatment: treatment.slug })
  })
  rows.add(t.services, ...files.services)
  for (const screen of ['list', 'dropdown', 'finder'] as const) {
    rows.add(t.treatmentGroups, ...files.groups[screen].map((group, position) => ({ screen, position, ...group })))
  }
}

const addTreatmentPicture = (files: SeedFiles, shares: SharePictures, { name, icon }: { name: string; icon: string }) =>
  addSharePicture(shares, {
    brand: files.site.name,
    title: name,
    subtitle: 'What it is, what it costs, what can go wrong, and who does it in New York',
    center: { lat: 40.745, lng: -73.985 },
    widthKm: 22,
    marks: [],
    icon,
  })

/** A value in a sidebar is plain text: the fact's text, its note beside it. */
function withFact({ label, value }: { label: string; value: string }, to: Compiling): LabelledValue {
  const { text, notes } = plainFacts(value, { file: 'data/treatments.json', path: label }, to)
  return { label, value: text, ...(notes.length > 0 ? { note: notes.join(' ') } : {}) }
}

/** The facts' texts in their places, and the notes they are shown with. */
function plainFacts(
  value: string,
  place: { file: string; path: string },
  to: Compiling,
): { text: string; notes: string[] } {
  const notes: string[] = []
  const text = value.replace(/\{([^{}]*)\}/g, (_, id: string) => {
    const fact = to.references.facts.get(id)
    if (!fact) to.faults.push({ ...place, message: `names the fact '${id}', which is not in data/facts.json` })
    if (fact?.note) notes.push(fact.note)
    return fact?.text ?? ''
  })
  return { text, notes }
}

const ESTIMATE = "editor's estimate"

function addPrices(files: SeedFiles, rows: Rows, to: Compiling): void {
  for (const table of files.prices) {
    const source = files.sources.find((candidate) => candidate.id === table.source)
    rows.add(t.pricingTables, {
      treatment: table.treatment,
      note: table.note ?? null,
      source: source ? `${source.publisher}: ${source.title}` : ESTIMATE,
      asOf: table.asOf,
    })
    rows.add(
      t.pricingRows,
      ...table.rows.map((row, position) => ({
        treatment: table.treatment,
        position,
        type: row.type,
        unit: row.unit,
        minPrice: row.minPrice,
        maxPrice: row.maxPrice,
        averagePrice: averagePrice({
          minPrice: row.minPrice,
          maxPrice: row.maxPrice,
          averagePrice: row.averagePrice ?? null,
        }),
      })),
    )
  }
  rows.add(t.comparisonTables, ...files.comparisons.map((comparison) => withPlainCells(comparison, to)))
}

/** A comparison names the same facts as the guide does, so that the two cannot differ; its footnote stands for their notes. */
function withPlainCells(comparison: SeedFiles['comparisons'][number], to: Compiling) {
  const cell = (value: string, path: string) => plainFacts(value, { file: 'data/comparisons.json', path }, to).text
  return {
    ...comparison,
    footnote: comparison.footnote ?? null,
    rows: comparison.rows.map((row) => ({
      category: row.category,
      option1Value: cell(row.option1Value, row.category),
      option2Value: cell(row.option2Value, row.category),
    })),
  }
}

function addGuides(files: SeedFiles, rows: Rows, to: Compiling): void {
  for (const treatment of files.treatments) {
    const guide = files.prose.guides.find((candidate) => candidate.front.treatment === treatment.slug)
    if (!guide) {
      to.faults.push({ file: 'content/guides', path: `${treatment.slug}.md`, message: 'is missing' })
      continue
    }
    const { content, sources, faqs } = compileGuide(guide, treatment.name, to)
    rows.add(t.guides, {
      treatment: treatment.slug,
      description: guide.front.description,
      content,
      sources,
      reviewedOn: guide.front.reviewed,
      medicallyReviewedBy: guide.front.medicallyReviewedBy ?? null,
    })
    addQuestions(rows, `treatment/${treatment.slug}`, faqs)
  }
}

const addQuestions = (rows: Rows, scope: string, faqs: Faq[]) =>
  rows.add(t.faqs, ...faqs.map((faq, position) => ({ scope, position, ...faq })))

/** The sections of the FAQ page, numbered through; each row holds what its section is the first to cite. */
function addFaqs(files: SeedFiles, rows: Rows, to: Compiling): void {
  const sources: Source[] = []
  const pages = files.prose.pages.map((page) => page.front.slug)
  const sections = files.prose.faq.filter((section) => !pages.includes(section.front.slug))
  for (const section of sections.sort((a, b) => a.front.position - b.front.position)) {
    const { slug, title, position } = section.front
    const cited = sources.length
    addQuestions(rows, slug, compileFaq(section, to, sources))
    rows.add(t.faqSections, { slug, title, position, sources: sources.slice(cited) })
  }
}

function addLocalPages(files: SeedFiles, rows: Rows, clinics: PlannedClinic[], to: Compiling): void {
  for (const local of files.prose.local) {
    const { treatment, area } = local.front
    rows.add(t.localPages, { treatment, area, ...compileLocal(local, to, lookups(files, clinics, treatment)) })
  }
  for (const treatment of files.treatments) {
    for (const area of files.areas) {
      addQuestions(rows, `treatment/${treatment.slug}/${area.slug}`, localFaqs(treatment, area, clinics, files))
    }
  }
}

/** What local pages call clinics and places: slugs or ids, `area` or `area/sub-area`. */
function lookups(files: SeedFiles, clinics: PlannedClinic[], treatment: string): LocalLookups {
  return {
    clinic(key) {
      const clinic = clinics.find((candidate) => candidate.id === key || candidate.slug === key)
      return clinic ? { ...clinic, location: clinic.areas[0] ?? clinic.location } : null
    },
    place(path) {
      const [slug, sub] = path.split('/')
      const area = files.areas.find((candidate) => candidate.slug === slug)
      if (!area) return null
      if (!sub) return { name: area.name, path: urls.treatmentIn(treatment, area.slug) }
      const subArea = area.subAreas.find((candidate) => candidate.slug === sub)
      return subArea ? { name: subArea.name, path: urls.subArea(area.slug, subArea.slug) } : null
    },
  }
}
