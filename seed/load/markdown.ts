import { Marked, type Token, type Tokens } from 'marked'
import type { Section, Source } from '../../src/domain/content.ts'
import { BlockLines } from './block-lines.ts'
import type { Fault, SeedFiles } from './load.ts'
import { termId, termOf } from './terms.ts'

/** What prose can refer to. */
export interface References {
  sources: ReadonlyMap<string, SeedFiles['sources'][number]>
  facts: ReadonlyMap<string, SeedFiles['facts'][number]>
}

/** What stands below a `##` heading; the part before the first has an empty one. */
export interface Part {
  heading: string
  /** Top-level blocks below the heading, as HTML. */
  blocks: Block[]
  /** `###` headings below it. */
  subsections: Section[]
}

export interface Block {
  kind: 'paragraph' | 'list' | 'other'
  /** The whole block. */
  html: string
  /** A paragraph's content, without its tags. */
  inner: string
  /** Items of a list, as HTML. */
  items: string[]
}

const OWN_HOSTS = /^https:\/\/([a-z0-9-]+\.)*(fda\.gov|ny\.gov|nysed\.gov)(\/|$)/

/**
 * Compiles the Markdown of one page. `[^source]` becomes a numbered link to the page's list of sources, `{fact}`
 * the fact's text with a link to its source or note. Numbers run through everything compiled with one compiler.
 */
export class ProseCompiler {
  /** What was cited so far, in order: a page made of several files hands one list from file to file. */
  readonly sources: Source[]
  readonly links: string[] = []
  /** Ids of the terms that its lists define, each once. */
  readonly terms = new Set<string>()
  readonly #marked: Marked
  readonly #references: References
  readonly #report: (line: number | null, message: string) => void
  /** Of the body that is being compiled; null in between. */
  #lines: BlockLines | null = null
  #termIds = false

  /** `report` is given the line of the body, from 0, or null for a text that is no part of it. */
  constructor(references: References, report: (line: number | null, message: string) => void, sources: Source[] = []) {
    this.sources = sources
    this.#references = references
    this.#report = report
    this.#marked = new Marked({ extensions: [this.#citation(), this.#fact()], renderer: this.#renderer() })
  }

  /** A short text, e.g. from front matter or JSON, as HTML without a paragraph around it. */
  inline(text: string): string {
    return this.#marked.parseInline(text, { async: false })
  }

  /** A page's body. With `termIds` an item `- **Term** — meaning` can be linked to, by the id that `termId` gives it. */
  compile(body: string, { termIds = false } = {}): Part[] {
    this.#termIds = termIds
    const parts: Part[] = [{ heading: '', blocks: [], subsections: [] }]
    const text = body.replace(/\r\n?/g, '\n')
    this.#lines = new BlockLines(text)
    for (const token of this.#marked.lexer(text)) {
      this.#lines.enter(token.raw)
      if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) {
        parts.push({ heading: this.#heading(token as Tokens.Heading), blocks: [], subsections: [] })
      } else {
        this.#add(parts.at(-1) as Part, token)
      }
    }
    this.#lines = null
    return parts.filter((part) => part.heading || part.blocks.length > 0 || part.subsections.length > 0)
  }

  #add(part: Part, token: Token): void {
    if (token.type === 'space') return
    if (token.type === 'heading') {
      const heading = token as Tokens.Heading
      if (heading.depth !== 3) this.#fault(heading.raw, 'only ## and ### are headings of a page')
      part.subsections.push({ heading: this.#heading(heading), html: '' })
      return
    }
    const block = this.#block(token)
    const subsection = part.subsections.at(-1)
    if (subsection) subsection.html += block.html
    else part.blocks.push(block)
  }

  /** Headings stand where no HTML can, such as in a question, so they are plain text. */
  #heading({ raw, tokens }: Tokens.Heading): string {
    const isPlain = tokens.every((token) => token.type === 'text' || token.type === 'escape')
    if (!isPlain) this.#fault(raw, 'a heading is plain text, without links, emphasis, citations or facts')
    return tokens.map((token) => ('text' in token ? token.text : token.raw)).join('')
  }

  #block(token: Token): Block {
    if (token.type === 'list') return this.#list(token as Tokens.List)
    const html = this.#marked.parser([token]).trim()
    if (token.type !== 'paragraph') return { kind: 'other', html, inner: '', items: [] }
    return { kind: 'paragraph', html, inner: html.replace(/^<p>|<\/p>$/g, ''), items: [] }
  }

