import { readIntent } from '../../domain/search/intent.ts'
import { splitWords } from '../../domain/search/query.ts'
import { areaOfPlace, isEmergency, keysNamedByQuery } from '../../domain/search/rank.ts'
import { findCompletions, type Meaning, phraseKey, type Vocabulary } from '../../domain/search/vocabulary.ts'

const MAX_NAMED = 5

export function suggestedKeys(query: string, vocabulary: Vocabulary): string[] {
  const tokens = splitWords(query)
  if (tokens.length === 0) return []
  // Synonyms are used only from four letters on, because shorter text matches too many.
  const whole = findCompletions(vocabulary, phraseKey(tokens)).filter(
    ({ isName }) => isName || tokens.join('').length > 3,
  )
  const intent = readIntent(query, vocabulary)
  const understood = intent.unknownWords.length === 0 || isEmergency(intent) ? keysNamedByQuery(intent) : []
  const [first = ''] = understood
  const treatmentsInPlaces = treatmentInPlaceKeys(tokens, vocabulary)
  const prices =
    understood.length === 1 && intent.treatments.length === 1 ? [`page:prices/${intent.treatments[0]}`] : []
  const keys = first.startsWith('page:')
    ? [...understood, ...treatmentsInPlaces]
    : [...whole.map(keyOf), ...treatmentsInPlaces, ...understood, ...prices]
  return [...new Set(keys)].slice(0, MAX_NAMED)
}

const keyOf = ({ kind, target }: Meaning) => `${kind}:${target}`

function treatmentInPlaceKeys(tokens: readonly string[], vocabulary: Vocabulary): string[] {
  for (let size = tokens.length - 1; size > 0; size--) {
    const [treatment] = readIntent(tokens.slice(0, size).join(' '), vocabulary).treatments
    if (!treatment) continue
    return findCompletions(vocabulary, phraseKey(tokens.slice(size)))
      .filter(({ kind }) => kind === 'area')
      .map(({ target }) => `page:${treatment}/${areaOfPlace(target)}`)
  }
  return []
}
