import { lazily } from './lazily.ts'

/** Longest input that is read, in UTF-16 units, and most terms that are asked; the rest is left out without an error. */
const MAX_INPUT = 200
const MAX_TERMS = 8

/** A word shorter than this is searched as it stands, because its prefix would match most of the index. */
const MIN_PREFIX = 3

/** Words that say nothing about what is looked for: 'botox in soho' must not ask for documents with 'in'. */
const STOP_WORDS = new Set(
  (
    'a an and any are around at by can could did do does for from get getting had has have how i in into is it its me my ' +
    'near nearby of on or our should that the their there this to versus vs we what when where which who will with would you your'
  ).split(' '),
)
export const isStopWord = (word: string) => STOP_WORDS.has(word)

const POSSESSIVE = /['’]s\b/g

/** What `unicode61` takes for part of a word: letters, digits, private use, and the marks on them. */
const CHARACTER = String.raw`\p{L}\p{N}\p{Co}`
const MARK = String.raw`\p{M}`
export const eachWord = lazily(() => new RegExp(`[${CHARACTER}][${CHARACTER}${MARK}]*`, 'gu'))

/** The marks on letters, once they are apart from them. */
export const eachMark = lazily(() => new RegExp(`${MARK}+`, 'gu'))

/**
 * The words of a search, lower case, each once, at most eight, without stop words unless there is nothing else. Any text
 * is a valid query; what holds no letter and no digit has no terms.
 */
export function searchTerms(input: string): string[] {
  const text = input.slice(0, MAX_INPUT).normalize('NFKC').toLowerCase()
  return tellingWords(text.replace(POSSESSIVE, '').match(eachWord()) ?? [])
}

/** Each word once, at most eight, without stop words unless there is nothing else. */
function tellingWords(all: readonly string[]): string[] {
  const once = [...new Set(all)]
  const telling = once.filter((word) => !STOP_WORDS.has(word))
  return (telling.length > 0 ? telling : once).slice(0, MAX_TERMS)
}

/** All words of a text in their order, lower case and without accents, to be compared with other such words. */
export const words = (text: string): string[] =>
  text
    .slice(0, MAX_INPUT)
    .normalize('NFKD')
    .replace(eachMark(), '')
    .toLowerCase()
    .replace(POSSESSIVE, '')
    .match(eachWord()) ?? []

/**
 * A search as an FTS5 MATCH expression, or null when nothing searchable is left. Words of three letters and more and the
 * last word, which may be half typed, match by prefix. `all` wants every word, `any` is for a second try.
 * Words stand side by side rather than joined by AND: FTS5 then drops one in which it sees no token, instead of finding nothing.
 */
export function toMatchExpression(input: string, want: 'all' | 'any' = 'all'): string | null {
  return matchExpression(searchTerms(input), want)
}

/** As `toMatchExpression`, for words that were taken apart already. */
export function matchExpression(terms: readonly string[], want: 'all' | 'any' = 'all'): string | null {
  const phrases = terms.map((term, index) => {
    const isPrefix = term.length >= MIN_PREFIX || index === terms.length - 1
    return quote(isPrefix ? singular(term) : term) + (isPrefix ? '*' : '')
  })
  return phrases.length > 0 ? phrases.join(want === 'all' ? ' ' : ' OR ') : null
}

/** A word without its plural s. Since words match by prefix, it finds both. */
export const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word

/** A quoted string is the only form in which FTS5 reads any word as a word ('OR', 'NEAR', a bare 'é' or '4'). */
function quote(term: string): string {
  return `"${term.replaceAll('"', '""')}"`
}

/** Where a found word starts and ends in a text from the index: control characters, which no text of ours holds. */
export const MARK_START = '\u0001'
export const MARK_END = '\u0002'
