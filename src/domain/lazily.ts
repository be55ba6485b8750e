/** Creates a value at its first use: date formats and Unicode patterns would take much of the Worker's startup time. */
export function lazily<T>(create: () => T): () => T {
  let cached: { value: T } | null = null
  return () => {
    cached ??= { value: create() }
    return cached.value
  }
}
