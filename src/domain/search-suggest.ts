import { readIntent } from './search-intent.ts'
import { words } from './search-query.ts'
import { areaOf, namedKeys } from './search-rank.ts'
import { completions, type Meaning, phraseKey, type Vocabulary } from './search-vocabulary.ts'

/** Suggestions that come from the names of treatments and places; the rest of the list is for clinics. */
const NAMED = 5

/**
 * Keys of the documents that a search may be on its way to: what its words stand for already, what its last words
 * begin, and a treatment in the places that are being typed ('botox tri').
 */
export function suggestedKeys(query: string, vocabulary: Vocabulary): string[] {
  const tokens = words(query)
  if (tokens.length === 0) return []
  // Few letters begin too many of the other words for things to say anything.
  const whole = completions(vocabulary, phraseKey(tokens)).filter(({ isName }) => isName || tokens.join('').length > 3)
  const intent = readIntent(query, vocabulary)
  const understood = intent.rest.length === 0 ? namedKeys(intent) : []
  const [first = ''] = understood
  const begun = treatmentInPlaces(tokens, vocabulary)
  const prices =
    understood.length === 1 && intent.treatments.length === 1 ? [`page:prices/${intent.treatments[0]}`] : []
  const keys = first.startsWith('page:')
    ? [...understood, ...begun]
    : [...whole.map(keyOf), ...begun, ...understood, ...prices]
  return [...new Set(keys)].slice(0, NAMED)
}

const keyOf = ({ kind, target }: Meaning) => `${kind}:${target}`

/** A treatment, and a place of which at least the first letter is typed. */
function treatmentInPlaces(tokens: readonly string[], vocabulary: Vocabulary): string[] {
  for (let size = tokens.length - 1; size > 0; size--) {
    const [treatment] = readIntent(tokens.slice(0, size).join(' '), vocabulary).treatments
    if (!treatment) continue
    return completions(vocabulary, phraseKey(tokens.slice(size)))
      .filter(({ kind }) => kind === 'area')
      .map(({ target }) => `page:${treatment}/${areaOf(target)}`)
  }
  return []
}
