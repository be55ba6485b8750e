import type { AreaGuide, Faq, GuideContent, LocalContent, Source } from '../../src/domain/content.ts'
import { urls } from '../../src/urls.ts'
import { findOpenClinic } from './clinic-links.ts'
import { escapeHtml } from './inline-markup.ts'
import type { Issue, PlannedClinic, ProseFile, SeedFiles } from './load.ts'
import { compilerFor, type ProseCompiler } from './markdown.ts'
import type { References } from './references.ts'
import { SectionReader, sectionHtml } from './sections.ts'

export interface CompileContext {
  references: References
  issues: Issue[]
  links: { file: string; path: string }[]
  terms: Map<string, ReadonlySet<string>>
}

type GuideFile = SeedFiles['prose']['guides'][number]

function compile<T>(
  file: ProseFile<unknown>,
  context: CompileContext,
  build: (sections: SectionReader, compiler: ProseCompiler) => T,
  { sources = [], addTermIds = false }: { sources?: Source[]; addTermIds?: boolean } = {},
): T {
  const compiler = compilerFor(file, context.references, context.issues, sources)
  const sections = new SectionReader(file.file, compiler.compile(file.body, { addTermIds }), context.issues)
  const result = build(sections, compiler)
  context.links.push(...compiler.links.map((path) => ({ file: file.file, path })))
  return result
}

const KEYWORD_TEMPLATES = [
  ...['*', '* near me', '* cost', '* prices', 'affordable *', '* clinics', '* med spa', '* providers', '* specialists'],
  ...['* appointments', '* reviews', '* before and after', '* results', '* recovery', '* side effects'],
]

/** The specification (§2) lists them. */
export const treatmentKeywords = (name: string) =>
  KEYWORD_TEMPLATES.map((keyword) => `${keyword.replace('*', () => name)} NYC`)

export interface CompiledGuide {
  content: GuideContent
  sources: Source[]
  faqs: Faq[]
}

const WORKED_EXAMPLE = '<strong>Worked example.</strong> '

export const compileGuide = (guide: GuideFile, name: string, context: CompileContext): CompiledGuide =>
  compile(guide, context, (sections, compiler) => {
    const results = sections.items('Results')
    const example = results.find((item) => item.startsWith(WORKED_EXAMPLE))
    const content = {
      introduction: sections.paragraphs('Introduction', { min: 3, max: 5 }),
      benefits: sections.items('Benefits'),
      process: sections.items('Process'),
      recovery: sections.items('Recovery'),
      results,
      workedExample: example?.slice(WORKED_EXAMPLE.length) ?? null,
      considerations: sections.items('Considerations'),
      beforeTreatment: sections.items('Before treatment'),
      afterTreatment: sections.items('After treatment'),
      notFor: sections.items('Who should not have it'),
      safety: sections.subsections('Safety'),
      performers: sections.paragraphs('Who may perform it'),
      keywords: [...treatmentKeywords(name), ...guide.front.keywords],
    }
    const faqs = sections.questions(sections.subsections('Questions'))
    sections.rejectUnreadSections()
    return { content, faqs, sources: compiler.sources }
  })

/** Appends the sources that the answers cite to `sources`. */
export const compileFaq = (
  section: SeedFiles['prose']['faq'][number],
  context: CompileContext,
  sources: Source[],
): Faq[] =>
  compile(
    section,
    context,
    (sections) =>
      sections.questions(
        sections.headedSections().map((section) => ({ heading: section.heading, html: sectionHtml(section) })),
      ),
    { sources },
  )

export interface CompiledArea {
  guide: AreaGuide
  insights: { title: string; description: string }[]
  sources: Source[]
}

export const compileArea = (area: SeedFiles['prose']['areas'][number], context: CompileContext): CompiledArea =>
  compile(area, context, (sections, compiler) => {
    const guide = {
      welcome: sections.paragraphs('Welcome'),
      guide: sections.paragraphs('Guide'),
      additional: sections.paragraphs('Additional information'),
    }
    const insights = area.front.insights.flatMap(({ title, description }) =>
      compiler.isLeftOut(`${title} ${description}`, `the insight '${title}'`)
        ? []
        : [{ title, description: compiler.inline(description) }],
    )
    sections.rejectUnreadSections()
    return { guide, insights, sources: compiler.sources }
  })

