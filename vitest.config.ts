import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { assetUrls } from './vite.assets.config.ts'

/** Rules and seed run in plain Node; queries and routes in workerd, on a real D1 with the migrations applied. */
export default defineConfig({
  test: {
    silent: 'passed-only',
    // One for each core of the smallest machine that runs them; the default leaves a core idle.
    maxWorkers: 2,
    projects: [
      { test: { name: 'node', include: ['tests/{domain,seed}/**/*.test.ts', 'tests/*.test.ts'], testTimeout: 60_000 } },
      {
        plugins: [
          react(),
          assetUrls(),
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { MIGRATIONS: await readD1Migrations('migrations'), LOCAL_ORIGIN: 'http://localhost:8787' },
            },
          })),
        ],
        test: {
          name: 'workers',
          testTimeout: 30_000,
          include: ['tests/{db,routes}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/workers-setup.ts'],
          globalSetup: ['tests/seed-sql.ts'],
        },
      },
    ],
  },
})
