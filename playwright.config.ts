import { defineConfig } from '@playwright/test'
import { ENGINES } from './tests/engines/engine.ts'
import { findBrowser } from './tests/tools/playwright/browser.ts'

const PORT = 8795
const executablePath = findBrowser()

export default defineConfig({
  outputDir: '.tmp/browser-results',
  globalSetup: './tests/tools/playwright/browser.ts',
  workers: 2,
  retries: 1,
  reporter: 'list',
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // During a page transition, clicks have no effect.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Blocks external requests. Intercepting them instead would disable the browser's cache.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    { name: 'journeys', testDir: 'tests/e2e' },
    { name: 'judges', testDir: 'tests/full/judges', testMatch: '**/*.spec.ts', timeout: 300_000 },
    // WebKit's browser needs a display of its own.
    ...ENGINES.map((name) => ({ name, testDir: 'tests/engines', workers: 1 })),
  ],
  webServer: {
    command: `node scripts/start.ts --port ${PORT} --state .tmp/e2e-state`,
    url: `http://localhost:${PORT}/`,
    env: { DIRECTORY: '', CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
