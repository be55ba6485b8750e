import { normalizeAreaAlias } from '../../../src/domain/area.ts'
import { slugOf } from '../plan/ids.ts'
import { accepted, isRejected, type Reading, rejected } from './reading.ts'
import { cleanText, rawText } from './values.ts'

/** Splits at any character of `separators`, except inside double quotes, where `""` is an escaped quote. */
export function splitOutsideQuotes(text: string, separators: string, keepQuotes = false): string[] {
  const parts: string[] = []
  let part = ''
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? ''
    if (character === '"' && quoted && text[index + 1] === '"') {
      part += keepQuotes ? '""' : '"'
      index++
    } else if (character === '"') {
      quoted = !quoted
      if (keepQuotes) part += character
    } else if (!quoted && separators.includes(character)) {
      parts.push(part.trim())
      part = ''
    } else part += character
  }
  return [...parts, part.trim()]
}

export function splitItems(value: unknown): string[] {
  if (Array.isArray(value)) return distinctTexts(value.map(cleanText))
  return distinctTexts(splitOutsideQuotes(rawText(value).replace(/\s*\n\s*/g, ';'), ';,|•·').map(cleanText))
}

export const distinctTexts = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))]

const ROMAN: Record<string, number> = { I: 1, II: 2, III: 3, IV: 4, V: 5, VI: 6 }
const ALL_SKIN_TYPES = [1, 2, 3, 4, 5, 6]

/** Reads `1-6`, `I–VI`, `1;2;3` and `all`. */
export function readSkinTypes(value: unknown): Reading<number[]> {
  const types = new Set<number>()
  for (const item of splitItems(value)) {
    const range = skinTypeRange(item)
    if (!range)
      return rejected('is not a list of Fitzpatrick skin types', 'write numbers from 1 to 6, such as 1-4 or 1;2')
    for (const type of range) types.add(type)
  }
  return accepted([...types].sort())
}

function skinTypeRange(text: string): number[] | null {
  if (/^all(?: (?:skin )?types)?$/i.test(text)) return ALL_SKIN_TYPES
  const ends = text
    .replace(/^types?\s+/i, '')
    .split(/\s*(?:[-–—]|\bto\b)\s*/)
    .map((end) => ROMAN[end.toUpperCase()] ?? Number(end))
  const [from = Number.NaN, to = from] = ends
  const isRange = ends.length <= 2 && ALL_SKIN_TYPES.includes(from) && ALL_SKIN_TYPES.includes(to) && from <= to
  return isRange ? ALL_SKIN_TYPES.slice(from - 1, to) : null
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function readSlug(value: unknown): Reading<string> {
  const text = cleanText(value)
  return SLUG.test(text) ? accepted(text) : rejected('is not a slug', 'write lowercase words with hyphens between them')
}

/** Accepts an unknown slug, because a download may contain a borough. */
export function readArea(value: unknown, areas: readonly { slug: string; name: string }[]): Reading<string> {
  const text = cleanText(value)
  const key = normalizeAreaAlias(slugOf(text))
  const area = areas.find(({ slug, name }) => slug === key || slugOf(name) === key)?.slug
  if (area || SLUG.test(text)) return accepted(area ?? text)
  const slugs = areas.map(({ slug }) => slug).join(', ')
  return rejected('is not an area', `write one of ${slugs}; if it is the address, say so with --map`)
}

export function readSlugs(value: unknown): Reading<string[]> {
  const slugs = splitItems(value)
  return slugs.map(readSlug).find(isRejected) ?? accepted(slugs)
}
