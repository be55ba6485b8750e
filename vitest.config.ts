import { globSync, readFileSync } from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { provideAssetUrls, roundIconPaths } from './scripts/build/plugins.ts'

// Tests use the sample, even where CI deploys another directory.
delete process.env['DIRECTORY']

const readNumberVariable = (name: string, fallback: number) => Number(process.env[name] ?? fallback)

/** Test files that `npm test` leaves out, because they take minutes. `npm run test:commands` runs them. */
const SLOW_TESTS = globSync('tests/**/*.test.ts').filter((file) => readFileSync(file, 'utf8').startsWith('// @slow'))

/** Makes a test fail if it asserts nothing, for example because the list that it loops over is empty. */
const EXPECT_OPTIONS = { requireAssertions: true }

const WORKERS_TESTS = 'tests/{db,features,http,render,seo,site}/**/*.test.{ts,tsx}'
const DIRECTORY_TESTS = 'tests/directories/*.test.ts'
const FUZZ_TEST = 'tests/full/fuzz/fuzz.test.ts'
const SITE_TESTS = 'tests/full/{start-and-stop,reseed}.test.ts'
/** Test files that change the data or reload the app. Each gets its own runtime and database. */
const ISOLATED_TESTS = globSync(WORKERS_TESTS).filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @own-database'),
)

const createWorkersProject = (test: TestProjectInlineConfiguration['test']) => ({
  plugins: [
    react(),
    provideAssetUrls(),
    roundIconPaths(),
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        // The primary database, in tests where `DB` is a replica.
        d1Databases: ['PRIMARY'],
        bindings: { MIGRATIONS: await readD1Migrations('migrations'), LOCAL_ORIGIN: 'http://localhost:8787' },
      },
    })),
  ],
  test: {
    expect: EXPECT_OPTIONS,
    testTimeout: 30_000,
    provide: {
      traceVisits: readNumberVariable('TRACE_VISITS', 2000),
      fuzz: {
        seed: readNumberVariable('FUZZ_SEED', Math.floor(Math.random() * 2 ** 31)),
        requests: readNumberVariable('FUZZ_REQUESTS', 50_000),
      },
    },
    setupFiles: ['tests/tools/workers-setup.ts'],
    globalSetup: ['tests/tools/node/seed-sql.ts'],
    ...test,
  },
})

const createNodeProject = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    name,
    include,
    exclude,
    expect: EXPECT_OPTIONS,
    testTimeout: 60_000,
    // Shares loaded modules: loading the seed and its tools takes longer than most tests.
    isolate: false,
  },
})

export default defineConfig({
  test: {
    silent: 'passed-only',
    // By default, Vitest would use only one of two cores.
    maxWorkers: 2,
    projects: [
      // Runs all test files that no other project runs, so that none is forgotten.
      createNodeProject(
        'node',
        ['tests/**/*.test.{ts,tsx}'],
        [WORKERS_TESTS, DIRECTORY_TESTS, FUZZ_TEST, SITE_TESTS, ...SLOW_TESTS],
      ),
      createNodeProject('commands', SLOW_TESTS),
      createWorkersProject({ name: 'workers', include: [WORKERS_TESTS], exclude: ISOLATED_TESTS, isolate: false }),
      createWorkersProject({ name: 'workers-alone', include: ISOLATED_TESTS, isolate: true }),
      createWorkersProject({
        name: 'directories',
        include: [DIRECTORY_TESTS],
        isolate: true,
        globalSetup: ['tests/directories/provide.ts'],
        setupFiles: [],
      }),
      createWorkersProject({ name: 'fuzz', include: [FUZZ_TEST], isolate: true }),
      {
        test: {
          name: 'site',
          include: [SITE_TESTS],
          expect: EXPECT_OPTIONS,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
