import { Marked, type Token, type Tokens } from 'marked'
import type { Source } from '../../src/domain/content.ts'
import { escapeHtml } from './escape-html.ts'
import { type References, unknownReferenceMessage } from './references.ts'
import { addCitation } from './source.ts'
import type { SourcedValue } from './values.ts'

interface ProseOptions {
  references: References
  sources: Source[]
  treatment: string | undefined
  addLink: (path: string) => void
  /** Returns an empty string to render instead. */
  report: (message: string, warning?: true) => ''
}

/** Creates a Markdown compiler in which `[^source]` becomes a numbered link, and `{fact}` the fact with such a link. */
export const createMarked = (options: ProseOptions) =>
  new Marked({
    extensions: [
      inlineExtension('citation', /^\[\^([^\]\n]*)\]/, '[^', (id) => renderCitation(id, options)),
      inlineExtension('fact', /^\{([^{}\n]*)\}/, '{', (id) => renderReference(id, options)),
    ],
    renderer: rendererFor(options),
  })

function inlineExtension(name: string, rule: RegExp, prefix: string, render: (id: string) => string) {
  return {
    name,
    level: 'inline' as const,
    start: (src: string) => src.indexOf(prefix),
    tokenizer(src: string) {
      const match = rule.exec(src)
      return match ? { type: name, raw: match[0], id: match[1] } : undefined
    },
    renderer: (token: Tokens.Generic) => render(String(token['id'])),
  }
}

function renderCitation(id: string, { references, sources, report }: ProseOptions): string {
  const source = references.sources.get(id)
  return source ? addCitation(source, sources) : report(`cites '${id}', which is not in data/sources.json`)
}

function renderReference(id: string, { references, sources, treatment, report }: ProseOptions): string {
  const values = references.values.get(id) ?? references.values.get(`${treatment}.${id}`) ?? []
  if (values.length === 0) return report(unknownReferenceMessage(id))
  return values.map((value) => textWithCitations(id, value, sources)).join('; ')
}

/** Cites the note of a value without sources. */
function textWithCitations(id: string, { text, sources, note = '' }: SourcedValue, citedSources: Source[]): string {
  const notes = [{ id: `note-${id}`, title: note, publisher: '', url: '', date: null }]
  const cited = sources.length > 0 ? sources : notes
  return escapeHtml(text) + cited.map((source) => addCitation(source, citedSources)).join('')
}

const ALLOWED_URLS = /^https:\/\/([a-z0-9-]+\.)*(fda\.gov|ny\.gov|nysed\.gov)(\/|$)/

const rendererFor = (options: ProseOptions) => ({
  html: () => options.report('raw HTML is not allowed'),
  image: () => options.report('images are not allowed'),
  checkbox: () => options.report('check boxes are not allowed'),
  // Marked leaves text after a raw `<pre>` or `<script>` unescaped. Raw HTML is rejected here, so escape the text.
  text: (token: Tokens.Text | Tokens.Escape) => 'escaped' in token && token.escaped === true && escapeHtml(token.text),
  heading: () => options.report('a heading is not allowed in a list or a quotation'),
  link(this: { parser: { parseInline(tokens: Token[]): string } }, { href: written, tokens }: Tokens.Link) {
    const href = resolveLink(written, options)
    if (href === null) return this.parser.parseInline(tokens)
    if (href.startsWith('/')) options.addLink(href)
    else if (!ALLOWED_URLS.test(href) && !/^(#|mailto:|tel:)/.test(href))
      options.report(`links to ${href}: cite other hosts through data/sources.json`)
    return `<a href="${escapeHtml(href)}">${this.parser.parseInline(tokens)}</a>`
  },
})

/** Returns the URL to link to, or null if the clinic or area is not listed. */
function resolveLink(href: string, { references, report }: ProseOptions): string | null {
  const clinic = references.resolveClinicLink(href)
  if (clinic?.path) {
    if (!clinic.isCurrent) report(`links to ${href}, a clinic's former URL: the page links to ${clinic.path}`, true)
    return clinic.path
  }
  const isOfRemovedArea = references.isOfRemovedArea(href)
  if (!clinic && !isOfRemovedArea) return href
  const missing = isOfRemovedArea ? 'an area that is not in data/areas.json' : 'a clinic that is closed or not listed'
  report(`links to ${href}, ${missing}; shown without the link`, true)
  return null
}
