/**
 * Defers creating a value to its first use. Date and number formats would take a third of the Worker's startup time.
 * Regular expressions with Unicode classes would take a tenth, even as literals in functions that never run.
 */
export function lazily<T>(create: () => T): () => T {
  let created: { value: T } | null = null
  return () => {
    created ??= { value: create() }
    return created.value
  }
}
