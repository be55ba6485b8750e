import { globSync, readFileSync } from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { assetUrls, wholeIcons } from './vite.plugins.ts'

const WORKERS = 'tests/{db,routes}/**/*.test.{ts,tsx}'
/** Files that change the data, or load the app anew, say so, and get a runtime and a database each; all others share theirs. */
const ALONE = globSync(WORKERS).filter((file) => readFileSync(file, 'utf8').startsWith('// @own-database'))

/** Queries and routes run in workerd, on a real D1 with the migrations applied. */
export const workers = (test: { name: string; include: string[]; exclude?: string[]; isolate: boolean }) => ({
  plugins: [
    react(),
    assetUrls(),
    wholeIcons(),
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        // Stands for the primary where `DB` is a replica of it.
        d1Databases: ['PRIMARY'],
        bindings: { MIGRATIONS: await readD1Migrations('migrations'), LOCAL_ORIGIN: 'http://localhost:8787' },
      },
    })),
  ],
  test: {
    testTimeout: 30_000,
    provide: { traceVisits: Number(process.env['TRACE_VISITS'] ?? 2000) },
    setupFiles: ['tests/workers-setup.ts'],
    globalSetup: ['tests/seed-sql.ts'],
    ...test,
  },
})

/** Rules and seed run in plain Node. */
export default defineConfig({
  test: {
    silent: 'passed-only',
    // One for each core of the smallest machine that runs them; the default leaves a core idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          include: ['tests/{domain,scripts,seed,tools}/**/*.test.ts', 'tests/*.test.ts'],
          testTimeout: 60_000,
          // They share what they load: reading the seed and its tools takes longer than most of the tests.
          isolate: false,
        },
      },
      workers({ name: 'workers', include: [WORKERS], exclude: ALONE, isolate: false }),
      workers({ name: 'workers-alone', include: ALONE, isolate: true }),
    ],
  },
})
