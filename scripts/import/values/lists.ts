import { deriveLocationSlug } from '../../../seed/load/area-rules.ts'
import { normalizeAreaAlias } from '../../../src/domain/area.ts'
import { createSlug } from '../plan/slugs.ts'
import { accept, isRejected, type Reading, reject } from './reading.ts'
import { cleanText, toText } from './scalars.ts'

/** Splits at any character of `separators` outside double quotes, where `""` is an escaped quote. */
export function splitOutsideQuotes(text: string, separators: string, keepQuotes = false): string[] {
  const parts: string[] = []
  let part = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? ''
    if (character === '"' && isQuoted && text[index + 1] === '"') {
      part += keepQuotes ? '""' : '"'
      index++
    } else if (character === '"') {
      isQuoted = !isQuoted
      if (keepQuotes) part += character
    } else if (!isQuoted && separators.includes(character)) {
      parts.push(part.trim())
      part = ''
    } else part += character
  }
  return [...parts, part.trim()]
}

export function splitValues(value: unknown): string[] {
  if (Array.isArray(value)) return removeBlanksAndDuplicates(value.map(cleanText))
  return removeBlanksAndDuplicates(splitOutsideQuotes(toText(value).replace(/\s*\n\s*/g, ';'), ';,|•·').map(cleanText))
}

export const removeBlanksAndDuplicates = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))]

const ROMAN_NUMERALS: Record<string, number> = { I: 1, II: 2, III: 3, IV: 4, V: 5, VI: 6 }
const ALL_SKIN_TYPES = [1, 2, 3, 4, 5, 6]

/** Returns the numbers of Fitzpatrick skin types, written as `1-6`, `I–VI`, `1;2;3` or `all`. */
export function readSkinTypes(value: unknown): Reading<number[]> {
  const types = new Set<number>()
  for (const item of splitValues(value)) {
    const range = readSkinTypeRange(item)
    if (!range)
      return reject('is not a list of Fitzpatrick skin types', 'write numbers from 1 to 6, such as 1-4 or 1;2')
    for (const type of range) types.add(type)
  }
  return accept([...types].sort())
}

function readSkinTypeRange(text: string): number[] | null {
  if (/^all(?: (?:skin )?types)?$/i.test(text)) return ALL_SKIN_TYPES
  const ends = text
    .replace(/^types?\s+/i, '')
    .split(/\s*(?:[-–—]|\bto\b)\s*/)
    .map((end) => ROMAN_NUMERALS[end.toUpperCase()] ?? Number(end))
  const [from = Number.NaN, to = from] = ends
  const isRange = ends.length <= 2 && ALL_SKIN_TYPES.includes(from) && ALL_SKIN_TYPES.includes(to) && from <= to
  return isRange ? ALL_SKIN_TYPES.slice(from - 1, to) : null
}

const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function readSlug(value: unknown): Reading<string> {
  const text = cleanText(value)
  return SLUG_PATTERN.test(text)
    ? accept(text)
    : reject('is not a slug', 'write lowercase words with hyphens between them')
}

/** Accepts an unknown slug, because a download may contain the slug of a borough. */
export function readArea(value: unknown, areas: readonly { slug: string; name: string }[]): Reading<string> {
  const text = cleanText(value)
  const key = normalizeAreaAlias(createSlug(text))
  const knownSlug = areas.find(({ slug, name }) => slug === key || createSlug(name) === key)?.slug
  if (knownSlug || SLUG_PATTERN.test(text)) return accept(knownSlug ?? text)
  const derivedSlug = deriveLocationSlug(text)
  if (!/\d/.test(text) && areas.some(({ slug }) => slug === derivedSlug))
    return accept(derivedSlug, `read as the area ${derivedSlug}`)
  const slugs = areas.map(({ slug }) => slug).join(', ')
  return reject('is not an area', `write one of ${slugs}; if it is the address, say so with --map`)
}

export function readSlugs(value: unknown): Reading<string[]> {
  const slugs = splitValues(value)
  return slugs.map(readSlug).find(isRejected) ?? accept(slugs)
}
