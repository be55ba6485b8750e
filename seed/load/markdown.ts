import type { Marked, Token, Tokens } from 'marked'
import type { Source } from '../../src/domain/content.ts'
import { toSlug } from '../../src/domain/slug.ts'
import { describeFormerName } from './former-names.ts'
import { createMarked } from './inline-markdown.ts'
import type { Issue, ProseFile } from './load.ts'
import type { References } from './references.ts'
import type { Block, ProseSection } from './sections.ts'

const INCLUDE = /^\[\[([a-z0-9-]+)\]\]$/

const emptySection = (heading: string): ProseSection => ({ heading, blocks: [], subsections: [], isShortened: false })

export interface ProseContext {
  references: References
  issues: Issue[]
  links: { file: string; path: string }[]
}

export class ProseCompiler {
  /** Cited sources in order. The files of one page share the array. */
  readonly sources: Source[]
  readonly terms = new Set<string>()
  readonly #marked: Marked
  readonly #file: ProseFile<unknown>
  readonly #context: ProseContext
  readonly #references: References
  /** The line, from 0 in the body, of the block or list item being compiled. Null outside the body. */
  #line: number | null = null
  #addTermIds = false

  constructor(file: ProseFile<unknown>, context: ProseContext, sources: Source[] = []) {
    this.#file = file
    this.#context = context
    this.#references = context.references
    this.sources = sources
    this.#marked = createMarked({
      references: context.references,
      sources,
      treatment: (file.front as { treatment?: string }).treatment,
      addLink: (path) => context.links.push({ file: file.file, path }),
      report: (message, warning) => this.#report(message, warning),
    })
  }

  inline(text: string): string {
    return this.#marked.parseInline(text, { async: false })
  }

  /** With `addTermIds`, items such as `- **Term** — meaning` get an id for links. */
  compile({ addTermIds = false } = {}): ProseSection[] {
    this.#addTermIds = addTermIds
    const sections: ProseSection[] = [emptySection('')]
    let line = 0
    for (const token of this.#marked.lexer(this.#file.body)) {
      this.#line = line
      line += countLineBreaks(token.raw)
      if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) {
        sections.push(emptySection(this.#heading(token as Tokens.Heading)))
      } else {
        this.#add(sections.at(-1) as ProseSection, token)
      }
    }
    this.#line = null
    for (const section of sections.filter(({ isShortened }) => isShortened))
      section.subsections = section.subsections.filter(({ html }) => html !== '')
    return sections.filter((section) => section.heading || section.blocks.length > 0 || section.subsections.length > 0)
  }

  #add(section: ProseSection, token: Token): void {
    if (token.type === 'space') return
    if (token.type === 'heading') {
      const heading = token as Tokens.Heading
      if (heading.depth !== 3) this.#report('use only ## and ### headings')
      section.subsections.push({ heading: this.#heading(heading), html: '' })
      return
    }
    const block = this.#block(token)
    if (block.html === '') section.isShortened = true
    const subsection = section.subsections.at(-1)
    if (subsection) subsection.html += block.html
    else section.blocks.push(block)
  }

  /** Headings also appear where HTML is not allowed. */
  #heading({ tokens, raw }: Tokens.Heading): string {
    const isPlain = tokens.every((token) => token.type === 'text' || token.type === 'escape')
    if (!isPlain) this.#report('a heading must be plain text, without links, emphasis, citations or facts')
    const former = this.#references.findFormerName(raw)
    if (former) this.#report(describeFormerName(former), true)
    return tokens.map((token) => ('text' in token ? token.text : token.raw)).join('')
  }

  #block(token: Token): Block {
    if (token.type === 'list') return this.#list(token as Tokens.List)
    if (token.type === 'table') return { kind: 'other', html: this.#table(token as Tokens.Table), parts: [] }
    const isParagraph = token.type === 'paragraph'
    const kind = isParagraph ? 'paragraph' : 'other'
    const [, shared] = (isParagraph && INCLUDE.exec(token.raw.trim())) || []
    if (this.isLeftOut(this.#references.shared.get(shared ?? '') ?? token.raw)) return { kind, html: '', parts: [] }
    if (shared !== undefined) return { kind: 'other', html: this.#include(shared), parts: [] }
    const html = this.#marked.parser([token]).trim()
    return { kind, html, parts: isParagraph ? [html.replace(/^<p>|<\/p>$/g, '')] : [] }
  }

  #table(table: Tokens.Table): string {
    const rows = table.rows.filter((cells) => !this.isLeftOut(cells.map(({ text }) => text).join(' · '), 'its row'))
    return rows.length === 0 ? '' : this.#marked.parser([{ ...table, rows }]).trim()
  }

  #include(slug: string): string {
    const text = this.#references.shared.get(slug)
    if (text === undefined) return this.#report(`includes '${slug}', but no file in content/shared has this slug`)
    return `<div id="${slug}">${this.#marked.parse(text, { async: false }).trim()}</div>`
  }

  /** Renders each item only once, because rendering reports the item's issues. */
  #list({ items, ordered, start }: Tokens.List): Block {
    const parts: string[] = []
    let listItems = ''
    for (const item of items) {
      if (!this.isLeftOut(item.raw)) {
        const html = this.#marked.parser(item.tokens).trim()
        listItems += `<li${this.#idAttribute(item)}>${html}</li>`
        parts.push(html)
      }
      this.#line = (this.#line ?? 0) + countLineBreaks(item.raw)
    }
    const tag = ordered ? 'ol' : 'ul'
    const startAttribute = ordered && start !== 1 ? ` start="${start}"` : ''
    return { kind: 'list', html: listItems && `<${tag}${startAttribute}>${listItems}</${tag}>`, parts }
  }

  /** Returns whether to leave out a text because it names a closed or removed clinic. Warns of any former name. */
  isLeftOut(text: string, part = 'the paragraph or list item'): boolean {
    const former = this.#references.findFormerName(text)
    if (former) this.#report(describeFormerName(former, former.isGone ? `${part} is left out` : undefined), true)
    return former?.isGone ?? false
  }

  #idAttribute(item: Tokens.ListItem): string {
    const term = this.#addTermIds ? termOf(item) : null
    if (term === null) return ''
    const id = toSlug(term)
    if (this.terms.has(id)) return this.#report(`defines '${term}' twice`)
    this.terms.add(id)
    return ` id="${id}"`
  }

  /** Returns an empty string to render instead. */
  #report(message: string, warning?: true): '' {
    const { file, bodyLine } = this.#file
    const path = this.#line === null ? 'front matter' : `line ${bodyLine + this.#line}`
    this.#context.issues.push({ file, path, message, warning })
    return ''
  }
}

const countLineBreaks = (text: string) => text.split('\n').length - 1

/** Returns the term that a list item `- **Term** — meaning` defines, or null for any other item. */
function termOf({ tokens }: Tokens.ListItem): string | null {
  const [line] = tokens
  const [term, meaning] = (line && 'tokens' in line ? (line.tokens as Token[] | undefined) : undefined) ?? []
  return term?.type === 'strong' && meaning?.raw.startsWith(' — ') ? (term as Tokens.Strong).text : null
}
