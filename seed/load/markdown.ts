import { Marked, type Token, type Tokens } from 'marked'
import type { Source } from '../../src/domain/content.ts'
import { toSlug } from '../../src/domain/slug.ts'
import { describeFormerName } from './former-names.ts'
import { countLineBreaks, escapeHtml, inlineExtension } from './inline-markup.ts'
import type { Issue } from './load.ts'
import { type References, unknownReferenceMessage } from './references.ts'
import type { Block, ProseSection } from './sections.ts'
import { addCitation, toSource } from './source.ts'
import { termOf } from './terms.ts'
import { isValueKind, type SourcedValue } from './values.ts'

/** `line` counts from 0 in the body. It is null outside the body. */
type Report = (line: number | null, message: string, warning?: true) => void

const ALLOWED_URLS = /^https:\/\/([a-z0-9-]+\.)*(fda\.gov|ny\.gov|nysed\.gov)(\/|$)/

const emptySection = (heading: string): ProseSection => ({ heading, blocks: [], subsections: [], isShortened: false })

/** Compiles Markdown. `[^source]` becomes a numbered link, and `{fact}` the fact's text with such a link. */
export class ProseCompiler {
  /** Cited sources in order. The files of one page share the array. */
  readonly sources: Source[]
  readonly links: string[] = []
  readonly terms = new Set<string>()
  readonly #marked: Marked
  readonly #references: References
  readonly #report: Report
  readonly #treatment: string | undefined
  /** The line, from 0 in the body, of the block or list item being compiled. Null outside the body. */
  #line: number | null = null
  #addTermIds = false

  constructor(references: References, report: Report, sources: Source[] = [], treatment?: string) {
    this.sources = sources
    this.#treatment = treatment
    this.#references = references
    this.#report = report
    this.#marked = new Marked({ extensions: [this.#citation(), this.#fact()], renderer: this.#renderer() })
  }

  inline(text: string): string {
    return this.#marked.parseInline(text, { async: false })
  }

  /** With `addTermIds`, items such as `- **Term** — meaning` get an id for links. */
  compile(body: string, { addTermIds = false } = {}): ProseSection[] {
    this.#addTermIds = addTermIds
    const sections: ProseSection[] = [emptySection('')]
    let line = 0
    for (const token of this.#marked.lexer(body)) {
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
      if (heading.depth !== 3) this.#issue('use only ## and ### headings')
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
    if (!isPlain) this.#issue('a heading must be plain text, without links, emphasis, citations or facts')
    const former = this.#references.findFormerName(raw)
    if (former) this.#warn(describeFormerName(former))
    return tokens.map((token) => ('text' in token ? token.text : token.raw)).join('')
  }

  #block(token: Token): Block {
    if (token.type === 'list') return this.#list(token as Tokens.List)
    if (token.type === 'table') return this.#table(token as Tokens.Table)
    const [, shared] = token.type === 'paragraph' ? (/^\[\[([a-z0-9-]+)\]\]$/.exec(token.raw.trim()) ?? []) : []
    if (this.isLeftOut(this.#references.shared.get(shared ?? '') ?? token.raw))
      return { kind: token.type === 'paragraph' ? 'paragraph' : 'other', html: '', inner: '', items: [] }
    if (shared !== undefined) return this.#include(shared)
    const html = this.#marked.parser([token]).trim()
    if (token.type !== 'paragraph') return { kind: 'other', html, inner: '', items: [] }
    return { kind: 'paragraph', html, inner: html.replace(/^<p>|<\/p>$/g, ''), items: [] }
  }

  #table(table: Tokens.Table): Block {
    const rows = table.rows.filter((cells) => !this.isLeftOut(cells.map(({ text }) => text).join(' · '), 'its row'))
    const html = rows.length === 0 ? '' : this.#marked.parser([{ ...table, rows }]).trim()
    return { kind: 'other', html, inner: '', items: [] }
  }

  #include(slug: string): Block {
    const text = this.#references.shared.get(slug)
    if (text === undefined) this.#issue(`includes '${slug}', but no file in content/shared has this slug`)
    const html =
      text === undefined ? '' : `<div id="${slug}">${this.#marked.parse(text, { async: false }).trim()}</div>`
    return { kind: 'other', html, inner: '', items: [] }
  }

  /** Renders each item only once, because rendering reports the item's issues. */
  #list({ items, ordered, start }: Tokens.List): Block {
    const contents: string[] = []
    const lines: string[] = []
    for (const item of items) {
      if (!this.isLeftOut(item.raw)) {
        const html = this.#marked.parser(item.tokens).trim()
        lines.push(`<li${this.#idAttribute(item)}>${html}</li>`)
        contents.push(html)
      }
      if (this.#line !== null) this.#line += countLineBreaks(item.raw)
    }
    if (lines.length === 0) return { kind: 'list', html: '', inner: '', items: [] }
    const open = ordered ? (start === 1 ? '<ol>' : `<ol start="${start}">`) : '<ul>'
    const html = `${open}${lines.join('')}${ordered ? '</ol>' : '</ul>'}`
    return { kind: 'list', html, inner: '', items: contents }
  }

