import { useEffect, useState } from 'react'

export interface Suggestion {
  kind: 'page' | 'treatment' | 'area' | 'clinic'
  title: string
  note: string
  path: string
}

const DEBOUNCE_MS = 120
const RETRY_DELAY_MS = 400

/**
 * Returns the suggestions for the typed text, or none if the text is empty or the request failed. Until the response
 * arrives, returns the suggestions for the previous text and sets `isStale`.
 */
export function useSuggestions(
  suggestionsUrl: string,
  typedText: string,
): { suggestions: Suggestion[]; isStale: boolean } {
  const query = typedText.trim().toLowerCase()
  const [result, setResult] = useState<{ query: string; suggestions: Suggestion[] }>({ query: '', suggestions: [] })
  useEffect(() => {
    if (query === '') return setResult({ query, suggestions: [] })
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchWithRetry(suggestionsUrl, query, controller.signal)
        .catch(() => [])
        .then((suggestions) => {
          if (!controller.signal.aborted) setResult({ query, suggestions })
        })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [suggestionsUrl, query])
  return { suggestions: query === '' ? [] : result.suggestions, isStale: result.query !== query }
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
