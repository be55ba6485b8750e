import type { AreaGuide, Faq, GuideContent, LocalPageContent, Section, Source } from '../../src/domain/content.ts'
import { escapeHtml } from '../../src/domain/plain-text.ts'
import { urls } from '../../src/urls.ts'
import { findOpenClinic } from './clinic-links.ts'
import type { PlannedClinic, ProseFile, SeedFiles } from './load.ts'
import { ProseCompiler, type ProseContext } from './markdown.ts'
import { type ProseSection, renderSection, SectionReader } from './sections.ts'

export interface CompileContext extends ProseContext {
  /** The ids of the glossary terms that each page defines, by the path of the page. */
  termIdsByPage: Map<string, ReadonlySet<string>>
}

type ProseFiles = SeedFiles['prose']

function createSectionReader(
  file: ProseFile<unknown>,
  context: CompileContext,
  { sources, addTermIds = false }: { sources?: Source[]; addTermIds?: boolean } = {},
) {
  const compiler = new ProseCompiler(file, context, sources)
  return { compiler, reader: new SectionReader(file.file, compiler.compile({ addTermIds }), context.issues) }
}

const KEYWORD_TEMPLATES = [
  ...['*', '* near me', '* cost', '* prices', 'affordable *', '* clinics', '* med spa', '* providers', '* specialists'],
  ...['* appointments', '* reviews', '* before and after', '* results', '* recovery', '* side effects'],
]

const listTreatmentKeywords = (name: string) =>
  KEYWORD_TEMPLATES.map((template) => `${template.replace('*', () => name)} NYC`)

const WORKED_EXAMPLE_PREFIX = '<strong>Worked example.</strong> '

export function compileGuide(guide: ProseFiles['guides'][number], treatmentName: string, context: CompileContext) {
  const { reader, compiler } = createSectionReader(guide, context)
  const results = reader.readListItems('Results')
  const example = results.find((item) => item.startsWith(WORKED_EXAMPLE_PREFIX))
  const content: GuideContent = {
    introduction: reader.readParagraphs('Introduction', { min: 3, max: 5 }),
    benefits: reader.readListItems('Benefits'),
    process: reader.readListItems('Process'),
    recovery: reader.readListItems('Recovery'),
    results,
    workedExample: example?.slice(WORKED_EXAMPLE_PREFIX.length) ?? null,
    considerations: reader.readListItems('Considerations'),
    beforeTreatment: reader.readListItems('Before treatment'),
    afterTreatment: reader.readListItems('After treatment'),
    notFor: reader.readListItems('Who should not have it'),
    safety: reader.readSubsections('Safety'),
    performers: reader.readParagraphs('Who may perform it'),
    keywords: [...listTreatmentKeywords(treatmentName), ...guide.front.keywords],
  }
  const faqs = reader.toFaqs(reader.readSubsections('Questions'))
  reader.rejectUnreadSections()
  return { content, faqs, sources: compiler.sources }
}

/** Compiles the questions of an FAQ section. Appends the sources that the answers cite to `sources`. */
export function compileFaq(section: ProseFiles['faq'][number], context: CompileContext, sources: Source[]): Faq[] {
  const { reader } = createSectionReader(section, context, { sources })
  const faqs = reader.toFaqs(reader.readHeadedSections().map(toSection))
  return faqs.map((faq) => ({ ...faq, reviewedOn: section.front.reviewed }))
}

const toSection = (section: ProseSection): Section => ({ heading: section.heading, html: renderSection(section) })

export function compileArea(area: ProseFiles['areas'][number], context: CompileContext) {
  const { reader, compiler } = createSectionReader(area, context)
  const guide: AreaGuide = {
    welcome: reader.readParagraphs('Welcome'),
    guide: reader.readParagraphs('Guide'),
    additional: reader.readParagraphs('Additional information'),
  }
  const insights = area.front.insights.flatMap(({ title, description }) =>
    compiler.isLeftOut(`${title} ${description}`, `the insight '${title}'`)
      ? []
      : { title, description: compiler.compileInline(description) },
  )
  reader.rejectUnreadSections()
  return { guide, insights, sources: compiler.sources }
}

