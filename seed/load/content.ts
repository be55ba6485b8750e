import type { AreaGuide, Faq, GuideContent, LocalContent, Source } from '../../src/domain/content.ts'
import { treatmentKeywords } from '../../src/domain/keywords.ts'
import { urls } from '../../src/urls.ts'
import type { Fault, Prose, SeedFiles } from './load.ts'
import { compilerFor, escapeHtml, type ProseCompiler, type References } from './markdown.ts'
import { PartReader, partHtml } from './parts.ts'

/** The prose of `seed/content/`, compiled to what the tables hold. Faults are added to `faults`; `links` gathers what it links to, `terms` what it explains. */

export interface Compiling {
  references: References
  faults: Fault[]
  links: { file: string; path: string }[]
  /** Ids of the terms that a page explains, by the page's path. */
  terms: Map<string, ReadonlySet<string>>
}

type Guide = SeedFiles['prose']['guides'][number]

/** Runs `build` with a compiler for the file and gathers the links it met. */
function compile<T>(
  file: Prose<unknown>,
  to: Compiling,
  build: (parts: PartReader, compiler: ProseCompiler) => T,
  { sources = [], termIds = false }: { sources?: Source[]; termIds?: boolean } = {},
): T {
  const compiler = compilerFor(file, to.references, to.faults, sources)
  const parts = new PartReader(file.file, compiler.compile(file.body, { termIds }), to.faults)
  const result = build(parts, compiler)
  to.links.push(...compiler.links.map((path) => ({ file: file.file, path })))
  return result
}

export interface CompiledGuide {
  content: GuideContent
  sources: Source[]
  faqs: Faq[]
}

/** A treatment guide. */
export const compileGuide = (guide: Guide, name: string, to: Compiling): CompiledGuide =>
  compile(guide, to, (parts, compiler) => {
    const content = {
      introduction: parts.paragraphs('Introduction', { min: 3, max: 5 }),
      benefits: parts.items('Benefits'),
      process: parts.items('Process'),
      recovery: parts.items('Recovery'),
      results: parts.items('Results'),
      considerations: parts.items('Considerations'),
      beforeTreatment: parts.items('Before treatment'),
      afterTreatment: parts.items('After treatment'),
      notFor: parts.items('Who should not have it'),
      safety: parts.sections('Safety'),
      performers: parts.paragraphs('Who may perform it'),
      keywords: [...treatmentKeywords(name), ...guide.front.keywords],
    }
    const faqs = parts.questions(parts.sections('Questions'))
    parts.refuseOthers()
    return { content, faqs, sources: compiler.sources }
  })

/** A section of questions: every `##` is one. What it cites is added to the `sources` of the page it stands on. */
export const compileFaq = (section: SeedFiles['prose']['faq'][number], to: Compiling, sources: Source[]): Faq[] =>
  compile(
    section,
    to,
    (parts) => parts.questions(parts.titled().map((part) => ({ heading: part.heading, html: partHtml(part) }))),
    { sources },
  )

export interface CompiledArea {
  guide: AreaGuide
  insights: { title: string; description: string }[]
  sources: Source[]
}

/** An area's guide and its insights. */
export const compileArea = (area: SeedFiles['prose']['areas'][number], to: Compiling): CompiledArea =>
  compile(area, to, (parts, compiler) => {
    const guide = {
      welcome: parts.paragraphs('Welcome'),
      guide: parts.paragraphs('Guide'),
      additional: parts.paragraphs('Additional information'),
    }
    const insights = area.front.insights.map(({ title, description }) => ({
      title,
      description: compiler.inline(description),
    }))
    parts.refuseOthers()
    return { guide, insights, sources: compiler.sources }
  })

/** What a local page's references to clinics and places stand for. */
export interface LocalLookups {
  clinic(
    key: string,
  ): { name: string; address: string; location: string; segment: string; rating: number; reviewCount: number } | null
  place(path: string): { name: string; path: string } | null
}

/** A treatment in an area. */
export function compileLocal(
  local: SeedFiles['prose']['local'][number],
  to: Compiling,
  look: LocalLookups,
): { content: LocalContent; sources: Source[] } {
  const { front, file } = local
  const missing = (what: string) =>
    to.faults.push({ file, path: 'front matter', message: `names ${what}, which there is not` })
  const clinic = (key: string) => {
    const found = look.clinic(key)
    if (!found) missing(`the clinic '${key}'`)
    return found
  }
  const place = (path: string) => {
    const found = look.place(path)
    if (!found) missing(`the place '${path}'`)
    return found ?? []
  }
  return compile(local, to, (parts, compiler) => ({
    content: {
      badge: front.badge ?? null,
      paragraphs: parts.paragraphs('About'),
      timingTips: parts.all.some((part) => part.heading === 'Timing tips') ? parts.items('Timing tips') : [],
      sections: parts
        .titled()
        .filter((part) => part.heading !== 'About' && part.heading !== 'Timing tips')
        .map((part) => ({ heading: part.heading, html: partHtml(part) })),
      featuredClinics: front.featuredClinics.flatMap(({ clinic: key, description }) => {
        const found = clinic(key)
        return found ? [{ name: found.name, address: found.address, path: urls.clinic(found), description }] : []
      }),
      popularProviders: front.popularProviders.flatMap((key) => {
        const found = clinic(key)
        return found
          ? [
              {
                name: found.name,
                address: found.address,
                path: urls.clinic(found),
                rating: found.rating,
                reviewCount: found.reviewCount,
              },
            ]
          : []
      }),
      nearby: front.nearby.flatMap(place),
      keywords: front.keywords,
      empty: front.emptyTitle && front.emptyText ? { title: front.emptyTitle, text: front.emptyText } : null,
    },
    sources: compiler.sources,
  }))
}

/** A page that is prose only, as one piece of HTML. The terms that its lists explain can be linked to. */
export const compilePage = (
  page: SeedFiles['prose']['pages'][number],
  to: Compiling,
): { body: string; sources: Source[] } =>
  compile(
    page,
    to,
    (parts, compiler) => {
      if (compiler.terms.size > 0) to.terms.set(`/${page.front.slug}`, compiler.terms)
      const body = parts.all
        .map((part) => `${part.heading ? `<h2>${escapeHtml(part.heading)}</h2>` : ''}${partHtml(part)}`)
        .join('')
      return { body, sources: compiler.sources }
    },
    { termIds: true },
  )
