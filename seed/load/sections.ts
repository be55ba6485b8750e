import type { Faq, Section } from '../../src/domain/content.ts'
import { escapeHtml } from './escape-html.ts'
import type { Issue } from './load.ts'

/** The content below a `##` heading. `heading` is empty for content before the first heading. */
export interface ProseSection {
  heading: string
  blocks: Block[]
  subsections: Section[]
  /** Whether a block was left out or rejected. */
  isShortened: boolean
}

export interface Block {
  kind: 'paragraph' | 'list' | 'other'
  /** Empty if the block was left out or rejected. */
  html: string
  /** The paragraph's HTML without the `<p>` tags, or the HTML of each list item. */
  parts: string[]
}

export class SectionReader {
  readonly #file: string
  readonly #issues: Issue[]
  readonly #read = new Set<ProseSection>()
  readonly #sections: readonly ProseSection[]
  /** All sections, except those whose whole text was left out. */
  readonly all: readonly ProseSection[]

  constructor(file: string, sections: readonly ProseSection[], issues: Issue[]) {
    this.#file = file
    this.#issues = issues
    this.#sections = sections
    this.all = sections.filter((section) => !section.isShortened || sectionHtml(section) !== '')
  }

  get(heading: string): ProseSection {
    const section = this.#sections.find((candidate) => candidate.heading === heading)
    if (section) this.#read.add(section)
    else this.#issue('', `has no section '## ${heading}'`)
    return section ?? { heading, blocks: [], subsections: [], isShortened: false }
  }

  paragraphs(heading: string, count?: { min: number; max: number }): string[] {
    const paragraphs = this.#blocksOf('paragraph', heading)
    if (count && (paragraphs.length < count.min || paragraphs.length > count.max))
      this.#issue(heading, `has ${paragraphs.length} paragraphs, not ${count.min} to ${count.max}`)
    return paragraphs.flatMap(({ parts }) => parts)
  }

  items(heading: string): string[] {
    const lists = this.#blocksOf('list', heading)
    if (lists.length === 0) this.#issue(heading, 'must contain a list')
    return lists.flatMap(({ parts }) => parts)
  }

  subsections(heading: string): Section[] {
    const { blocks, subsections } = this.get(heading)
    if (blocks.length > 0) this.#issue(heading, 'has text before its first ###: it would not be displayed')
    return subsections
  }

  questions(sections: readonly Section[]): Faq[] {
    return sections.map(({ heading, html }) => {
      if (html === '') this.#issue(heading, 'is a question without an answer')
      return { question: heading, answer: html }
    })
  }

  headedSections(): ProseSection[] {
    const headedSections = this.all.filter((section) => section.heading !== '')
    if (headedSections.length < this.all.length)
      this.#issue('', 'has text before its first ##: it would not be displayed')
    return headedSections
  }

  rejectUnreadSections(): void {
    for (const section of this.headedSections()) {
      if (!this.#read.has(section)) this.#issue(section.heading, 'is a section that would not be displayed')
    }
  }

  #blocksOf(kind: Block['kind'], heading: string): Block[] {
    const { blocks, subsections } = this.get(heading)
    const wanted = blocks.filter((block) => block.kind === kind)
    if (wanted.length < blocks.length || subsections.length > 0)
      this.#issue(heading, `must contain only ${kind}s: anything else would not be displayed`)
    return wanted
  }

  #issue(path: string, message: string): void {
    this.#issues.push({ file: this.#file, path, message })
  }
}

export const sectionHtml = ({ blocks, subsections }: ProseSection) =>
  blocks.map((block) => block.html).join('') +
  subsections.map(({ heading, html }) => `<h3>${escapeHtml(heading)}</h3>${html}`).join('')
