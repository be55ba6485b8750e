/**
 * Defers creating a value to its first use. Otherwise, date and number formats take a third of the Worker's startup
 * time. Regular expressions with Unicode classes take a tenth, even as literals in functions that never run.
 */
export function lazily<T>(create: () => T): () => T {
  let cached: { value: T } | null = null
  return () => {
    cached ??= { value: create() }
    return cached.value
  }
}
