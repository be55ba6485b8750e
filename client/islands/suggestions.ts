import { useEffect, useState } from 'react'

export interface Suggestion {
  kind: 'page' | 'treatment' | 'area' | 'clinic'
  title: string
  note: string
  path: string
}

const DEBOUNCE_MS = 120
const RETRY_DELAY_MS = 400

interface SuggestionsResult {
  query: string
  suggestions: Suggestion[]
  hasFailed: boolean
}

const NO_RESULT: SuggestionsResult = { query: '', suggestions: [], hasFailed: false }

/** Until the response arrives, returns the result for the previous text and sets `isStale`. */
export function useSuggestions(suggestionsUrl: string, typedText: string) {
  const query = typedText.trim().toLowerCase()
  const [result, setResult] = useState(NO_RESULT)
  useEffect(() => {
    if (query === '') return setResult(NO_RESULT)
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchWithRetry(suggestionsUrl, query, controller.signal)
        .then(
          (suggestions) => ({ query, suggestions, hasFailed: false }),
          () => ({ query, suggestions: [], hasFailed: true }),
        )
        .then((newResult) => {
          if (!controller.signal.aborted) setResult(newResult)
        })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [suggestionsUrl, query])
  return { ...(query === '' ? NO_RESULT : result), isStale: result.query !== query }
}

async function fetchWithRetry(suggestionsUrl: string, query: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    return await fetchSuggestions(suggestionsUrl, query, signal)
  } catch (error) {
    if (signal.aborted) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    signal.throwIfAborted()
    return fetchSuggestions(suggestionsUrl, query, signal)
  }
}

async function fetchSuggestions(suggestionsUrl: string, query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`${suggestionsUrl}?q=${encodeURIComponent(query)}`, { signal })
  if (!response.ok) throw new Error(`Failed to fetch suggestions: HTTP ${response.status}`)
  return ((await response.json()) as { suggestions: Suggestion[] }).suggestions
}
