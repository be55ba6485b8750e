import { useEffect, useState } from 'react'

export interface Suggestion {
  kind: 'page' | 'treatment' | 'area' | 'clinic'
  title: string
  note: string
  path: string
}

/** Milliseconds of rest after a key before the server is asked, and before it is asked a second time. */
const PAUSE = 120
const BEFORE_RETRY = 400

/** Answers of this page view, by what was typed; the oldest make room. */
const kept = new Map<string, Suggestion[]>()
const KEPT = 50

/**
 * Suggestions for what is typed: asked for when the typing rests, from memory where they were asked for before, and
 * dropped when something else is typed meanwhile. The last ones stay until the next are there; a failure shows none.
 */
export function useSuggestions(source: string, typed: string): { suggestions: Suggestion[]; isStale: boolean } {
  const wanted = typed.trim().toLowerCase()
  const [shown, setShown] = useState<{ for: string; suggestions: Suggestion[] }>({ for: '', suggestions: [] })
  useEffect(() => {
    const known = wanted === '' ? [] : kept.get(wanted)
    if (known) return setShown({ for: wanted, suggestions: known })
    const cancel = new AbortController()
    const timer = setTimeout(() => {
      askTwice(source, wanted, cancel.signal).then(
        (suggestions) => {
          keep(wanted, suggestions)
          if (!cancel.signal.aborted) setShown({ for: wanted, suggestions })
        },
        () => {
          if (!cancel.signal.aborted) setShown({ for: wanted, suggestions: [] })
        },
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      cancel.abort()
    }
  }, [source, wanted])
  return { suggestions: wanted === '' ? [] : shown.suggestions, isStale: shown.for !== wanted }
}

function keep(wanted: string, suggestions: Suggestion[]): void {
  kept.set(wanted, suggestions)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
}

/** A line that broke or a server that stumbled is asked once more; what was cancelled is not. */
async function askTwice(source: string, wanted: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    return await ask(source, wanted, signal)
  } catch (error) {
    if (signal.aborted) throw error
    await new Promise((resolve) => setTimeout(resolve, BEFORE_RETRY))
    signal.throwIfAborted()
    return ask(source, wanted, signal)
  }
}

async function ask(source: string, wanted: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`${source}?q=${encodeURIComponent(wanted)}`, { signal })
  if (!response.ok) throw new Error(`suggestions: ${response.status}`)
  return ((await response.json()) as { suggestions: Suggestion[] }).suggestions
}