export function compilePage(page: ProseFiles['pages'][number], context: CompileContext) {
  const { reader, compiler } = createSectionReader(page, context, { addTermIds: true })
  if (compiler.termIds.size > 0) context.termIdsByPage.set(`/${page.front.slug}`, compiler.termIds)
  const body = reader.displayedSections
    .map((section) => `${section.heading && `<h2>${escapeHtml(section.heading)}</h2>`}${renderSection(section)}`)
    .join('')
  return { body, sources: compiler.sources }
}

const TIMING_TIPS = 'Timing tips'

export function compileLocalPage(
  local: ProseFiles['local'][number],
  context: CompileContext,
  clinics: readonly PlannedClinic[],
  files: Pick<SeedFiles, 'areas' | 'treatments'>,
): { content: LocalPageContent; sources: Source[] } {
  const { file, front } = local
  const reportReference = (path: string, referenceDescription: string, warning?: true) =>
    context.issues.push({ file, path, message: `names ${referenceDescription}`, warning })
  const findRecommendedClinic = (slugOrId: string, path: string) =>
    findOfferingClinic(slugOrId, front.treatment, clinics, files, (referenceDescription) =>
      reportReference(path, referenceDescription, true),
    )
  const { reader, compiler } = createSectionReader(local, context)
  const content: LocalPageContent = {
    badge: front.badge ?? null,
    paragraphs: reader.readParagraphs('About'),
    timingTips: reader.displayedSections.some(({ heading }) => heading === TIMING_TIPS)
      ? reader.readListItems(TIMING_TIPS)
      : [],
    sections: reader
      .readHeadedSections()
      .filter(({ heading }) => heading !== 'About' && heading !== TIMING_TIPS)
      .map(toSection),
    featuredClinics: front.featuredClinics.flatMap(({ clinic: slugOrId, description }, index) => {
      const clinic = findRecommendedClinic(slugOrId, `featuredClinics.${index}.clinic`)
      return clinic ? { name: clinic.name, address: clinic.address, path: clinic.path, description } : []
    }),
    popularProviders: front.popularProviders.flatMap(
      (slugOrId, index) => findRecommendedClinic(slugOrId, `popularProviders.${index}`) ?? [],
    ),
    nearby: front.nearby.flatMap((areaPath, index) => {
      const place = findPlaceLink(areaPath, front.treatment, files.areas)
      if (!place) reportReference(`nearby.${index}`, `the place '${areaPath}', which does not exist`)
      return place ?? []
    }),
    keywords: front.keywords,
    empty: front.emptyTitle && front.emptyText ? { title: front.emptyTitle, text: front.emptyText } : null,
  }
  return { content, sources: compiler.sources }
}

function findOfferingClinic(
  slugOrId: string,
  treatment: string,
  clinics: readonly PlannedClinic[],
  { treatments }: Pick<SeedFiles, 'treatments'>,
  warnOfReference: (referenceDescription: string) => void,
) {
  const match = findOpenClinic(clinics, slugOrId)
  if (!match) {
    warnOfReference(`the clinic '${slugOrId}', which is closed or not listed: the page leaves it out`)
    return null
  }
  const { name, address, areas, location, segment, rating, reviewCount, ratingSource, services } = match.clinic
  if (match.isFormerSlug)
    warnOfReference(`the clinic '${slugOrId}', whose slug is now '${segment}': the page still shows the clinic`)
  if (!services.includes(treatment)) {
    const treatmentName = treatments.find(({ slug }) => slug === treatment)?.name ?? treatment
    warnOfReference(`the clinic '${slugOrId}', which no longer offers ${treatmentName}: its recommendation is left out`)
    return null
  }
  const path = urls.clinic({ location: areas[0] ?? location, segment })
  return { name, address, path, rating, reviewCount, ratingSource }
}

function findPlaceLink(areaPath: string, treatment: string, areas: SeedFiles['areas']) {
  const [slug, subSlug] = areaPath.split('/')
  const area = areas.find((candidate) => candidate.slug === slug)
  if (!area || !subSlug) return area && { name: area.name, path: urls.treatmentInArea(treatment, area.slug) }
  const subArea = area.subAreas.find((candidate) => candidate.slug === subSlug)
  return subArea && { name: subArea.name, path: urls.subArea(area.slug, subSlug) }
}
