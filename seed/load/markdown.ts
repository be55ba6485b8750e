import type { Marked, Token, Tokens } from 'marked'
import type { Source } from '../../src/domain/content.ts'
import { toSlug } from '../../src/domain/slug.ts'
import { createMarked } from './inline-markdown.ts'
import type { Issue, ProseFile } from './load.ts'
import { describeOutdatedName } from './outdated-names.ts'
import type { References } from './references.ts'
import type { Block, ProseSection } from './sections.ts'

const INCLUDE = /^\[\[([a-z0-9-]+)\]\]$/

const createEmptySection = (heading: string): ProseSection => ({
  heading,
  blocks: [],
  subsections: [],
  isShortened: false,
})

export interface ProseContext {
  references: References
  issues: Issue[]
  links: { file: string; path: string }[]
}

export class ProseCompiler {
  /** The cited sources, in the order of their numbers. All files of a page add to the same array. */
  readonly sources: Source[]
  readonly termIds = new Set<string>()
  readonly #marked: Marked
  /** The file in which issues are reported. The shared file, while a shared text is compiled. */
  #file: ProseFile<unknown>
  readonly #context: ProseContext
  /** Counts from 0 at the start of the body. Null outside the body. */
  #currentLine: number | null = null
  #addTermIds = false

  constructor(file: ProseFile<unknown>, context: ProseContext, sources: Source[] = []) {
    this.#file = file
    this.#context = context
    this.sources = sources
    this.#marked = createMarked({
      references: context.references,
      sources,
      treatment: (file.front as { treatment?: string }).treatment,
      addLink: (path) => context.links.push({ file: this.#file.file, path }),
      report: (message, warning) => this.#report(message, warning),
    })
  }

  compileInline(text: string): string {
    return this.#marked.parseInline(text, { async: false })
  }

