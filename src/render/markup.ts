import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>>

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

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

/**
 * React elements as static HTML: byte for byte what `renderToStaticMarkup` writes, in a quarter of its time, because
 * nothing is kept for later. For components without hooks; islands are roots of React's own. What it does not know
 * it throws on, and while developing and testing every page is held against React's (`render-markup.ts`).
 */
export const toMarkup = (node: ReactNode): string => markupOf(node, null)

/** `chosen`: the value of the select that the node is in. */
function markupOf(node: ReactNode, chosen: unknown): string {
  if (typeof node === 'string') return escapeText(node)
  if (typeof node === 'number') return String(node)
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (Array.isArray(node)) {
    let html = ''
    for (const child of node) html += markupOf(child, chosen)
    return html
  }
  if (isValidElement<Props>(node)) return elementOf(node, chosen)
  throw new TypeError(`cannot be rendered without React: ${Object.prototype.toString.call(node)}`)
}

function elementOf({ type, props }: ReactElement<Props>, chosen: unknown): string {
  if (typeof type === 'string') return tagOf(type, props, chosen)
  if (typeof type === 'function') return markupOf((type as (props: Props) => ReactNode)(props), chosen)
  if (type === Fragment) return markupOf(props['children'] as ReactNode, chosen)
  throw new TypeError(`cannot be rendered without React: ${String(type)}`)
}

function tagOf(tag: string, props: Props, chosen: unknown): string {
  const start = `<${tag}${attributesOf(tag, props)}`
  if (VOID.has(tag)) return `${start}/>`
  const raw = props['dangerouslySetInnerHTML'] as { __html: string } | undefined
  const inside = tag === 'select' ? (props['value'] ?? props['defaultValue']) : chosen
  const content = raw ? raw.__html : markupOf(props['children'] as ReactNode, inside)
  const isChosen = tag === 'option' && chosen != null && String(props['value'] ?? content) === String(chosen)
  return `${start}${isChosen ? ' selected=""' : ''}>${content}</${tag}>`
}

function attributesOf(tag: string, props: Props): string {
  const last = LAST[tag]
  let html = ''
  for (const name in props) {
    if (name === 'children' || name === 'dangerouslySetInnerHTML' || last?.includes(name)) continue
    html += attribute(name, props[name])
  }
  if (last === undefined || tag === 'select') return html
  if (tag !== 'input') return last.reduce((text, name) => text + attribute(name, props[name]), html)
  const { name, checked, defaultChecked, value, defaultValue } = props
  return (
    html +
    attribute('name', name) +
    attribute('checked', checked ?? defaultChecked) +
    attribute('value', value ?? defaultValue)
  )
}

/** How an attribute is written; worked out once for each name. */
interface Spelling {
  /** Up to its value, such as ` class="`. */
  start: string
  isFlag: boolean
  /** Whether true and false are words. */
  hasWords: boolean
  isAddress: boolean
}

const spellings = new Map<string, Spelling>()

function spellingOf(name: string): Spelling {
  if (name === 'style') throw new TypeError('the attribute style is refused by our content security policy')
  const spelling = {
    start: ` ${NAMES.get(name) ?? name}="`,
    isFlag: FLAGS.has(name),
    hasWords: /^(aria-|data-|spellCheck$|focusable$|draggable$)/.test(name),
    isAddress: name === 'href' || name === 'src',
  }
  spellings.set(name, spelling)
  return spelling
}

function attribute(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  const { start, isFlag, hasWords, isAddress } = spellings.get(name) ?? spellingOf(name)
  if (typeof value === 'string') {
    if (isFlag) return value === '' ? '' : `${start}"`
    if (isAddress && (value === '' || isScript(value))) return ''
    return `${start}${escapeText(value)}"`
  }
  if (isFlag) return value ? `${start}"` : ''
  if (typeof value === 'number' || (typeof value === 'boolean' && hasWords)) return `${start}${value}"`
  if (typeof value === 'boolean') return ''
  throw new TypeError(`the attribute ${name} cannot be rendered without React`)
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