  /** Returns whether to leave out a text because it names a closed or removed clinic. Warns of any former name. */
  isLeftOut(text: string, part = 'the paragraph or list item'): boolean {
    const former = this.#references.findFormerName(text)
    if (former) this.#warn(describeFormerName(former, former.isGone ? `${part} is left out` : undefined))
    return former?.isGone ?? false
  }

  #idAttribute(item: Tokens.ListItem): string {
    const term = this.#addTermIds ? termOf(item) : null
    if (term === null) return ''
    const id = toSlug(term)
    if (this.terms.has(id)) return this.#issue(`defines '${term}' twice`)
    this.terms.add(id)
    return ` id="${id}"`
  }

  /** Returns an empty string to render instead. */
  #issue(message: string): string {
    this.#report(this.#line, message)
    return ''
  }

  #citation() {
    return inlineExtension('citation', /^\[\^([^\]\n]*)\]/, '[^', (id) => {
      const source = this.#references.sources.get(id)
      return source
        ? addCitation(toSource(source), this.sources)
        : this.#issue(`cites '${id}', which is not in data/sources.json`)
    })
  }

  #fact() {
    return inlineExtension('fact', /^\{([^{}\n]*)\}/, '{', (id) => {
      const fact = this.#references.facts.get(id)
      if (fact) {
        const source = fact.source ? this.#references.sources.get(fact.source) : undefined
        const { text, note } = fact
        return this.#withCitations(id, { text, sources: source ? [toSource(source)] : [], ...(note && { note }) })
      }
      const isOfTreatment = isValueKind(id.split('.')[0] ?? '')
      const values = this.#references.values.get(isOfTreatment ? `${this.#treatment}.${id}` : id) ?? []
      if (values.length === 0) return this.#issue(unknownReferenceMessage(id))
      return values.map((value) => this.#withCitations(id, value)).join('; ')
    })
  }

  /** Returns text with citations of its sources, or of its note if it has no sources. */
  #withCitations(id: string, { text, sources, note = '' }: SourcedValue): string {
    const notes = [{ id: `note-${id}`, title: note, publisher: '', url: '', date: null }]
    const cited = sources.length > 0 ? sources : notes
    return escapeHtml(text) + cited.map((source) => addCitation(source, this.sources)).join('')
  }

  /** Returns the URL to link to, or null if the clinic or area is not listed. */
  #resolveLink(href: string): string | null {
    const clinic = this.#references.resolveClinicLink(href)
    if (clinic?.path) {
      if (!clinic.isCurrent) this.#warn(`links to ${href}, a clinic's former URL: the page links to ${clinic.path}`)
      return clinic.path
    }
    const isOfRemovedArea = this.#references.isOfRemovedArea(href)
    if (!clinic && !isOfRemovedArea) return href
    const missing = isOfRemovedArea ? 'an area that is not in data/areas.json' : 'a clinic that is closed or not listed'
    this.#warn(`links to ${href}, ${missing}; shown without the link`)
    return null
  }

  #warn(message: string): void {
    this.#report(this.#line, message, true)
  }

  #renderer() {
    const compiler = this
    return {
      html: () => this.#issue('raw HTML is not allowed'),
      image: () => this.#issue('images are not allowed'),
      checkbox: () => this.#issue('check boxes are not allowed'),
      // Marked leaves text after a raw `<pre>` or `<script>` unescaped. Raw HTML is rejected here, so escape the text.
      text: (token: Tokens.Text | Tokens.Escape) =>
        'escaped' in token && token.escaped === true && escapeHtml(token.text),
      heading: () => this.#issue('a heading is not allowed in a list or a quotation'),
      link(this: { parser: { parseInline(tokens: Token[]): string } }, { href: written, tokens }: Tokens.Link) {
        const href = compiler.#resolveLink(written)
        if (href === null) return this.parser.parseInline(tokens)
        if (href.startsWith('/')) compiler.links.push(href)
        else if (!ALLOWED_URLS.test(href) && !/^(#|mailto:|tel:)/.test(href))
          compiler.#issue(`links to ${href}: cite other hosts through data/sources.json`)
        return `<a href="${escapeHtml(href)}">${this.parser.parseInline(tokens)}</a>`
      },
    }
  }
}

export function compilerFor(
  file: { file: string; front?: unknown; body: string; bodyLine: number },
  references: References,
  issues: Issue[],
  sources: Source[] = [],
): ProseCompiler {
  const { treatment } = (file.front ?? {}) as { treatment?: string }
  const report: Report = (line, message, warning) => {
    const path = line === null ? 'front matter' : `line ${file.bodyLine + line}`
    issues.push({ file: file.file, path, message, ...(warning && { warning }) })
  }
  return new ProseCompiler(references, report, sources, treatment)
}