  /** Compiles the body. With `addTermIds`, list items such as `- **Term** — meaning` get ids for links. */
  compile({ addTermIds = false } = {}): ProseSection[] {
    this.#addTermIds = addTermIds
    const sections: ProseSection[] = [createEmptySection('')]
    let nextLine = 0
    for (const token of this.#marked.lexer(this.#file.body)) {
      this.#currentLine = nextLine
      nextLine += countLineBreaks(token.raw)
      if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) {
        sections.push(createEmptySection(this.#readHeading(token as Tokens.Heading)))
      } else {
        this.#addToken(sections.at(-1) as ProseSection, token)
      }
    }
    this.#currentLine = null
    for (const section of sections.filter(({ isShortened }) => isShortened))
      section.subsections = section.subsections.filter(({ html }) => html !== '')
    return sections.filter((section) => section.heading || section.blocks.length > 0 || section.subsections.length > 0)
  }

  #addToken(section: ProseSection, token: Token): void {
    if (token.type === 'space') return
    if (token.type === 'heading') {
      const heading = token as Tokens.Heading
      if (heading.depth !== 3) this.#report('use only ## and ### headings')
      section.subsections.push({ heading: this.#readHeading(heading), html: '' })
      return
    }
    const block = this.#compileBlock(token)
    if (block.html === '') section.isShortened = true
    const subsection = section.subsections.at(-1)
    if (subsection) subsection.html += block.html
    else section.blocks.push(block)
  }

  /** Returns plain text, because a page also shows headings where HTML is not allowed. */
  #readHeading({ tokens, raw }: Tokens.Heading): string {
    const isPlain = tokens.every((token) => token.type === 'text' || token.type === 'escape')
    if (!isPlain) this.#report('a heading must be plain text, without links, emphasis, citations or facts')
    const outdatedName = this.#context.references.findOutdatedName(raw)
    if (outdatedName) this.#report(describeOutdatedName(outdatedName), true)
    return tokens.map((token) => ('text' in token ? token.text : token.raw)).join('')
  }

  #compileBlock(token: Token): Block {
    if (token.type === 'list') return this.#compileList(token as Tokens.List)
    if (token.type === 'table')
      return { kind: 'other', html: this.#compileTable(token as Tokens.Table), innerHtmls: [] }
    const isParagraph = token.type === 'paragraph'
    const kind = isParagraph ? 'paragraph' : 'other'
    const [, sharedSlug] = (isParagraph && INCLUDE.exec(token.raw.trim())) || []
    if (this.isLeftOut(this.#context.references.sharedTexts.get(sharedSlug ?? '')?.body ?? token.raw))
      return { kind, html: '', innerHtmls: [] }
    if (sharedSlug !== undefined) return { kind: 'other', html: this.#compileInclude(sharedSlug), innerHtmls: [] }
    const html = this.#marked.parser([token]).trim()
    return { kind, html, innerHtmls: isParagraph ? [html.replace(/^<p>|<\/p>$/g, '')] : [] }
  }

  #compileTable(table: Tokens.Table): string {
    const rows = table.rows.filter((cells) => !this.isLeftOut(cells.map(({ text }) => text).join(' · '), 'its row'))
    return rows.length === 0 ? '' : this.#marked.parser([{ ...table, rows }]).trim()
  }

  #compileInclude(slug: string): string {
    const sharedFile = this.#context.references.sharedTexts.get(slug)
    if (!sharedFile) return this.#report(`includes '${slug}', but no file in content/shared has this slug`)
    const [file, line] = [this.#file, this.#currentLine]
    this.#file = sharedFile
    this.#currentLine = 0
    let html = ''
    for (const token of this.#marked.lexer(sharedFile.body)) {
      html += this.#marked.parser([token])
      this.#currentLine += countLineBreaks(token.raw)
    }
    this.#file = file
    this.#currentLine = line
    return `<div id="${slug}">${html.trim()}</div>`
  }

  #compileList({ items, ordered, start }: Tokens.List): Block {
    const htmlOfItems: string[] = []
    let listItemsHtml = ''
    for (const item of items) {
      if (!this.isLeftOut(item.raw)) {
        const html = this.#marked.parser(item.tokens).trim()
        listItemsHtml += `<li${this.#createIdAttribute(item)}>${html}</li>`
        htmlOfItems.push(html)
      }
      this.#currentLine = (this.#currentLine ?? 0) + countLineBreaks(item.raw)
    }
    const tag = ordered ? 'ol' : 'ul'
    const startAttribute = ordered && start !== 1 ? ` start="${start}"` : ''
    return {
      kind: 'list',
      html: listItemsHtml && `<${tag}${startAttribute}>${listItemsHtml}</${tag}>`,
      innerHtmls: htmlOfItems,
    }
  }

  /** Returns whether text is left out because it names a closed or removed clinic. Reports any outdated name. */
  isLeftOut(text: string, textDescription = 'the paragraph or list item'): boolean {
    const outdatedName = this.#context.references.findOutdatedName(text)
    if (outdatedName)
      this.#report(
        describeOutdatedName(
          outdatedName,
          outdatedName.isClosedOrRemoved ? `${textDescription} is left out` : undefined,
        ),
        true,
      )
    return outdatedName?.isClosedOrRemoved ?? false
  }

  #createIdAttribute(item: Tokens.ListItem): string {
    const term = this.#addTermIds ? readDefinedTerm(item) : null
    if (term === null) return ''
    const id = toSlug(term)
    if (this.termIds.has(id)) return this.#report(`defines '${term}' twice`)
    this.termIds.add(id)
    return ` id="${id}"`
  }

  #report(message: string, warning?: true): '' {
    const { file, bodyStartLine } = this.#file
    const path = this.#currentLine === null ? 'front matter' : `line ${bodyStartLine + this.#currentLine}`
    this.#context.issues.push({ file, path, message, warning })
    return ''
  }
}

const countLineBreaks = (text: string) => text.split('\n').length - 1

function readDefinedTerm({ tokens }: Tokens.ListItem): string | null {
  const [itemText] = tokens
  const [term, meaning] =
    (itemText && 'tokens' in itemText ? (itemText.tokens as Token[] | undefined) : undefined) ?? []
  return term?.type === 'strong' && meaning?.raw.startsWith(' — ') ? (term as Tokens.Strong).text : null
}
