import * as t from '../../src/db/schema.ts'
import type { Faq, Source } from '../../src/domain/content.ts'
import { toSlug } from '../../src/domain/slug.ts'
import { type CompileContext, compileFaq, compileGuide, compileLocalPage, compilePage } from '../load/content.ts'
import type { PlannedClinic, SeedFiles } from '../load/load.ts'
import { HOME_SLUG, isOnFaqPage } from '../load/prose-schemas.ts'
import { describeUnknownReference, REFERENCE } from '../load/references.ts'
import { joinValues } from '../load/values.ts'
import { createLocalFaqs } from './local-faqs.ts'
import { getAveragePrice } from './price-rules.ts'
import type { PlannedRows } from './rows.ts'
import { findLinkedQuestions } from './search/search-terms.ts'
import { planTreatments } from './treatments.ts'

export function planContent(files: SeedFiles, rows: PlannedRows, clinics: PlannedClinic[], context: CompileContext) {
  planTreatments(files, rows, context.references.values)
  addPriceAndComparisonTables(files, rows, context)
  addGuides(files, rows, context)
  addLocalPages(files, rows, clinics, context)
  addFaqSections(files, rows, context)
  rows.add(
    t.reviews,
    ...files.reviews.map(({ date, ...review }, index) => ({ id: index + 1, writtenOn: date, ...review })),
  )
  rows.add(t.redirects, ...files.redirects.map(({ from, to: target }) => ({ path: from, target })))
  for (const page of files.prose.pages) {
    const { updated, ...front } = page.front
    const { body, sources } = compilePage(page, context)
    // The home page's questions follow its text, so their citations continue the numbering of the text.
    const homeSection = files.prose.faq.find((section) => !isOnFaqPage(section))
    if (homeSection && front.slug === HOME_SLUG) addFaqRows(rows, HOME_SLUG, compileFaq(homeSection, context, sources))
    rows.add(t.prosePages, { ...front, body, sources, updatedOn: updated })
  }
}

function addPriceAndComparisonTables(files: SeedFiles, rows: PlannedRows, context: CompileContext): void {
  for (const table of files.prices) {
    const source = files.sources.find((candidate) => candidate.id === table.source)
    rows.add(t.pricingTables, {
      treatment: table.treatment,
      note: table.note ?? null,
      source: source ? `${source.publisher}: ${source.title}` : "editor's estimate",
      asOf: table.asOf,
    })
    rows.add(
      t.pricingRows,
      ...table.rows.map(({ alsoCalled: _, ...row }, position) => ({
        treatment: table.treatment,
        position,
        ...row,
        averagePrice: getAveragePrice({ ...row, averagePrice: row.averagePrice ?? null }),
      })),
    )
  }
  rows.add(
    t.comparisonTables,
    ...files.comparisons.map((comparison, index) => resolveReferences(comparison, index, context)),
  )
}

/** Leaves out sources and notes, because the page shows only the footnote, if any, with the table. */
function resolveReferences(comparison: SeedFiles['comparisons'][number], index: number, context: CompileContext) {
  const resolve = (value: string, field: string) =>
    value.replace(REFERENCE, (_, id: string) => {
      const text = joinValues(context.references.values.get(id) ?? [])?.text
      if (text === undefined)
        context.issues.push({
          file: 'data/comparisons.json',
          path: `${index}.${field}`,
          message: describeUnknownReference(id),
        })
      return text ?? ''
    })
  return {
    ...comparison,
    footnote: comparison.footnote ? resolve(comparison.footnote, 'footnote') : null,
    rows: comparison.rows.map((row, rowIndex) => ({
      category: row.category,
      option1Value: resolve(row.option1Value, `rows.${rowIndex}.option1Value`),
      option2Value: resolve(row.option2Value, `rows.${rowIndex}.option2Value`),
    })),
  }
}

function addGuides(files: SeedFiles, rows: PlannedRows, context: CompileContext): void {
  for (const treatment of files.treatments) {
    const guide = files.prose.guides.find((candidate) => candidate.front.treatment === treatment.slug)
    if (!guide) {
      context.issues.push({ file: 'content/guides', path: `${treatment.slug}.md`, message: 'is missing' })
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
    addFaqRows(rows, `treatment/${treatment.slug}`, faqs)
  }
}

const addFaqRows = (rows: PlannedRows, scope: string, faqs: Faq[]) =>
  rows.add(t.faqs, ...faqs.map((faq, position) => ({ scope, position, ...faq })))

/** Adds ids only to the questions of search topics, because more ids would make the page too heavy. */
function addFaqSections(files: SeedFiles, rows: PlannedRows, context: CompileContext): void {
  const sources: Source[] = []
  const linkedQuestions = findLinkedQuestions(files)
  // The id is inside the answer, because browsers open a collapsed question if a link leads into its answer.
  const addAnchor = (faq: Faq): Faq => ({
    ...faq,
    answer: linkedQuestions.has(faq.question) ? `<div id="${toSlug(faq.question)}">${faq.answer}</div>` : faq.answer,
  })
  const sections = files.prose.faq.filter(isOnFaqPage)
  for (const section of sections.sort((a, b) => a.front.position - b.front.position)) {
    const { slug, title, position } = section.front
    const firstSourceIndex = sources.length
    addFaqRows(rows, slug, compileFaq(section, context, sources).map(addAnchor))
    rows.add(t.faqSections, { slug, title, position, sources: sources.slice(firstSourceIndex) })
  }
}

function addLocalPages(files: SeedFiles, rows: PlannedRows, clinics: PlannedClinic[], context: CompileContext): void {
  for (const localPage of files.prose.local) {
    const { treatment, area, reviewed } = localPage.front
    const compiledPage = compileLocalPage(localPage, context, clinics, files)
    rows.add(t.localPages, { treatment, area, reviewedOn: reviewed, ...compiledPage })
  }
  for (const treatment of files.treatments)
    for (const area of files.areas)
      addFaqRows(rows, `treatment/${treatment.slug}/${area.slug}`, createLocalFaqs(treatment, area, clinics, files))
}
