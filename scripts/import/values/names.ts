import { decodeEntities } from '../../../src/domain/plain-text.ts'
import { isPlaceholder } from '../files/columns.ts'
import { accept, type Reading, reject } from './reading.ts'
import { cleanText } from './scalars.ts'

const LEGAL_SUFFIX_PATTERN =
  /(?:\s*,\s*|\s+)(?:P\.?\s?L\.?\s?L\.?\s?C|L\.?\s?L\.?\s?C|L\.?L\.?P|Inc|Incorporated|Corp|Ltd|P\.?\s?C)\.?$/i

const SMALL_WORDS = new Set(['an', 'and', 'at', 'by', 'de', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with'])

const ACRONYMS = new Set(
  (
    'NYC NY USA MD DO NP PA RN APRN FAAD FACS PRP IV RF IPL LED CO2 DNA NAD BBL LI ' +
    'UES UWS LIC LES BK SI II III VI VII VIP PC LLC NE NW SE SW'
  ).split(' '),
)

const ABBREVIATIONS = new Set(['dr', 'st', 'mt'])

const MAX_NAME_LENGTH = 120

/** Matches 'Glow Bar (CLOSED)', 'CLOSED - Glow Bar' and 'Glow Bar closed 3/2026', but not 'Closed Door Skin'. */
const CLOSED_REMARK_PATTERN = new RegExp(
  [
    String.raw`[([:–—-]\s*(?:permanently |now )?closed\b`,
    String.raw`^[^\p{L}\p{N}]*(?:(?:permanently|now) closed\b|closed(?:\s*[^\p{L}\p{N}\s-]|\s+-|-\s))`,
    String.raw`(?<!\p{L})closed[^\p{L}\p{N}]*(?:\d[\d/.-]*)?$`,
  ].join('|'),
  'iu',
)

/** Returns undefined for a placeholder, such as 'TBD'. */
export function readName(value: unknown): Reading<string | undefined> {
  const name = cleanName(cleanText(value))
  if (name === '') return reject('is not a name', 'write the name of the clinic')
  if (isPlaceholder(name, 'name')) return accept(undefined)
  if (CLOSED_REMARK_PATTERN.test(name))
    return reject(
      'says that the clinic is closed',
      'write closed and the date in the column status, and only the name here',
    )
  if (name.length > MAX_NAME_LENGTH)
    return reject(`is longer than ${MAX_NAME_LENGTH} characters`, 'shorten it; the rest may go into the description')
  return accept(name)
}

export function cleanName(text: string): string {
  const decodedText = cleanText(decodeNestedEntities(text).replace(/\p{Cc}|\p{Cf}/gu, ' '))
  const name = removeLegalSuffix(decodedText)
  return isAllCaps(name) ? toTitleCase(name) : name
}

/** Decodes entities repeatedly, because some tools write '&amp;amp;' for '&'. */
function decodeNestedEntities(text: string): string {
  const decodedText = decodeEntities(text)
  return decodedText === text ? text : decodeNestedEntities(decodedText)
}

function removeLegalSuffix(name: string): string {
  const shortName = name.replace(LEGAL_SUFFIX_PATTERN, '').replace(/[\s,]+$/, '')
  return shortName === '' || shortName === name ? name : removeLegalSuffix(shortName)
}

/** Returns false for short text in capitals, because it may be an acronym or initials. */
export function isAllCaps(text: string): boolean {
  const letterCount = text.match(/\p{L}/gu)?.length ?? 0
  return !/\p{Ll}/u.test(text) && letterCount >= (/\s/.test(text) ? 3 : 5)
}

export function toTitleCase(text: string): string {
  let isFirst = true
  return text.replace(/[\p{L}\p{M}\p{N}’'.]+/gu, (word) => {
    const casedWord = fixWordCase(word, isFirst)
    isFirst = false
    return casedWord
  })
}

function fixWordCase(word: string, isFirst: boolean): string {
  const lowercaseWord = word.toLowerCase()
  const bareWord = lowercaseWord.replace(/[.'’]/g, '')
  if (
    ACRONYMS.has(bareWord.toUpperCase()) ||
    (bareWord.length > 1 && !/[aeiouy\d]/.test(bareWord) && !ABBREVIATIONS.has(bareWord))
  )
    return word.toUpperCase()
  if (!isFirst && SMALL_WORDS.has(lowercaseWord)) return lowercaseWord
  if (/^\d/.test(word)) return /^\d+(?:st|nd|rd|th)$/.test(lowercaseWord) ? lowercaseWord : word
  return lowercaseWord
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/^(Mc|[OD][’'])(\p{L})(?=\p{L}{2})/u, (_, start: string, letter: string) => start + letter.toUpperCase())
}

export const createNameKey = (name: string): string =>
  removeLegalSuffix(name)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’.]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const MIN_SIMILARITY = 0.6

/** Similar names share most letter pairs (Dice), or one begins with the other, which has five letters or more. */
export function isSimilarName(a: string, b: string): boolean {
  const [first, second] = [createNameKey(a), createNameKey(b)]
  if (first === second) return true
  const [shortKey = '', longKey = ''] = first.length < second.length ? [first, second] : [second, first]
  if (shortKey.length >= 5 && `${longKey} `.startsWith(`${shortKey} `)) return true
  return getDiceCoefficient(listLetterPairs(first), listLetterPairs(second)) >= MIN_SIMILARITY
}

const listLetterPairs = (text: string) => {
  const letters = [...text.replaceAll(' ', '')]
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

function getDiceCoefficient(a: readonly string[], b: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const pair of a) counts.set(pair, (counts.get(pair) ?? 0) + 1)
  let sharedCount = 0
  for (const pair of b) {
    const count = counts.get(pair) ?? 0
    if (count === 0) continue
    counts.set(pair, count - 1)
    sharedCount++
  }
  return a.length + b.length === 0 ? 0 : (2 * sharedCount) / (a.length + b.length)
}
