import type { D1Migration } from 'cloudflare:test'

declare global {
  namespace Cloudflare {
    interface Env {
      /** The files of migrations/, read by vitest.config.ts. */
      MIGRATIONS: D1Migration[]
      /** A second database. Tests in which `DB` is a replica use it as the primary. */
      PRIMARY: D1Database
    }
  }
}
