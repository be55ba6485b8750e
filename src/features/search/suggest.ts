import { readIntent } from '../../domain/search/intent.ts'
import { splitWords } from '../../domain/search/query.ts'
import { getAreaOfPlace, isEmergency, listNamedDocumentKeys } from '../../domain/search/rank.ts'
import { findCompletions, type Meaning, toPhraseKey, type Vocabulary } from '../../domain/search/vocabulary.ts'

const MAX_SUGGESTED_KEYS = 5

export function listSuggestedKeys(query: string, vocabulary: Vocabulary): string[] {
  const tokens = splitWords(query)
  if (tokens.length === 0) return []
  // Synonyms are suggested only for four letters or more, because fewer letters match too many synonyms.
  const completions = findCompletions(vocabulary, toPhraseKey(tokens)).filter(
    ({ isPrimaryName }) => isPrimaryName || tokens.join('').length > 3,
  )
  const intent = readIntent(query, vocabulary)
  const namedKeys = intent.unknownWords.length === 0 || isEmergency(intent) ? listNamedDocumentKeys(intent) : []
  const [firstNamedKey = ''] = namedKeys
  const treatmentInAreaKeys = listTreatmentInAreaKeys(tokens, vocabulary)
  const priceKeys =
    namedKeys.length === 1 && intent.treatments.length === 1 ? [`page:prices/${intent.treatments[0]}`] : []
  const keys = firstNamedKey.startsWith('page:')
    ? [...namedKeys, ...treatmentInAreaKeys]
    : [...completions.map(formatKey), ...treatmentInAreaKeys, ...namedKeys, ...priceKeys]
  if (completions.length === 0 && beginsEmergency(tokens, vocabulary)) keys.unshift('page:emergency')
  return [...new Set(keys)].slice(0, MAX_SUGGESTED_KEYS)
}

/** A shorter beginning, such as that of 'red lump', would interrupt other queries, such as 'red light therapy'. */
const MIN_EMERGENCY_KEY_LENGTH = 6
/** 'fillers in' begins 'filler in blood vessel', but more often 'fillers in manhattan'. */
const MIN_LAST_WORD_LENGTH = 3

/** Returns whether at least the last two words begin a phrase about an emergency, as in "I can't brea". */
function beginsEmergency(tokens: readonly string[], { meaningsByKey }: Vocabulary): boolean {
  if ((tokens.at(-1) ?? '').length < MIN_LAST_WORD_LENGTH) return false
  const endings = tokens
    .slice(0, -1)
    .map((_, start) => toPhraseKey(tokens.slice(start)))
    .filter((key) => key.length >= MIN_EMERGENCY_KEY_LENGTH)
  const isBegun = (key: string) => endings.some((ending) => key.startsWith(ending))
  return [...meaningsByKey].some(
    ([key, meanings]) => meanings.some(({ target }) => target === 'emergency') && isBegun(key),
  )
}

const formatKey = ({ kind, target }: Meaning) => `${kind}:${target}`

function listTreatmentInAreaKeys(tokens: readonly string[], vocabulary: Vocabulary): string[] {
  for (let wordCount = tokens.length - 1; wordCount > 0; wordCount--) {
    const [treatment] = readIntent(tokens.slice(0, wordCount).join(' '), vocabulary).treatments
    if (!treatment) continue
    return findCompletions(vocabulary, toPhraseKey(tokens.slice(wordCount)))
      .filter(({ kind }) => kind === 'area')
      .map(({ target }) => `page:${treatment}/${getAreaOfPlace(target)}`)
  }
  return []
}