export function compileLocalPage(
  local: SeedFiles['prose']['local'][number],
  context: CompileContext,
  clinics: readonly PlannedClinic[],
  { areas, treatments }: Pick<SeedFiles, 'areas' | 'treatments'>,
): { content: LocalContent; sources: Source[] } {
  const { file, front } = local
  const entryOrReport = <T>(path: string, description: string, entry: T | undefined, warning?: true): T[] => {
    if (entry !== undefined) return [entry]
    context.issues.push({ file, path, message: `names ${description}`, ...(warning && { warning }) })
    return []
  }
  const treatmentName = treatments.find(({ slug }) => slug === front.treatment)?.name ?? front.treatment
  const readClinic = (slugOrId: string, path: string) => {
    const named = findOpenClinic(clinics, slugOrId)
    if (named?.isFormerSlug) {
      const message = `names the clinic '${slugOrId}', whose slug is now '${named.clinic.segment}': the page shows it`
      context.issues.push({ file, path, message, warning: true })
    }
    return entryOrReport(
      path,
      `the clinic '${slugOrId}', which is closed or not listed: the page leaves it out`,
      named?.clinic,
      true,
    )
      .flatMap((known) =>
        entryOrReport(
          path,
          `the clinic '${slugOrId}', which no longer offers ${treatmentName}: its recommendation is left out`,
          known.services.includes(front.treatment) ? known : undefined,
          true,
        ),
      )
      .map(({ name, address, areas, location, segment, rating, reviewCount, ratingSource }) => {
        const path = urls.clinic({ location: areas[0] ?? location, segment })
        return { name, address, path, rating, reviewCount, ...(ratingSource ? { ratingSource } : {}) }
      })
  }
  const readPlace = (key: string, path: string) => {
    const [slug, sub] = key.split('/')
    const area = areas.find((candidate) => candidate.slug === slug)
    const subArea = area?.subAreas.find((candidate) => candidate.slug === sub)
    const url = area && (sub ? urls.subArea(area.slug, sub) : urls.treatmentIn(front.treatment, area.slug))
    const name = (sub ? subArea : area)?.name
    return entryOrReport(
      path,
      `the place '${key}', which does not exist`,
      name && url ? { name, path: url } : undefined,
    )
  }
  return compile(local, context, (sections, compiler) => ({
    content: {
      badge: front.badge ?? null,
      paragraphs: sections.paragraphs('About'),
      timingTips: sections.all.some((section) => section.heading === 'Timing tips')
        ? sections.items('Timing tips')
        : [],
      sections: sections
        .headedSections()
        .filter((section) => section.heading !== 'About' && section.heading !== 'Timing tips')
        .map((section) => ({ heading: section.heading, html: sectionHtml(section) })),
      featuredClinics: front.featuredClinics.flatMap(({ clinic: key, description }, index) =>
        readClinic(key, `featuredClinics.${index}.clinic`).map(({ name, address, path }) => ({
          name,
          address,
          path,
          description,
        })),
      ),
      popularProviders: front.popularProviders.flatMap((key, index) => readClinic(key, `popularProviders.${index}`)),
      nearby: front.nearby.flatMap((key, index) => readPlace(key, `nearby.${index}`)),
      keywords: front.keywords,
      empty: front.emptyTitle && front.emptyText ? { title: front.emptyTitle, text: front.emptyText } : null,
    },
    sources: compiler.sources,
  }))
}

export const compilePage = (
  page: SeedFiles['prose']['pages'][number],
  context: CompileContext,
): { body: string; sources: Source[] } =>
  compile(
    page,
    context,
    (sections, compiler) => {
      if (compiler.terms.size > 0) context.terms.set(`/${page.front.slug}`, compiler.terms)
      const body = sections.all
        .map((section) => `${section.heading ? `<h2>${escapeHtml(section.heading)}</h2>` : ''}${sectionHtml(section)}`)
        .join('')
      return { body, sources: compiler.sources }
    },
    { addTermIds: true },
  )
