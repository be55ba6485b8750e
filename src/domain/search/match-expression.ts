import { joinPhoneDigits } from './phone-number.ts'
import { listSignificantTerms, toSingular } from './query.ts'

/** A shorter word, unless it is the last one, must match as a whole: its prefix would match too many words. */
const MIN_PREFIX_LENGTH = 3

export const toMatchExpression = (input: string) =>
  buildMatchExpression(listSignificantTerms(joinPhoneDigits(input)), 'all')

/** Joins with spaces instead of AND: in FTS5, an AND next to a term without tokens matches nothing. */
export function buildMatchExpression(terms: readonly string[], mode: 'all' | 'any'): string | null {
  const phrases = terms.map((term, index) => {
    // Numbers match as a whole, because their digits may begin the phone numbers of many clinics.
    const isPrefix = (term.length >= MIN_PREFIX_LENGTH || index === terms.length - 1) && !/^\d+$/.test(term)
    return isPrefix ? `"${toSingular(term)}"*` : `"${term}"`
  })
  return phrases.length > 0 ? phrases.join(mode === 'all' ? ' ' : ' OR ') : null
}
