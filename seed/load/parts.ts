import type { Faq, Section } from '../../src/domain/content.ts'
import type { Fault } from './load.ts'
import { type Block, escapeHtml, type Part } from './markdown.ts'

/** The `##` parts of a file by heading. What is missing is a fault, and so is a text that no page would show. */
export class PartReader {
  readonly #file: string
  readonly #faults: Fault[]
  readonly #read = new Set<Part>()
  readonly all: readonly Part[]

  constructor(file: string, parts: readonly Part[], faults: Fault[]) {
    this.#file = file
    this.#faults = faults
    this.all = parts
  }

  get(heading: string): Part {
    const part = this.all.find((candidate) => candidate.heading === heading)
    if (part) this.#read.add(part)
    else this.#fault('', `has no section '## ${heading}'`)
    return part ?? { heading, blocks: [], subsections: [] }
  }

  paragraphs(heading: string, count?: { min: number; max: number }): string[] {
    const paragraphs = this.#only('paragraph', heading).map((block) => block.inner)
    if (count && (paragraphs.length < count.min || paragraphs.length > count.max))
      this.#fault(heading, `has ${paragraphs.length} paragraphs, not ${count.min} to ${count.max}`)
    return paragraphs
  }

  items(heading: string): string[] {
    const items = this.#only('list', heading).flatMap((block) => block.items)
    if (items.length === 0) this.#fault(heading, 'must hold a list')
    return items
  }

  /** `###` headings with the text below each. */
  sections(heading: string): Section[] {
    const { blocks, subsections } = this.get(heading)
    if (blocks.length > 0) this.#fault(heading, 'has text before its first ###, which no page would show')
    return subsections
  }

  /** Questions of a list of headings; each has an answer. */
  questions(sections: readonly Section[]): Faq[] {
    return sections.map(({ heading, html }) => {
      if (html === '') this.#fault(heading, 'is a question without an answer')
      return { question: heading, answer: html }
    })
  }

  /** The parts that a page shows under their own headings; text before the first stands under none. */
  titled(): Part[] {
    const titled = this.all.filter((part) => part.heading !== '')
    if (titled.length < this.all.length) this.#fault('', 'has text before its first ##, which no page would show')
    return titled
  }

  /** For a file whose page shows certain parts only. */
  refuseOthers(): void {
    for (const part of this.titled()) {
      if (!this.#read.has(part)) this.#fault(part.heading, 'is a section that no page would show')
    }
  }

  #only(kind: Block['kind'], heading: string): Block[] {
    const { blocks, subsections } = this.get(heading)
    const wanted = blocks.filter((block) => block.kind === kind)
    if (wanted.length < blocks.length || subsections.length > 0)
      this.#fault(heading, `holds more than ${kind}s, which no page would show`)
    return wanted
  }

  #fault(path: string, message: string): void {
    this.#faults.push({ file: this.#file, path, message })
  }
}

/** Everything in a part but its own heading. */
export const partHtml = ({ blocks, subsections }: Part) =>
  blocks.map((block) => block.html).join('') +
  subsections.map(({ heading, html }) => `<h3>${escapeHtml(heading)}</h3>${html}`).join('')
