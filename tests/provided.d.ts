import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The statements that load the seed into a migrated database; provided by seed-sql.ts. */
    seedStatements: { sql: string; params: string[] }[]
    /** The statements that load directories of real clinics; provided by directories/provide.ts. */
    directories: Record<'empty' | 'single' | 'sparse' | 'elsewhere', { sql: string; params: string[] }[]>
    /** The number of visits in tests/http/caching/edge-trace.test.ts; provided by vitest.config.ts. */
    traceVisits: number
    /** The random seed and the number of requests of `npm run test:fuzz`; provided by vitest.config.ts. */
    fuzz: { seed: number; requests: number }
  }
}
