import { useEffect, useState } from 'react'

export interface Suggestion {
  kind: 'page' | 'treatment' | 'area' | 'clinic'
  title: string
  note: string
  path: string
}

const DEBOUNCE_MS = 120
const RETRY_DELAY_MS = 400

/** Suggestions by typed text. The oldest entry is evicted first. */
const cache = new Map<string, Suggestion[]>()
const MAX_CACHED = 50

/** Returns suggestions for the typed text. Keeps the previous ones until new ones arrive. An error clears them. */
export function useSuggestions(source: string, typed: string): { suggestions: Suggestion[]; isStale: boolean } {
  const query = typed.trim().toLowerCase()
  const [shown, setShown] = useState<{ for: string; suggestions: Suggestion[] }>({ for: '', suggestions: [] })
  useEffect(() => {
    const known = query === '' ? [] : cache.get(query)
    if (known) return setShown({ for: query, suggestions: known })
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchWithRetry(source, query, controller.signal).then(
        (suggestions) => {
          addToCache(query, suggestions)
          if (!controller.signal.aborted) setShown({ for: query, suggestions })
        },
        () => {
          if (!controller.signal.aborted) setShown({ for: query, suggestions: [] })
        },
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [source, query])
  return { suggestions: query === '' ? [] : shown.suggestions, isStale: shown.for !== query }
}

function addToCache(query: string, suggestions: Suggestion[]): void {
  cache.set(query, suggestions)
  const [oldest] = cache.keys()
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
}

/** Retries a failed request once, unless it was aborted. */
async function fetchWithRetry(source: string, query: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    return await fetchSuggestions(source, query, signal)
  } catch (error) {
    if (signal.aborted) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    signal.throwIfAborted()
    return fetchSuggestions(source, query, signal)
  }
}

async function fetchSuggestions(source: string, query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`${source}?q=${encodeURIComponent(query)}`, { signal })
  if (!response.ok) throw new Error(`Failed to fetch suggestions: HTTP ${response.status}`)
  return ((await response.json()) as { suggestions: Suggestion[] }).suggestions
}
