// Regular expressions suffice, because the site's HTML is well formed.

const CHARACTERS_BY_ENTITY: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}

export const decodeEntities = (text: string) =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => CHARACTERS_BY_ENTITY[name] ?? entity)

const INVISIBLE_ELEMENTS = [
  /<head\b.*?<\/head>/gs,
  /<script\b.*?<\/script>/gs,
  /<svg\b.*?<\/svg>/gs,
  /<dialog\b(?![^>]*\sopen[\s=>]).*?<\/dialog>/gs,
  /<(form|button|div)\b[^>]*\shidden(?:=""|\s|>).*?<\/\1>/gs,
]

const INLINE_TAGS = /<\/?(a|abbr|b|em|i|mark|span|strong|sub|sup)\b[^>]*>/g

export function extractVisibleText(html: string): string {
  const visibleHtml = INVISIBLE_ELEMENTS.reduce((remaining, pattern) => remaining.replace(pattern, ' '), html)
  const text = visibleHtml.replace(INLINE_TAGS, '').replace(/<[^>]*>/g, ' ')
  return decodeEntities(text).replace(/\s+/g, ' ').trim()
}

const readAttribute = (attributes: string, name: string) => {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
  return value === undefined ? undefined : decodeEntities(value)
}

function readElementAt(html: string, start: number): string {
  const voidElement = /^<(?:img|input|link|meta)\b[^>]*>/.exec(html.slice(start))
  if (voidElement) return voidElement[0]
  const name = /^<(\w+)/.exec(html.slice(start, start + 20))?.[1] ?? ''
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g')
  tags.lastIndex = start
  let depth = 0
  for (const tag of html.matchAll(tags)) {
    if (tag.index < start) continue
    depth += tag[1] ? -1 : 1
    if (depth === 0) return html.slice(start, tag.index + tag[0].length)
  }
  throw new Error(`<${name}> is not closed`)
}

export function findElement(html: string, tag: string, attributeText = ''): string {
  for (const { index, 0: opening } of html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))) {
    if (opening.includes(attributeText)) return readElementAt(html, index)
  }
  throw new Error(`there is no <${tag}> ${attributeText}`)
}

/** Returns the HTML of the landmark, form, list or div with this accessible name. */
export function findRegion(html: string, name: string): string {
  for (const { index, 1: attributes = '' } of html.matchAll(/<(?:section|nav|aside|form|div|ul)\b([^>]*)>/g)) {
    const labelId = readAttribute(attributes, 'aria-labelledby')
    const label = labelId
      ? extractVisibleText(findElement(html, '\\w+', ` id="${labelId}"`))
      : readAttribute(attributes, 'aria-label')
    if (label === name) return readElementAt(html, index)
  }
  throw new Error(`nothing is called '${name}'`)
}

const HEADING = /<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs

export const findHeadings = (html: string, level?: number) =>
  [...html.matchAll(HEADING)]
    .filter(([, headingLevel]) => !level || Number(headingLevel) === level)
    .map(([, , text = '']) => extractVisibleText(text))

/** Returns the HTML after a heading, up to the next heading of the same or a higher level or the end of `<main>`. */
export function findContentUnder(html: string, heading: string): string {
  const headings = [...html.matchAll(HEADING)]
  const headingIndex = headings.findIndex(([, , text = '']) => extractVisibleText(text) === heading)
  const headingMatch = headings[headingIndex]
  if (!headingMatch) throw new Error(`no heading says '${heading}': ${findHeadings(html).join(' | ')}`)
  const next = headings.slice(headingIndex + 1).find(([, level]) => Number(level) <= Number(headingMatch[1]))
  const end = html.indexOf('</main>', headingMatch.index)
  return html.slice(
    headingMatch.index + headingMatch[0].length,
    Math.min(next?.index ?? html.length, end < 0 ? html.length : end),
  )
}

export interface Link {
  text: string
  href: string
}

export const findLinks = (html: string): Link[] =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', text = '']) => ({
    text: extractVisibleText(text),
    href: readAttribute(attributes, 'href') ?? '',
  }))

export const findLinkHref = (html: string, text: string) => findLinks(html).find((link) => link.text === text)?.href

export const readListItems = (html: string) =>
  [...html.matchAll(/<li\b[^>]*>(.*?)<\/li>/gs)].map(([, text = '']) => extractVisibleText(text))

export const readTableRows = (html: string) =>
  [...html.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>|<t[hd]\/>/gs)].map(([, cell = '']) => extractVisibleText(cell)),
  )

export const readTermsAndDetails = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt\b[^>]*>(.*?)<\/dt>\s*<dd\b[^>]*>(.*?)<\/dd>/gs)].map(([, term = '', text = '']) => [
      extractVisibleText(term),
      extractVisibleText(text),
    ]),
  )

export function readHead(html: string) {
  const headHtml = findElement(html, 'head')
  const readMeta = (name: string) =>
    readAttribute(new RegExp(`<meta (?:name|property)="${name}"[^>]*>`).exec(headHtml)?.[0] ?? '', 'content')
  const readLink = (rel: string) =>
    readAttribute(new RegExp(`<link rel="${rel}"[^>]*>`).exec(headHtml)?.[0] ?? '', 'href')
  return {
    title: extractVisibleText(findElement(headHtml, 'title')),
    description: readMeta('description'),
    robots: readMeta('robots'),
    canonical: readLink('canonical'),
    prev: readLink('prev'),
    next: readLink('next'),
    og: {
      title: readMeta('og:title'),
      description: readMeta('og:description'),
      url: readMeta('og:url'),
      image: readMeta('og:image'),
    },
  }
}

interface JsonLdNode {
  '@type': string
  [key: string]: unknown
}

export function findStructuredData(html: string, type: string): JsonLdNode | undefined {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  const nodes = scripts.flatMap(([, json = '']) => (JSON.parse(json) as { '@graph': JsonLdNode[] })['@graph'])
  return nodes.find((node) => node['@type'] === type)
}
