import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import {
  ATTRIBUTE_NAMES,
  BOOLEAN_ATTRIBUTES,
  KNOWN_TAGS,
  PLAIN_ATTRIBUTES,
  RAW_TEXT_TAGS,
  TRAILING_ATTRIBUTES,
  VOID_ELEMENTS,
} from './html-names.ts'

type Props = Readonly<Record<string, unknown>>

const tags = new Map<string, ReturnType<typeof createTag>>()

function createTag(name: string) {
  if (!KNOWN_TAGS.has(name)) throw new TypeError(`markup.ts does not know the tag ${name}: add it to html-names.ts`)
  const isVoid = VOID_ELEMENTS.has(name)
  const tag = {
    open: `<${name}`,
    close: isVoid ? '/>' : `</${name}>`,
    isVoid,
    trailingAttributes: TRAILING_ATTRIBUTES[name],
  }
  tags.set(name, tag)
  return tag
}

// Faster than the imports, which the bundle reads through a getter each time.
const isElement: typeof isValidElement = isValidElement

const FRAGMENT: typeof Fragment = Fragment

/** Output so far. Module state, because returning strings from each call takes twice as long. */
let html = ''

/** Like `renderToStaticMarkup`, but much faster, and without hooks. Throws on unknown tags, attributes and values. */
export function toMarkup(node: ReactNode): string {
  const savedHtml = html
  html = ''
  try {
    write(node, null)
    return html
  } finally {
    html = savedHtml
  }
}

function write(node: ReactNode, selectValue: unknown): void {
  if (typeof node === 'string') html += escapeText(node)
  else if (typeof node === 'number') html += node
  else if (node === null || node === undefined || typeof node === 'boolean') return
  else if (Array.isArray(node)) for (const child of node) write(child, selectValue)
  else if (isElement<Props>(node)) writeElement(node, selectValue)
  else
    throw new TypeError(
      `markup.ts cannot render ${Object.prototype.toString.call(node)}: use an island, or add it to markup.ts`,
    )
}

function writeElement({ type, props }: ReactElement<Props>, selectValue: unknown): void {
  if (typeof type === 'string') writeHtmlElement(type, props, selectValue)
  else if (typeof type === 'function') write((type as (props: Props) => ReactNode)(props), selectValue)
  else if (type === FRAGMENT) write(props['children'] as ReactNode, selectValue)
  else throw new TypeError(`markup.ts cannot render ${String(type)}: use an island, or add it to markup.ts`)
}

function writeHtmlElement(name: string, props: Props, selectValue: unknown): void {
  const tag = tags.get(name) ?? createTag(name)
  html += tag.open
  writeAttributes(name, tag.trailingAttributes, props)
  if (name === 'option' && selectValue != null && getOptionValue(props) === String(selectValue)) html += ' selected=""'
  if (!tag.isVoid) {
    html += '>'
    const raw = props['dangerouslySetInnerHTML'] as { __html: string } | undefined
    if (raw) html += raw.__html
    else if (RAW_TEXT_TAGS.has(name) && props['children'] !== undefined)
      throw new TypeError(`markup.ts cannot render text in ${name}: use raw HTML`)
    else
      write(props['children'] as ReactNode, name === 'select' ? (props['value'] ?? props['defaultValue']) : selectValue)
  }
  html += tag.close
}

const getOptionValue = ({ value, children }: Props) => String(value ?? toMarkup(children as ReactNode))

function writeAttributes(tag: string, trailingAttributes: readonly string[] | undefined, props: Props): void {
  for (const name in props) {
    if (name === 'children' || name === 'dangerouslySetInnerHTML' || trailingAttributes?.includes(name)) continue
    writeAttribute(name, props[name])
  }
  if (trailingAttributes === undefined || tag === 'select') return
  if (tag !== 'input') {
    for (const name of trailingAttributes) writeAttribute(name, props[name])
    return
  }
  const { name, checked, defaultChecked, value, defaultValue } = props
  writeAttribute('name', name)
  writeAttribute('checked', checked ?? defaultChecked)
  writeAttribute('value', value ?? defaultValue)
}

/** Attributes whose formatted values are cached, because they have few different values. */
const CACHED_ATTRIBUTES: ReadonlySet<string> = new Set(
  'aria-hidden class fill height rel role scope type viewBox width'.split(' '),
)

const MAX_CACHED_VALUES_PER_ATTRIBUTE = 500

const formats = new Map<string, AttributeFormat>()
type AttributeFormat = ReturnType<typeof createAttributeFormat>

const ARIA_OR_DATA = /^(aria-|data-)/

function createAttributeFormat(name: string) {
  if (name === 'style') throw new TypeError('the content security policy blocks the style attribute: use a class')
  if (
    !PLAIN_ATTRIBUTES.has(name) &&
    !ATTRIBUTE_NAMES.has(name) &&
    !BOOLEAN_ATTRIBUTES.has(name) &&
    !ARIA_OR_DATA.test(name)
  )
    throw new TypeError(`markup.ts does not know the attribute ${name}: add it to html-names.ts`)
  const attributeName = ATTRIBUTE_NAMES.get(name) ?? name
  const format = {
    start: ` ${attributeName}="`,
    isBoolean: BOOLEAN_ATTRIBUTES.has(name),
    writesBooleans: ARIA_OR_DATA.test(name),
    isUrl: name === 'href' || name === 'src' || name === 'action',
    /** React omits an empty `src`, which would load the page itself. */
    isSrc: name === 'src',
    cache: CACHED_ATTRIBUTES.has(attributeName) ? new Map<string, string>() : null,
  }
  formats.set(name, format)
  return format
}

function writeAttribute(name: string, value: unknown): void {
  if (value === null || value === undefined) return
  const format = formats.get(name) ?? createAttributeFormat(name)
  if (typeof value === 'string') html += format.cache?.get(value) ?? formatAttribute(format, value)
  else if (format.isBoolean) html += value ? `${format.start}"` : ''
  else if (typeof value === 'number' || (typeof value === 'boolean' && format.writesBooleans))
    html += `${format.start}${value}"`
  else if (typeof value !== 'boolean')
    throw new TypeError(`markup.ts cannot render the attribute ${name}: use a string or a number`)
}

function formatAttribute({ start, isBoolean, isUrl, isSrc, cache }: AttributeFormat, value: string): string {
  if (isBoolean) return value === '' ? '' : `${start}"`
  if ((isSrc && value === '') || (isUrl && isScriptUrl(value))) return ''
  const attribute = `${start}${escapeText(value)}"`
  if (cache && cache.size < MAX_CACHED_VALUES_PER_ATTRIBUTE) cache.set(value, attribute)
  return attribute
}

/** Ignores all control characters and spaces: browsers ignore them before the scheme. */
const isScriptUrl = (url: string) => url.includes(':') && /^javascript:/i.test(url.replace(CONTROL_OR_SPACE, ''))

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them before the scheme.
const CONTROL_OR_SPACE = /[\u0000-\u0020]/g

const UNSAFE_CHARACTER = /["'&<>]/

const EVERY_UNSAFE_CHARACTER = /["'&<>]/g

const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}

const escapeText = (text: string): string =>
  UNSAFE_CHARACTER.test(text)
    ? text.replace(EVERY_UNSAFE_CHARACTER, (character) => ENTITIES[character] ?? character)
    : text