  /** Each item is rendered once, for the list and on its own, so that each citation is counted once. */
  #list({ items, ordered, start }: Tokens.List): Block {
    const contents = items.map((item) => this.#marked.parser(item.tokens).trim())
    const open = ordered ? (start === 1 ? '<ol>' : `<ol start="${start}">`) : '<ul>'
    const lines = items.map((item, index) => `<li${this.#idOf(item)}>${contents[index]}</li>`)
    const html = `${open}${lines.join('')}${ordered ? '</ol>' : '</ul>'}`
    return { kind: 'list', html, inner: '', items: contents }
  }

  #idOf(item: Tokens.ListItem): string {
    const term = this.#termIds ? termOf(item) : null
    if (term === null) return ''
    const id = termId(term)
    if (this.terms.has(id)) return this.#fault(`**${term}**`, `explains '${term}' a second time`)
    this.terms.add(id)
    return ` id="${id}"`
  }

  /** Reports what is wrong at `raw`, and renders it as nothing. */
  #fault(raw: string, message: string): string {
    this.#report(this.#lines?.lineOf(raw) ?? null, message)
    return ''
  }

  /** Notes that say the same are one. */
  #cite(source: Source): string {
    const isSame = (known: Source) => known.id === source.id || (known.url === '' && known.title === source.title)
    let number = this.sources.findIndex(isSame) + 1
    if (number === 0) number = this.sources.push(source)
    return `<sup><a href="#s${number}">${number}</a></sup>`
  }

  #citation() {
    return inlineExtension('citation', /^\[\^([^\]\n]*)\]/, '[^', (id) => {
      const source = this.#references.sources.get(id)
      if (source)
        return this.#cite({ id, title: source.title, publisher: source.publisher, url: source.url, date: source.date })
      return this.#fault(`[^${id}]`, `cites '${id}', which is not in data/sources.json`)
    })
  }

  #fact() {
    return inlineExtension('fact', /^\{([^{}\n]*)\}/, '{', (id) => {
      const fact = this.#references.facts.get(id)
      if (!fact) return this.#fault(`{${id}}`, `names the fact '${id}', which is not in data/facts.json`)
      const source = fact.source ? this.#references.sources.get(fact.source) : undefined
      const note = source ?? { id: `note-${id}`, title: fact.note ?? '', publisher: '', url: '', date: null }
      return (
        escapeHtml(fact.text) +
        this.#cite({ id: note.id, title: note.title, publisher: note.publisher, url: note.url, date: note.date })
      )
    })
  }

  #renderer() {
    const compiler = this
    return {
      html: ({ raw }: Tokens.HTML | Tokens.Tag) => this.#fault(raw, 'raw HTML is not allowed'),
      image: ({ raw }: Tokens.Image) => this.#fault(raw, 'pictures are not allowed'),
      checkbox: ({ raw }: Tokens.Checkbox) => this.#fault(raw, 'check boxes are not allowed'),
      // Marked leaves text after `<pre>` or `<script>` as it is; here those are refused, and text stays text.
      text: (token: Tokens.Text | Tokens.Escape) =>
        'escaped' in token && token.escaped === true && escapeHtml(token.text),
      // Other headings never come here: `compile` takes them out.
      heading: ({ raw }: Tokens.Heading) => this.#fault(raw, 'a heading cannot stand in a list or a quotation'),
      link(this: { parser: { parseInline(tokens: Token[]): string } }, { raw, href, tokens }: Tokens.Link) {
        if (href.startsWith('/')) compiler.links.push(href)
        else if (!OWN_HOSTS.test(href) && !/^(#|mailto:|tel:)/.test(href))
          compiler.#fault(raw, `links to ${href}: other hosts stand in sources only`)
        return `<a href="${escapeHtml(href)}">${this.parser.parseInline(tokens)}</a>`
      },
    }
  }
}

/** Text as HTML. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function inlineExtension(name: string, rule: RegExp, start: string, render: (id: string) => string) {
  return {
    name,
    level: 'inline' as const,
    start: (src: string) => {
      const index = src.indexOf(start)
      return index < 0 ? undefined : index
    },
    tokenizer(src: string) {
      const match = rule.exec(src)
      return match ? { type: name, raw: match[0], id: match[1] } : undefined
    },
    renderer: (token: Tokens.Generic) => render(String(token['id'])),
  }
}

/** A compiler for one file; its faults carry the file and the line of what is wrong. */
export function compilerFor(
  file: { file: string; body: string; bodyLine: number },
  references: References,
  faults: Fault[],
  sources: Source[] = [],
): ProseCompiler {
  const report = (line: number | null, message: string) => {
    faults.push({ file: file.file, path: line === null ? 'front matter' : `line ${file.bodyLine + line}`, message })
  }
  return new ProseCompiler(references, report, sources)
}
