import type { AreaGuide, Faq, GuideContent, LocalContent, Section, Source } from '../src/domain/content.ts'
import { treatmentKeywords } from '../src/domain/keywords.ts'
import { urls } from '../src/urls.ts'
import type { Fault, Prose, SeedFiles } from './load.ts'
import { compilerFor, type Part, type ProseCompiler, type References } from './markdown.ts'

/** The prose of `seed/content/`, compiled to what the tables hold. Faults are added to `faults`; `links` gathers what it links to. */

export interface Compiling {
  references: References
  faults: Fault[]
  links: { file: string; path: string }[]
}

type Guide = SeedFiles['prose']['guides'][number]

/** Runs `build` with a compiler for the file and gathers the links it met. */
function compile<T>(file: Prose<unknown>, to: Compiling, build: (parts: PartReader, compiler: ProseCompiler) => T): T {
  const compiler = compilerFor(file, to.references, to.faults)
  const parts = new PartReader(file, compiler.compile(file.body), to.faults)
  const result = build(parts, compiler)
  to.links.push(...compiler.links.map((path) => ({ file: file.file, path })))
  return result
}

/** The `##` parts of a file by heading; a missing one is a fault. */
class PartReader {
  readonly #file: string
  readonly #faults: Fault[]
  readonly all: Part[]

  constructor(file: Prose<unknown>, parts: Part[], faults: Fault[]) {
    this.#file = file.file
    this.#faults = faults
    this.all = parts
  }

  get(heading: string): Part {
    const part = this.all.find((candidate) => candidate.heading === heading)
    if (!part) this.#faults.push({ file: this.#file, path: '', message: `has no section '## ${heading}'` })
    return part ?? { heading, blocks: [], subsections: [] }
  }

  paragraphs(heading: string, count?: { min: number; max: number }): string[] {
    const paragraphs = paragraphsOf(this.get(heading))
    if (count && (paragraphs.length < count.min || paragraphs.length > count.max)) {
      this.#faults.push({
        file: this.#file,
        path: heading,
        message: `has ${paragraphs.length} paragraphs, not ${count.min} to ${count.max}`,
      })
    }
    return paragraphs
  }

  items(heading: string): string[] {
    const items = itemsOf(this.get(heading))
    if (items.length === 0) this.#faults.push({ file: this.#file, path: heading, message: 'must hold a list' })
    return items
  }
}

const paragraphsOf = (part: Part) => part.blocks.filter((block) => block.kind === 'paragraph').map((block) => block.inner)
const itemsOf = (part: Part) => part.blocks.flatMap((block) => block.items)
const blocksHtml = (part: Part) => part.blocks.map((block) => block.html).join('')
const subsectionHtml = (sections: readonly Section[]) => sections.map(({ heading, html }) => `<h3>${heading}</h3>${html}`).join('')

export interface CompiledGuide {
  content: GuideContent
  sources: Source[]
  faqs: Faq[]
}

/** A treatment guide. */
export const compileGuide = (guide: Guide, name: string, to: Compiling): CompiledGuide =>
  compile(guide, to, (parts, compiler) => ({
    content: {
      introduction: parts.paragraphs('Introduction', { min: 3, max: 5 }),
      benefits: parts.items('Benefits'),
      process: parts.items('Process'),
      recovery: parts.items('Recovery'),
      results: parts.items('Results'),
      considerations: parts.items('Considerations'),
      beforeTreatment: parts.items('Before treatment'),
      afterTreatment: parts.items('After treatment'),
      notFor: parts.items('Who should not have it'),
      safety: parts.get('Safety').subsections,
      performers: parts.paragraphs('Who may perform it'),
      keywords: [...treatmentKeywords(name), ...guide.front.keywords],
    },
    sources: compiler.sources,
    faqs: parts.get('Questions').subsections.map(({ heading, html }) => ({ question: heading, answer: html })),
  }))

/** A section of the FAQ page: every `##` is a question. */
export const compileFaq = (section: SeedFiles['prose']['faq'][number], to: Compiling): Faq[] =>
  compile(section, to, (parts) => parts.all.map((part) => ({ question: part.heading, answer: blocksHtml(part) })))

export interface CompiledArea {
  guide: AreaGuide
  insights: { title: string; description: string }[]
  sources: Source[]
}

/** An area's guide and its insights. */
export const compileArea = (area: SeedFiles['prose']['areas'][number], to: Compiling): CompiledArea =>
  compile(area, to, (parts, compiler) => ({
    guide: {
      welcome: parts.paragraphs('Welcome'),
      guide: parts.paragraphs('Guide'),
      additional: parts.paragraphs('Additional information'),
    },
    insights: area.front.insights.map(({ title, description }) => ({ title, description: compiler.inline(description) })),
    sources: compiler.sources,
  }))

/** What a local page's references to clinics and places stand for. */
export interface LocalLookups {
  clinic(key: string): { name: string; address: string; location: string; segment: string; rating: number; reviewCount: number } | null
  place(path: string): { name: string; path: string } | null
}

/** A treatment in an area. */
export function compileLocal(
  local: SeedFiles['prose']['local'][number],
  to: Compiling,
  look: LocalLookups,
): { content: LocalContent; sources: Source[] } {
  const { front, file } = local
  const missing = (what: string) => to.faults.push({ file, path: 'front matter', message: `names ${what}, which there is not` })
  const clinic = (key: string) => look.clinic(key) ?? (missing(`the clinic '${key}'`), null)
  return compile(local, to, (parts, compiler) => ({
    content: {
      badge: front.badge ?? null,
      paragraphs: parts.paragraphs('About'),
      timingTips: parts.all.some((part) => part.heading === 'Timing tips') ? parts.items('Timing tips') : [],
      sections: parts.all
        .filter((part) => part.heading !== 'About' && part.heading !== 'Timing tips')
        .map((part) => ({ heading: part.heading, html: blocksHtml(part) + subsectionHtml(part.subsections) })),
      featuredClinics: front.featuredClinics.flatMap(({ clinic: key, description }) => {
        const found = clinic(key)
        return found ? [{ name: found.name, address: found.address, path: urls.clinic(found), description }] : []
      }),
      popularProviders: front.popularProviders.flatMap((key) => {
        const found = clinic(key)
        return found
          ? [{ name: found.name, address: found.address, path: urls.clinic(found), rating: found.rating, reviewCount: found.reviewCount }]
          : []
      }),
      nearby: front.nearby.flatMap((path) => look.place(path) ?? (missing(`the place '${path}'`), [])),
      keywords: front.keywords,
      empty: front.emptyTitle && front.emptyText ? { title: front.emptyTitle, text: front.emptyText } : null,
    },
    sources: compiler.sources,
  }))
}

/** A page that is prose only, as one piece of HTML. */
export const compilePage = (page: SeedFiles['prose']['pages'][number], to: Compiling): { body: string; sources: Source[] } =>
  compile(page, to, (parts, compiler) => ({
    body: parts.all
      .map(
        (part) =>
          `${part.heading ? `<h2>${compiler.inline(part.heading)}</h2>` : ''}${blocksHtml(part)}${subsectionHtml(part.subsections)}`,
      )
      .join(''),
    sources: compiler.sources,
  }))
