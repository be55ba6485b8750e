import type { Faq, Section } from '../../src/domain/content.ts'
import { escapeHtml } from '../../src/domain/plain-text.ts'
import type { Issue } from './load.ts'

/** The content below a `##` heading. `heading` is empty for content before the first `##` heading. */
export interface ProseSection {
  heading: string
  blocks: Block[]
  subsections: Section[]
  /** Whether `ProseCompiler` left out or rejected a block of the section. */
  isShortened: boolean
}

export interface Block {
  kind: 'paragraph' | 'list' | 'other'
  /** Empty if `ProseCompiler` left out or rejected the block. */
  html: string
  /** The HTML of each list item, or of a paragraph without its `<p>` tags. Empty for other blocks. */
  innerHtmls: string[]
}

export class SectionReader {
  readonly #file: string
  readonly #issues: Issue[]
  readonly #usedSections = new Set<ProseSection>()
  readonly #sections: readonly ProseSection[]
  readonly displayedSections: readonly ProseSection[]

  constructor(file: string, sections: readonly ProseSection[], issues: Issue[]) {
    this.#file = file
    this.#issues = issues
    this.#sections = sections
    this.displayedSections = sections.filter((section) => !section.isShortened || renderSection(section) !== '')
  }

  readSection(heading: string): ProseSection {
    const sections = this.#sections.filter((candidate) => candidate.heading === heading)
    for (const section of sections) this.#usedSections.add(section)
    const [section] = sections
    if (!section) this.#addIssue('', `has no section '## ${heading}'`)
    if (sections.length > 1)
      this.#addIssue(
        heading,
        'has more than one section with this heading, and only the first would be displayed: merge them',
      )
    return section ?? { heading, blocks: [], subsections: [], isShortened: false }
  }

  readParagraphs(heading: string, count?: { min: number; max: number }): string[] {
    const paragraphs = this.#readBlocks('paragraph', heading)
    if (count && (paragraphs.length < count.min || paragraphs.length > count.max))
      this.#addIssue(heading, `has ${paragraphs.length} paragraphs, not ${count.min} to ${count.max}`)
    return paragraphs.flatMap(({ innerHtmls }) => innerHtmls)
  }

  readListItems(heading: string): string[] {
    const lists = this.#readBlocks('list', heading)
    if (lists.length === 0) this.#addIssue(heading, 'must contain a list')
    return lists.flatMap(({ innerHtmls }) => innerHtmls)
  }

  readSubsections(heading: string): Section[] {
    const { blocks, subsections } = this.readSection(heading)
    if (blocks.length > 0) this.#addIssue(heading, 'has text before its first ###: it would not be displayed')
    return subsections
  }

  toFaqs(sections: readonly Section[]): Faq[] {
    return sections.map(({ heading, html }) => {
      if (html === '') this.#addIssue(heading, 'is a question without an answer')
      return { question: heading, answer: html }
    })
  }

  readHeadedSections(): ProseSection[] {
    const headedSections = this.displayedSections.filter((section) => section.heading !== '')
    if (headedSections.length < this.displayedSections.length)
      this.#addIssue('', 'has text before its first ##: it would not be displayed')
    return headedSections
  }

  rejectUnreadSections(): void {
    for (const section of this.readHeadedSections()) {
      if (!this.#usedSections.has(section)) this.#addIssue(section.heading, 'is a section that would not be displayed')
    }
  }

  #readBlocks(kind: Block['kind'], heading: string): Block[] {
    const { blocks, subsections } = this.readSection(heading)
    const blocksOfKind = blocks.filter((block) => block.kind === kind)
    if (blocksOfKind.length < blocks.length || subsections.length > 0)
      this.#addIssue(heading, `must contain only ${kind}s: anything else would not be displayed`)
    return blocksOfKind
  }

  #addIssue(path: string, message: string): void {
    this.#issues.push({ file: this.#file, path, message })
  }
}

export const renderSection = ({ blocks, subsections }: ProseSection) =>
  blocks.map((block) => block.html).join('') +
  subsections.map(({ heading, html }) => `<h3>${escapeHtml(heading)}</h3>${html}`).join('')
