/**
 * A value that is made at its first use and kept. For what takes long to make and not every request needs: the formats
 * of dates and numbers take a third of the Worker's start when they are made with it.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
