import { globSync, readFileSync } from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { assetUrls, roundIconPaths } from './vite.plugins.ts'

const WORKERS = 'tests/{db,features,http,render,seo,site}/**/*.test.{ts,tsx}'
/** Test files that change the data or reload the app get their own runtime and database. All others share theirs. */
const ISOLATED_FILES = globSync(WORKERS).filter((file) => readFileSync(file, 'utf8').startsWith('// @own-database'))

export const workers = (test: { name: string; include: string[]; exclude?: string[]; isolate: boolean }) => ({
  plugins: [
    react(),
    assetUrls(),
    roundIconPaths(),
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        // Represents the primary when `DB` is a replica.
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

export default defineConfig({
  test: {
    silent: 'passed-only',
    // The default leaves one core of the smallest machine (two cores) idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          include: ['tests/{domain,scripts,seed,specification,tools}/**/*.test.ts', 'tests/*.test.ts'],
          testTimeout: 60_000,
          // Shares loaded modules: loading the seed and its tools takes longer than most tests.
          isolate: false,
        },
      },
      workers({ name: 'workers', include: [WORKERS], exclude: ISOLATED_FILES, isolate: false }),
      workers({ name: 'workers-alone', include: ISOLATED_FILES, isolate: true }),
    ],
  },
})
