import { globSync, readFileSync } from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { assetUrls, roundIconPaths } from './scripts/build/plugins.ts'

// Tests use the sample, even where CI deploys another directory.
delete process.env['DIRECTORY']

const numberFrom = (variable: string, fallback: number) => Number(process.env[variable] ?? fallback)

const NODE = 'tests/{bench,domain,scripts,seed,specification,tools}/**/*.test.ts'
/** Test files that run whole commands. They are in `npm run test:full`, since they would take half of `npm test`. */
const SLOW_FILES = globSync(NODE).filter((file) => readFileSync(file, 'utf8').startsWith('// @slow'))

const WORKERS = 'tests/{db,features,http,render,seo,site}/**/*.test.{ts,tsx}'
/** Test files that change the data or reload the app get their own runtime and database. All others share theirs. */
const ISOLATED_FILES = globSync(WORKERS).filter((file) => readFileSync(file, 'utf8').startsWith('// @own-database'))

interface WorkersTest {
  name: string
  include: string[]
  exclude?: string[]
  isolate: boolean
  globalSetup?: string[]
  setupFiles?: string[]
}

const workers = (test: WorkersTest) => ({
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
    provide: {
      traceVisits: numberFrom('TRACE_VISITS', 2000),
      fuzz: {
        seed: numberFrom('FUZZ_SEED', Math.floor(Math.random() * 2 ** 31)),
        requests: numberFrom('FUZZ_REQUESTS', 50_000),
      },
    },
    setupFiles: ['tests/tools/workers-setup.ts'],
    globalSetup: ['tests/tools/node/seed-sql.ts'],
    ...test,
  },
})

const node = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    name,
    include,
    exclude,
    testTimeout: 60_000,
    // Shares loaded modules: loading the seed and its tools takes longer than most tests.
    isolate: false,
  },
})

export default defineConfig({
  test: {
    silent: 'passed-only',
    // The default leaves one core of the smallest machine (two cores) idle.
    maxWorkers: 2,
    projects: [
      node('node', [NODE, 'tests/full/crawl/*.test.ts'], SLOW_FILES),
      node('commands', SLOW_FILES),
      workers({ name: 'workers', include: [WORKERS], exclude: ISOLATED_FILES, isolate: false }),
      workers({ name: 'workers-alone', include: ISOLATED_FILES, isolate: true }),
      // Tests directories of real clinics: without any clinics, and with sparse ones.
      workers({
        name: 'directories',
        include: ['tests/directories/*.test.ts'],
        isolate: true,
        globalSetup: ['tests/directories/provide.ts'],
        setupFiles: ['tests/directories/setup.ts'],
      }),
      // Fuzz tests, which `npm test` leaves out. FUZZ_SEED repeats a run, FUZZ_REQUESTS sets its length.
      workers({ name: 'fuzz', include: ['tests/full/fuzz/fuzz.test.ts'], isolate: true }),
      {
        // Tests the scripts of a local site with the real runtime. Run it with --no-file-parallelism.
        test: {
          name: 'site',
          include: ['tests/full/{restart,reseed}.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
