import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>>

/** Elements that hold nothing and are never closed. */
export const VOID: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
])

/** Present or absent: the value says which. */
const FLAGS = new Set([
  ...['async', 'autoFocus', 'checked', 'defer', 'disabled', 'hidden', 'inert', 'multiple', 'noValidate', 'open'],
  ...['readOnly', 'required', 'reversed'],
])

/** Properties with another name as attributes. All others are written as they are. */
const NAMES = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['tabIndex', 'tabindex'],
  ['autoFocus', 'autofocus'],
  ['crossOrigin', 'crossorigin'],
  ['httpEquiv', 'http-equiv'],
  ['strokeWidth', 'stroke-width'],
  ['strokeLinecap', 'stroke-linecap'],
  ['strokeLinejoin', 'stroke-linejoin'],
  ['strokeDasharray', 'stroke-dasharray'],
  ['textAnchor', 'text-anchor'],
  ['fillOpacity', 'fill-opacity'],
])

/** What React writes behind the other attributes of these elements; of a select it writes none of them. */
const LAST: Readonly<Record<string, readonly string[]>> = {
  form: ['action', 'encType', 'method', 'target'],
  button: ['name'],
  input: ['name', 'checked', 'defaultChecked', 'value', 'defaultValue'],
  select: ['value', 'defaultValue'],
}

/** What is written of an element whatever its attributes; put together once for each name. */
interface Tag {
  open: string
  close: string
  isVoid: boolean
  /** Attributes that are written behind the others. */
  last: readonly string[] | undefined
}

const tags = new Map<string, Tag>()

function tagOf(name: string): Tag {
  const isVoid = VOID.has(name)
  const tag = { open: `<${name}`, close: isVoid ? '/>' : `</${name}>`, isVoid, last: LAST[name] }
  tags.set(name, tag)
  return tag
}

// By names of its own: the bundle reads what it imports of React through a getter, each time.
const isElement: typeof isValidElement = isValidElement
const FRAGMENT: typeof Fragment = Fragment

/** What was written since the last whole chunk. Returning strings from each call instead would take twice as long. */
let html = ''
let chunks: string[] = []

/** Characters after which a chunk ends at the next closing tag. V8 handles very large strings slowly. */
const CHUNK = 16 * 1024

/**
 * React elements as static HTML, in chunks: byte for byte what `renderToStaticMarkup` writes, in a fraction of its time,
 * because nothing is kept for later. For components without hooks; islands are roots of React's own. What it does not
 * know it throws on, and while developing and testing every page is held against React's (`render-markup.ts`).
 */
export function toChunks(node: ReactNode): string[] {
  const outer = { html, chunks }
  html = ''
  chunks = []
  try {
    write(node, null)
    chunks.push(html)
    return chunks
  } finally {
    ;({ html, chunks } = outer)
  }
}

/** The same in one text. */
export const toMarkup = (node: ReactNode): string => toChunks(node).join('')

/** `chosen`: the value of the select that the node is in. */
function write(node: ReactNode, chosen: unknown): void {
  if (typeof node === 'string') html += escapeText(node)
  else if (typeof node === 'number') html += node
  else if (node === null || node === undefined || typeof node === 'boolean') return
  else if (Array.isArray(node)) for (const child of node) write(child, chosen)
  else if (isElement<Props>(node)) writeElement(node, chosen)
  else throw new TypeError(`cannot be rendered without React: ${Object.prototype.toString.call(node)}`)
}

function writeElement({ type, props }: ReactElement<Props>, chosen: unknown): void {
  if (typeof type === 'string') writeTag(type, props, chosen)
  else if (typeof type === 'function') write((type as (props: Props) => ReactNode)(props), chosen)
  else if (type === FRAGMENT) write(props['children'] as ReactNode, chosen)
  else throw new TypeError(`cannot be rendered without React: ${String(type)}`)
}

