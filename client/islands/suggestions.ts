import { useEffect, useState } from 'react'

export interface Suggestion {
  kind: 'page' | 'treatment' | 'area' | 'clinic'
  title: string
  note: string
  path: string
}

const DEBOUNCE_MS = 120
const RETRY_DELAY_MS = 400

/** Suggestions by text. The oldest entry is evicted first. */
const cache = new Map<string, Suggestion[]>()
const MAX_CACHED = 50

/** Returns suggestions for the typed text. Keeps the previous ones until new ones arrive. An error clears them. */
export function useSuggestions(source: string, typed: string): { suggestions: Suggestion[]; isStale: boolean } {
  const wanted = typed.trim().toLowerCase()
  const [shown, setShown] = useState<{ for: string; suggestions: Suggestion[] }>({ for: '', suggestions: [] })
  useEffect(() => {
    const known = wanted === '' ? [] : cache.get(wanted)
    if (known) return setShown({ for: wanted, suggestions: known })
    const cancel = new AbortController()
    const timer = setTimeout(() => {
      fetchWithRetry(source, wanted, cancel.signal).then(
        (suggestions) => {
          addToCache(wanted, suggestions)
          if (!cancel.signal.aborted) setShown({ for: wanted, suggestions })
        },
        () => {
          if (!cancel.signal.aborted) setShown({ for: wanted, suggestions: [] })
        },
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      cancel.abort()
    }
  }, [source, wanted])
  return { suggestions: wanted === '' ? [] : shown.suggestions, isStale: shown.for !== wanted }
}

function addToCache(wanted: string, suggestions: Suggestion[]): void {
  cache.set(wanted, suggestions)
  const [oldest] = cache.keys()
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
}

/** Retries a failed request once, unless it was aborted. */
async function fetchWithRetry(source: string, wanted: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    return await fetchSuggestions(source, wanted, signal)
  } catch (error) {
    if (signal.aborted) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    signal.throwIfAborted()
    return fetchSuggestions(source, wanted, signal)
  }
}

async function fetchSuggestions(source: string, wanted: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`${source}?q=${encodeURIComponent(wanted)}`, { signal })
  if (!response.ok) throw new Error(`Failed to fetch suggestions: HTTP ${response.status}`)
  return ((await response.json()) as { suggestions: Suggestion[] }).suggestions
}
