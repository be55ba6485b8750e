import { type HtmlElement, parseHtml } from './html-tree.ts'

const SKIPPED_TAGS = new Set('button dialog form img input label noscript script select style svg'.split(' '))

type Child = HtmlElement | string

export function toMarkdown(html: string, pageUrl: string): string {
  const text = formatBlocks(parseHtml(html).children, pageUrl)
  return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`
}

function formatBlocks(children: readonly Child[], pageUrl: string): string {
  const parts: string[] = []
  let inlineRun: Child[] = []
  const flush = () => {
    const text = formatInline(inlineRun, pageUrl)
    if (text) parts.push(text)
    inlineRun = []
  }
  for (const child of children) {
    if (typeof child === 'string' || !isBlock(child)) inlineRun.push(child)
    else {
      flush()
      const text = formatBlock(child, pageUrl)
      if (text) parts.push(text)
    }
  }
  flush()
  return parts.join('\n\n')
}

const BLOCK_TAG =
  /^(article|aside|blockquote|details|div|dl|dt|dd|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|section|summary|table|ul)$/

const isSkipped = ({ tag, attributes }: HtmlElement) =>
  SKIPPED_TAGS.has(tag) ||
  'hidden' in attributes ||
  'data-map' in attributes ||
  attributes['aria-label'] === 'Map of these results' ||
  attributes['aria-hidden'] === 'true' ||
  hasClass(attributes, 'clinic-map') ||
  hasClass(attributes, 'card-number')

const isBlock = ({ tag }: HtmlElement) => BLOCK_TAG.test(tag) || SKIPPED_TAGS.has(tag)

function formatBlock(element: HtmlElement, pageUrl: string): string {
  const { tag, attributes, children } = element
  if (isSkipped(element)) return ''
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (level) return `${'#'.repeat(Number(level))} ${formatInline(children, pageUrl)}`
  switch (tag) {
    case 'p':
    case 'figcaption':
      return formatInline(children, pageUrl)
    case 'summary':
      return `### ${formatInline(children, pageUrl)}`
    case 'details':
    case 'section':
      return omitHeadingOnly(formatBlocks(children, pageUrl))
    case 'ul':
    case 'ol':
      return formatList(element, pageUrl)
    case 'dl':
      return formatDefinitionList(element, pageUrl)
    case 'table':
      return formatTable(element, pageUrl)
    case 'blockquote':
      return formatBlockquote(formatBlocks(children, pageUrl))
    case 'nav':
      return attributes['aria-label'] === 'Breadcrumb'
        ? formatBreadcrumbs(element, pageUrl)
        : formatBlocks(children, pageUrl)
    case 'hr':
      return '---'
    default:
      return formatBlocks(children, pageUrl)
  }
}

