import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The statements that fill a migrated database with the seed; provided by seed-sql.ts. */
    seedStatements: { sql: string; params: string[] }[]
  }
}
