import { decodeEntities } from '../domain/plain-text.ts'
import { VOID } from './markup.ts'

export interface Element {
  tag: string
  attributes: Record<string, string>
  children: (Element | string)[]
}

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>/g
const ATTRIBUTE = /([^\s=>"/]+)(?:="([^"]*)")?/g

/**
 * The tree of a piece of HTML that React or our own Markdown compiler wrote: every element closed, every attribute
 * quoted. It is no parser for other people's HTML.
 */
export function parseHtml(html: string): Element {
  const root: Element = { tag: '', attributes: {}, children: [] }
  const open = [root]
  let at = 0
  // What stands in a script is data, and `<` in it may be anything.
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  for (const token of markup.matchAll(TOKEN)) {
    addText(open, markup.slice(at, token.index))
    at = token.index + token[0].length
    const [, closing, tag = '', attributes = ''] = token
    if (!tag) continue
    if (closing) close(open, tag)
    else {
      const element = { tag, attributes: readAttributes(attributes), children: [] }
      open.at(-1)?.children.push(element)
      if (!VOID.has(tag)) open.push(element)
    }
  }
  addText(open, markup.slice(at))
  return root
}

function addText(open: Element[], text: string): void {
  if (text) open.at(-1)?.children.push(decodeEntities(text))
}

function close(open: Element[], tag: string): void {
  const index = open.findLastIndex((element) => element.tag === tag)
  if (index > 0) open.length = index
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) attributes[name] = decodeEntities(value)
  return attributes
}
