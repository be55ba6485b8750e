import { Marked, type Token, type Tokens } from 'marked'
import type { Source } from '../../src/domain/content.ts'
import { escapeHtml } from '../../src/domain/plain-text.ts'
import { describeUnknownReference, type References } from './references.ts'
import { addCitation } from './source.ts'
import type { SourcedValue } from './values.ts'

interface InlineOptions {
  references: References
  sources: Source[]
  treatment: string | undefined
  addLink: (path: string) => void
  /** Returns an empty string, for callers to render in place of rejected text. */
  report: (message: string, warning?: true) => ''
}

/** Replaces `[^source]` with a numbered link, and a reference, such as `{fact}`, with its text and numbered links. */
export const createMarked = (options: InlineOptions) =>
  new Marked({
    extensions: [
      createInlineExtension('citation', /^\[\^([^\]\n]*)\]/, '[^', (id) => renderCitation(id, options)),
      createInlineExtension('include', /^\[\[([^\]\n]*)\]\]/, '[[', (id) =>
        options.report(
          `[[${id}]] includes a text only as a paragraph of its own, in lower case, and not in a shared text`,
        ),
      ),
      createInlineExtension('fact', /^\{([^{}\n]*)\}/, '{', (id) => renderReference(id, options)),
    ],
    renderer: createRenderer(options),
  })

function createInlineExtension(name: string, rule: RegExp, prefix: string, render: (id: string) => string) {
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

function renderCitation(id: string, { references, sources, report }: InlineOptions): string {
  const source = references.sources.get(id)
  return source ? addCitation(source, sources) : report(`cites '${id}', which is not in data/sources.json`)
}

function renderReference(id: string, { references, sources, treatment, report }: InlineOptions): string {
  const values = references.values.get(id) ?? references.values.get(`${treatment}.${id}`) ?? []
  if (values.length === 0) return report(describeUnknownReference(id))
  return values.map((value) => renderValue(id, value, sources)).join('; ')
}

function renderValue(id: string, { text, sources, note = '' }: SourcedValue, pageSources: Source[]): string {
  const noteAsSource = { id: `note-${id}`, title: note, publisher: '', url: '', date: null }
  const sourcesOrNote = sources.length > 0 ? sources : [noteAsSource]
  return escapeHtml(text) + sourcesOrNote.map((source) => addCitation(source, pageSources)).join('')
}

const ALLOWED_EXTERNAL_URL = /^https:\/\/([a-z0-9-]+\.)*(fda\.gov|ny\.gov|nysed\.gov)(\/|$)/

const createRenderer = (options: InlineOptions) => ({
  html: () => options.report('raw HTML is not allowed'),
  image: () => options.report('images are not allowed'),
  checkbox: () => options.report('check boxes are not allowed'),
  // Marked does not escape text after a raw `<pre>` or `<script>`.
  text: (token: Tokens.Text | Tokens.Escape) => 'escaped' in token && token.escaped === true && escapeHtml(token.text),
  heading: () => options.report('a heading is not allowed in a list, a quotation or a shared text'),
  link(this: { parser: { parseInline(tokens: Token[]): string } }, { href: writtenHref, tokens }: Tokens.Link) {
    const href = resolveLink(writtenHref, options)
    if (href === null) return this.parser.parseInline(tokens)
    if (/^\/(?![/\\])/.test(href)) options.addLink(href)
    else if (!ALLOWED_EXTERNAL_URL.test(href) && !/^(#|mailto:|tel:)/.test(href))
      options.report(
        `links to ${href}: outside this site, only https links to fda.gov, ny.gov and nysed.gov are allowed; cite other documents through data/sources.json`,
      )
    return `<a href="${escapeHtml(href)}">${this.parser.parseInline(tokens)}</a>`
  },
})

/** Returns null to show only the text, if the target is a closed or unlisted clinic, or a removed area. */
function resolveLink(href: string, { references, report }: InlineOptions): string | null {
  const clinicLink = references.resolveClinicLink(href)
  if (clinicLink?.path) {
    if (!clinicLink.isCurrent)
      report(`links to ${href}, a clinic's former URL: the page links to ${clinicLink.path} instead`, true)
    return clinicLink.path
  }
  const leadsToRemovedArea = references.leadsToRemovedArea(href)
  if (!clinicLink && !leadsToRemovedArea) return href
  const missingTarget = leadsToRemovedArea
    ? 'an area that is not in data/areas.json'
    : 'a clinic that is closed or not listed'
  report(`links to ${href}, ${missingTarget}; shown without the link`, true)
  return null
}