function writeTag(name: string, props: Props, chosen: unknown): void {
  const tag = tags.get(name) ?? tagOf(name)
  html += tag.open
  writeAttributes(name, tag.last, props)
  if (name === 'option' && chosen != null && optionValue(props) === String(chosen)) html += ' selected=""'
  if (!tag.isVoid) {
    html += '>'
    const raw = props['dangerouslySetInnerHTML'] as { __html: string } | undefined
    if (raw) html += raw.__html
    else write(props['children'] as ReactNode, name === 'select' ? (props['value'] ?? props['defaultValue']) : chosen)
  }
  html += tag.close
  if (html.length > CHUNK) {
    chunks.push(html)
    html = ''
  }
}

/** An option without a value has its text as value. */
const optionValue = ({ value, children }: Props) => String(value ?? toMarkup(children as ReactNode))

function writeAttributes(tag: string, last: Tag['last'], props: Props): void {
  for (const name in props) {
    if (name === 'children' || name === 'dangerouslySetInnerHTML' || last?.includes(name)) continue
    writeAttribute(name, props[name])
  }
  if (last === undefined || tag === 'select') return
  if (tag !== 'input') {
    for (const name of last) writeAttribute(name, props[name])
    return
  }
  const { name, checked, defaultChecked, value, defaultValue } = props
  writeAttribute('name', name)
  writeAttribute('checked', checked ?? defaultChecked)
  writeAttribute('value', value ?? defaultValue)
}

/** How an attribute is written; worked out once for each name. */
interface Spelling {
  /** Up to its value, such as ` class="`. */
  start: string
  isFlag: boolean
  /** Whether true and false are words. */
  hasWords: boolean
  isAddress: boolean
  /** React leaves out an empty `src`, which would load the page itself. */
  isSource: boolean
  /** Values that were written before, each as a whole; of attributes that have few. */
  written: Map<string, string> | null
}

/** Attributes whose values stand in our own code: most of all that are written. */
const OF_FEW_VALUES: ReadonlySet<string> = new Set([
  ...['aria-hidden', 'class', 'fill', 'height', 'rel', 'role', 'scope', 'type', 'viewBox', 'width'],
])
/** So many of each are kept, in case a value should not stand in our code after all. */
const MOST_WRITTEN = 500

const spellings = new Map<string, Spelling>()

function spellingOf(name: string): Spelling {
  if (name === 'style') throw new TypeError('the attribute style is refused by our content security policy')
  const attribute = NAMES.get(name) ?? name
  const spelling = {
    start: ` ${attribute}="`,
    isFlag: FLAGS.has(name),
    hasWords: /^(aria-|data-|spellCheck$|focusable$|draggable$)/.test(name),
    isAddress: name === 'href' || name === 'src',
    isSource: name === 'src',
    written: OF_FEW_VALUES.has(attribute) ? new Map<string, string>() : null,
  }
  spellings.set(name, spelling)
  return spelling
}

function writeAttribute(name: string, value: unknown): void {
  if (value === null || value === undefined) return
  const spelling = spellings.get(name) ?? spellingOf(name)
  if (typeof value === 'string') html += spelling.written?.get(value) ?? written(spelling, value)
  else if (spelling.isFlag) html += value ? `${spelling.start}"` : ''
  else if (typeof value === 'number' || (typeof value === 'boolean' && spelling.hasWords))
    html += `${spelling.start}${value}"`
  else if (typeof value !== 'boolean') throw new TypeError(`the attribute ${name} cannot be rendered without React`)
}

function written({ start, isFlag, isAddress, isSource, written: before }: Spelling, value: string): string {
  if (isFlag) return value === '' ? '' : `${start}"`
  if ((isSource && value === '') || (isAddress && isScript(value))) return ''
  const attribute = `${start}${escapeText(value)}"`
  if (before && before.size < MOST_WRITTEN) before.set(value, attribute)
  return attribute
}

/** React writes another address in its place; none of ours is one. */
const isScript = (address: string) => /^\s*javascript:/i.test(address)

const UNSAFE = /["'&<>]/
const EVERY_UNSAFE = /["'&<>]/g
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}

const escapeText = (text: string): string =>
  UNSAFE.test(text) ? text.replace(EVERY_UNSAFE, (character) => ENTITIES[character] ?? character) : text
