import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The statements that fill a migrated database with the seed; provided by seed-sql.ts. */
    seedStatements: { sql: string; params: string[] }[]
    /** How many visits tests/http/caching/edge-trace.test.ts sends; provided by vitest.config.ts. */
    traceVisits: number
    /** What `npm run test:fuzz` begins with, and how many requests it sends; provided by vitest.fuzz.config.ts. */
    fuzz: { seed: number; requests: number }
  }
}