/** Returns an empty string for a section whose content, such as a form, is left out. */
const omitHeadingOnly = (section: string) => (/^#+ .*$/.test(section) ? '' : section)

function formatList({ tag, children }: HtmlElement, pageUrl: string): string {
  const items = children.filter((child): child is HtmlElement => typeof child !== 'string')
  return items
    .map((item, index) => {
      const bullet = tag === 'ol' ? `${index + 1}. ` : '- '
      const text = formatBlocks(item.children, pageUrl)
      return bullet + text.replaceAll('\n\n', '\n').replaceAll('\n', `\n${' '.repeat(bullet.length)}`)
    })
    .filter((line) => !/^(?:-|\d+\.) $/.test(line))
    .join('\n')
}

/** Writes each term and its values on one line, as `- **Label**: value`. Terms may be nested in groups. */
function formatDefinitionList(element: HtmlElement, pageUrl: string): string {
  const lines: string[] = []
  for (const { tag, children } of listDescendants(element, /^(dt|dd)$/)) {
    const text = formatInline(children, pageUrl)
    if (tag === 'dt') lines.push(`- **${text.replaceAll('**', '')}**:`)
    else lines.push(`${lines.pop() ?? '-'} ${text}`)
  }
  return lines.join('\n')
}

function formatTable(element: HtmlElement, pageUrl: string): string {
  const rows = listDescendants(element, /^tr$/).map((row) =>
    listDescendants(row, /^t[hd]$/).map((cell) => formatInline(cell.children, pageUrl).replaceAll('|', '\\|')),
  )
  const [head = [], ...body] = rows
  const caption = listDescendants(element, /^caption$/)[0]
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`)
  return [...(caption ? [`**${formatInline(caption.children, pageUrl)}**`, ''] : []), ...lines].join('\n')
}

const formatBreadcrumbs = (element: HtmlElement, pageUrl: string) =>
  listDescendants(element, /^li$/)
    .map((item) => formatInline(item.children, pageUrl))
    .join(' › ')

const formatBlockquote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

const listDescendants = ({ children }: HtmlElement, tagPattern: RegExp): HtmlElement[] =>
  children.flatMap((child) => {
    if (typeof child === 'string') return []
    return tagPattern.test(child.tag) ? [child] : listDescendants(child, tagPattern)
  })

const formatInline = (children: readonly Child[], pageUrl: string): string =>
  children
    .map((child) => (typeof child === 'string' ? escapeText(child) : formatInlineElement(child, pageUrl)))
    .join('')
    .replace(/^\s*; |\s+(?=; )/g, '')
    .replace(/\)\[(?=[^\]]*\]\()/g, ') [')
    .replace(/\s+/g, ' ')
    .trim()

function formatInlineElement(element: HtmlElement, pageUrl: string): string {
  if (isSkipped(element)) return ''
  const { tag, attributes, children } = element
  const text = formatInline(children, pageUrl)
  // Moves leading and trailing spaces out of the Markdown syntax: '** bold**' would not be bold.
  const [before, after] = [getLeadingSpace(children), getTrailingSpace(children)]
  const wrap = (inner: string) => (inner ? before + inner + after : ' ')
  switch (tag) {
    case 'a':
      return wrap(text && `[${text}](${toAbsoluteHref(attributes['href'] ?? '', pageUrl)})`)
    case 'strong':
    case 'b':
      return wrap(text && `**${text}**`)
    case 'em':
    case 'i':
      return wrap(text && `*${text}*`)
    case 'code':
      return wrap(text && `\`${unescapeText(text)}\``)
    case 'br':
      return ' '
    case 'sup':
      return `[${listDescendants(element, /^a$/)
        // A citation can be a link to the sources of another page.
        .map((link) => formatInline(link.attributes['href']?.startsWith('#') ? link.children : [link], pageUrl))
        .join()}]`
    default:
      if (hasClass(attributes, 'block')) return text && `; ${text} `
      if (hasClass(attributes, 'count')) return ` (${text.replace(/^\((.*)\)$/, '$1')}) `
      return isSpaced(attributes) && !/^[,.;:]/.test(text) ? ` ${text} ` : wrap(text)
  }
}

const hasClass = (attributes: Record<string, string>, name: string) =>
  attributes['class']?.split(' ').includes(name) ?? false

/** Returns whether CSS may put space around the element. In Markdown, space characters must do so. */
const isSpaced = (attributes: Record<string, string>) =>
  /\b(mark|badge|rating|muted|button|note)/.test(attributes['class'] ?? '')

const getLeadingSpace = ([first]: readonly Child[]) => (typeof first === 'string' && /^\s/.test(first) ? ' ' : '')
const getTrailingSpace = (children: readonly Child[]) => {
  const last = children.at(-1)
  return typeof last === 'string' && /\s$/.test(last) ? ' ' : ''
}

const toAbsoluteHref = (href: string, pageUrl: string) => (/^[/#?]/.test(href) ? new URL(href, pageUrl).href : href)

/** Escapes the Markdown syntax that occurs in the site's text. */
const escapeText = (text: string) => text.replace(/[\\*_`[\]]/g, '\\$&').replaceAll('<', '&lt;')

const unescapeText = (text: string) => text.replace(/\\([\\*_`[\]])/g, '$1').replaceAll('&lt;', '<')
