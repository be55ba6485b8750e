import { lazily } from '../lazily.ts'

const MAX_INPUT_LENGTH = 200
const MAX_TERMS = 8

const STOP_WORDS = new Set(
  (
    'a an and any are around at by can could did do does for from get getting had has have how i in into is it its me my ' +
    'near nearby of on or our should that the their there this to versus vs we what when where which who will with would you your'
  ).split(' '),
)
export const isStopWord = (word: string) => STOP_WORDS.has(word)

const POSSESSIVE_PATTERN = /['’]s\b/g

/** Characters that SQLite's `unicode61` tokenizer treats as part of a word. */
const WORD_CHARACTERS = String.raw`\p{L}\p{N}\p{Co}`
const COMBINING_MARKS = String.raw`\p{M}`
export const getWordPattern = lazily(
  () => new RegExp(`[${WORD_CHARACTERS}][${WORD_CHARACTERS}${COMBINING_MARKS}]*`, 'gu'),
)

const getCombiningMarkPattern = lazily(() => new RegExp(`${COMBINING_MARKS}+`, 'gu'))

export function listSignificantTerms(input: string): string[] {
  const text = input.slice(0, MAX_INPUT_LENGTH).normalize('NFKC').toLowerCase()
  const uniqueWords = [...new Set(text.replace(POSSESSIVE_PATTERN, '').match(getWordPattern()))]
  const significantWords = uniqueWords.filter((word) => !STOP_WORDS.has(word))
  return (significantWords.length > 0 ? significantWords : uniqueWords).slice(0, MAX_TERMS)
}

export const splitWords = (text: string): string[] =>
  text
    .slice(0, MAX_INPUT_LENGTH)
    .normalize('NFKD')
    .replace(getCombiningMarkPattern(), '')
    .toLowerCase()
    .replace(POSSESSIVE_PATTERN, '')
    .match(getWordPattern()) ?? []

export const toSingular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word

// Control characters mark highlighted words, because content contains no control characters.
export const HIGHLIGHT_START = '\u0001'
export const HIGHLIGHT_END = '\u0002'
