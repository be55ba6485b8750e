import * as t from '../../src/db/schema.ts'
import type { Faq, LabeledValue, Source } from '../../src/domain/content.ts'
import { averagePrice } from '../../src/domain/price.ts'
import { addSharePicture, type SharePictures } from '../draw/share-pictures.ts'
import { type CompileContext, compileFaq, compileGuide, compileLocalPage, compilePage } from '../load/content.ts'
import type { SeedFiles } from '../load/load.ts'
import { toSource } from '../load/markdown.ts'
import type { PlannedClinic } from './clinics.ts'
import { localFaqs } from './local-faqs.ts'
import type { Rows } from './rows.ts'

export function planContent(
  files: SeedFiles,
  rows: Rows,
  clinics: PlannedClinic[],
  context: CompileContext,
  sharePictures: SharePictures,
): void {
  addTreatments(files, rows, context, sharePictures)
  addPrices(files, rows, context)
  addOptions(files, rows)
  addGuides(files, rows, context)
  addLocalPages(files, rows, clinics, context)
  addFaqs(files, rows, context)
  rows.add(
    t.reviews,
    ...files.reviews.map(({ date, ...review }, index) => ({ id: index + 1, writtenOn: date, ...review })),
  )
  rows.add(t.redirects, ...files.redirects.map(({ from, to: target }) => ({ path: from, target })))
  for (const page of files.prose.pages) {
    const { updated, ...front } = page.front
    const { body, sources } = compilePage(page, context)
    // The home page's questions follow its text, so their citations continue its numbering.
    for (const section of files.prose.faq) {
      if (section.front.slug === front.slug) addQuestions(rows, front.slug, compileFaq(section, context, sources))
    }
    rows.add(t.prosePages, { ...front, body, sources, updatedOn: updated })
  }
}

function addTreatments(files: SeedFiles, rows: Rows, context: CompileContext, sharePictures: SharePictures): void {
  files.treatments.forEach(({ aliases: _, ...treatment }, position) => {
    const quickFacts = treatment.quickFacts.map(({ label, value }): LabeledValue => {
      const { text, notes } = resolveFacts(value, { file: 'data/treatments.json', path: label }, context)
      return { label, value: text, ...(notes.length > 0 ? { note: notes.join(' ') } : {}) }
    })
    rows.add(t.treatments, {
      ...treatment,
      position,
      quickFacts,
      share: addSharePicture(sharePictures, {
        brand: files.site.name,
        title: treatment.name,
        subtitle: 'What it is, what it costs, what can go wrong, and who does it in New York',
        center: { lat: 40.745, lng: -73.985 },
        widthKm: 22,
        marks: [],
        icon: treatment.icon,
      }),
    })
    rows.add(t.services, { slug: treatment.slug, name: treatment.name, treatment: treatment.slug })
  })
  rows.add(t.services, ...files.services)
  for (const screen of ['list', 'dropdown', 'finder'] as const) {
    rows.add(t.treatmentGroups, ...files.groups[screen].map((group, position) => ({ screen, position, ...group })))
  }
}

/** Replaces `{fact}` references with the facts' text and collects their notes. */
function resolveFacts(
  value: string,
  place: { file: string; path: string },
  context: CompileContext,
): { text: string; notes: string[] } {
  const notes: string[] = []
  const text = value.replace(/\{([^{}]*)\}/g, (_, id: string) => {
    const fact = context.references.facts.get(id)
    if (!fact) context.faults.push({ ...place, message: `refers to the fact '${id}', which is not in data/facts.json` })
    if (fact?.note) notes.push(fact.note)
    return fact?.text ?? ''
  })
  return { text, notes }
}

const ESTIMATE = "editor's estimate"

function addPrices(files: SeedFiles, rows: Rows, context: CompileContext): void {
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
      ...table.rows.map(({ alsoCalled: _, ...row }, position) => ({
        treatment: table.treatment,
        position,
        ...row,
        averagePrice: averagePrice({ ...row, averagePrice: row.averagePrice ?? null }),
      })),
    )
  }
  rows.add(t.comparisonTables, ...files.comparisons.map((comparison) => resolveCells(comparison, context)))
}

/** Resolves facts in comparison cells. Their notes are omitted in favor of the footnote. */
function resolveCells(comparison: SeedFiles['comparisons'][number], context: CompileContext) {
  const cell = (value: string, path: string) =>
    resolveFacts(value, { file: 'data/comparisons.json', path }, context).text
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

function addOptions(files: SeedFiles, rows: Rows): void {
  const withSources = <T extends { sources: string[] }>(statement: T) => ({
    ...statement,
    sources: statement.sources.flatMap((id) => files.sources.filter((source) => source.id === id).map(toSource)),
  })
  rows.add(
    t.treatmentOptions,
    ...files.options.map(({ treats, risk, performers, ...option }) => ({
      ...option,
      treats: withSources(treats),
      risk: withSources(risk),
      performers: withSources(performers),
    })),
  )
}

function addGuides(files: SeedFiles, rows: Rows, context: CompileContext): void {
  for (const treatment of files.treatments) {
    const guide = files.prose.guides.find((candidate) => candidate.front.treatment === treatment.slug)
    if (!guide) {
      context.faults.push({ file: 'content/guides', path: `${treatment.slug}.md`, message: 'is missing' })
      continue
    }
    const { content, sources, faqs } = compileGuide(guide, treatment.name, context)
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

/** Numbers citations across sections. Each row holds the sources that its section is the first to cite. */
function addFaqs(files: SeedFiles, rows: Rows, context: CompileContext): void {
  const sources: Source[] = []
  const pages = files.prose.pages.map((page) => page.front.slug)
  const sections = files.prose.faq.filter((section) => !pages.includes(section.front.slug))
  for (const section of sections.sort((a, b) => a.front.position - b.front.position)) {
    const { slug, title, position } = section.front
    const cited = sources.length
    addQuestions(rows, slug, compileFaq(section, context, sources))
    rows.add(t.faqSections, { slug, title, position, sources: sources.slice(cited) })
  }
}

function addLocalPages(files: SeedFiles, rows: Rows, clinics: PlannedClinic[], context: CompileContext): void {
  for (const local of files.prose.local) {
    const { treatment, area } = local.front
    rows.add(t.localPages, { treatment, area, ...compileLocalPage(local, context, clinics, files.areas) })
  }
  for (const treatment of files.treatments) {
    for (const area of files.areas) {
      addQuestions(rows, `treatment/${treatment.slug}/${area.slug}`, localFaqs(treatment, area, clinics, files))
    }
  }
}
