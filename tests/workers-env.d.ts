import type { D1Migration } from 'cloudflare:test'

declare global {
  namespace Cloudflare {
    interface Env {
      /** The files of migrations/, read by vitest.config.ts. */
      MIGRATIONS: D1Migration[]
      /** Another database than `DB`, which stands for its primary where `DB` is a replica; empty. */
      PRIMARY: D1Database
    }
  }
}
