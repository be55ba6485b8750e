/**
 * Returns a function that creates a value at its first call and returns the same value at later calls. If date and
 * number formats were created at startup, they would take a third of the Worker's startup time. Regular expressions
 * with Unicode classes would take a tenth, even as literals in functions that never run.
 */
export function lazily<T>(create: () => T): () => T {
  let cached: { value: T } | null = null
  return () => {
    cached ??= { value: create() }
    return cached.value
  }
}
