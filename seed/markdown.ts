import { Marked, type Token, type Tokens } from 'marked'
import type { Section, Source } from '../src/domain/content.ts'
import type { Fault, SeedFiles } from './load.ts'

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
  readonly sources: Source[] = []
  readonly links: string[] = []
  readonly #marked: Marked
  readonly #references: References
  readonly #fault: (needle: string, message: string) => void

  constructor(references: References, fault: (needle: string, message: string) => void) {
    this.#references = references
    this.#fault = fault
    this.#marked = new Marked({ extensions: [this.#citation(), this.#fact()], renderer: this.#renderer() })
  }

  /** A short text, e.g. from front matter or JSON, as HTML without a paragraph around it. */
  inline(text: string): string {
    return this.#marked.parseInline(text, { async: false })
  }

  /** A page's body. */
  compile(body: string): Part[] {
    const parts: Part[] = [{ heading: '', blocks: [], subsections: [] }]
    for (const token of this.#marked.lexer(body)) {
      if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) {
        parts.push({ heading: (token as Tokens.Heading).text, blocks: [], subsections: [] })
      } else {
        this.#add(parts.at(-1) as Part, token)
      }
    }
    return parts.filter((part) => part.heading || part.blocks.length > 0)
  }

  #add(part: Part, token: Token): void {
    if (token.type === 'space') return
    if (token.type === 'heading') {
      part.subsections.push({ heading: (token as Tokens.Heading).text, html: '' })
      return
    }
    const block = this.#block(token)
    const subsection = part.subsections.at(-1)
    if (subsection) subsection.html += block.html
    else part.blocks.push(block)
  }

  #block(token: Token): Block {
    const html = this.#marked.parser([token]).trim()
    if (token.type === 'paragraph') return { kind: 'paragraph', html, inner: html.replace(/^<p>|<\/p>$/g, ''), items: [] }
    if (token.type !== 'list') return { kind: 'other', html, inner: '', items: [] }
    // Items are rendered once, as part of the list, so that each citation is counted once.
    const items = [...html.matchAll(/<li>([\s\S]*?)<\/li>/g)].map((match) => (match[1] ?? '').trim())
    return { kind: 'list', html, inner: '', items }
  }

  #cite(source: Source): string {
    let number = this.sources.findIndex((known) => known.id === source.id) + 1
    if (number === 0) number = this.sources.push(source)
    return `<sup class="cite"><a href="#source-${source.id}" aria-label="Source ${number}">${number}</a></sup>`
  }

  #citation() {
    return inlineExtension('citation', /^\[\^([a-z0-9-]+)\]/, '[^', (id) => {
      const source = this.#references.sources.get(id)
      if (source) return this.#cite({ id, title: source.title, publisher: source.publisher, url: source.url, date: source.date })
      this.#fault(`[^${id}]`, `cites '${id}', which is not in data/sources.json`)
      return ''
    })
  }

  #fact() {
    return inlineExtension('fact', /^\{([a-z0-9-]+)\}/, '{', (id) => {
      const fact = this.#references.facts.get(id)
      if (!fact) {
        this.#fault(`{${id}}`, `names the fact '${id}', which is not in data/facts.json`)
        return ''
      }
      const source = fact.source ? this.#references.sources.get(fact.source) : undefined
      const note = source ?? { id: `note-${id}`, title: fact.note ?? '', publisher: '', url: '', date: null }
      return (
        escapeHtml(fact.text) + this.#cite({ id: note.id, title: note.title, publisher: note.publisher, url: note.url, date: note.date })
      )
    })
  }

  #renderer() {
    const compiler = this
    return {
      html: ({ raw }: Tokens.HTML | Tokens.Tag) => (this.#fault(raw.trim(), 'raw HTML is not allowed'), ''),
      image: ({ raw }: Tokens.Image) => (this.#fault(raw, 'pictures are not allowed'), ''),
      link(this: { parser: { parseInline(tokens: Token[]): string } }, { href, tokens }: Tokens.Link) {
        if (href.startsWith('/')) compiler.links.push(href)
        else if (!OWN_HOSTS.test(href) && !/^(#|mailto:|tel:)/.test(href))
          compiler.#fault(href, `links to ${href}: other hosts stand in sources only`)
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
): ProseCompiler {
  return new ProseCompiler(references, (needle, message) => {
    const at = file.body.indexOf(needle)
    const line = at < 0 ? 'front matter' : `line ${file.bodyLine + file.body.slice(0, at).split('\n').length - 1}`
    faults.push({ file: file.file, path: line, message })
  })
}
