/**
 * A value that is made at its first use and kept. For what takes long to make and not every request needs: made with the
 * Worker, the formats of dates and numbers take a third of its start, and expressions over Unicode's classes a tenth
 * (those even as literals in functions that never run, because literals are read with the code).
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
