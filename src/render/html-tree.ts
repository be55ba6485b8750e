import { decodeEntities } from '../domain/plain-text.ts'
import { VOID_ELEMENTS } from './html-names.ts'

export interface HtmlElement {
  tag: string
  attributes: Record<string, string>
  children: (HtmlElement | string)[]
}

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>/g
const ATTRIBUTE = /([^\s=>"/]+)(?:="([^"]*)")?/g

/** Parses HTML that this project has rendered. Requires closed elements and quoted attributes. */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] }
  const openElements = [root]
  let textStart = 0
  // Removes scripts and styles, because `<` in their content does not begin a tag.
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  for (const token of markup.matchAll(TOKEN)) {
    addText(openElements, markup.slice(textStart, token.index))
    textStart = token.index + token[0].length
    const [, closing, tag = '', attributes = ''] = token
    if (!tag) continue
    if (closing) closeElement(openElements, tag)
    else {
      const element = { tag, attributes: readAttributes(attributes), children: [] }
      openElements.at(-1)?.children.push(element)
      if (!VOID_ELEMENTS.has(tag)) openElements.push(element)
    }
  }
  addText(openElements, markup.slice(textStart))
  return root
}

function addText(openElements: HtmlElement[], text: string): void {
  if (text) openElements.at(-1)?.children.push(decodeEntities(text))
}

function closeElement(openElements: HtmlElement[], tag: string): void {
  const index = openElements.findLastIndex((element) => element.tag === tag)
  if (index > 0) openElements.length = index
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) attributes[name] = decodeEntities(value)
  return attributes
}
