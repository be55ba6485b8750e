import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/e2e/browser.ts'

const PORT = 8795
const NO_SCRIPT = '**/no-script.spec.ts'
const executablePath = findBrowser()

/** Journeys in a real browser, against the production build in workerd, with a database of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.tmp/e2e-results',
  globalSetup: './tests/e2e/browser.ts',
  workers: 2,
  retries: 0,
  reporter: 'list',
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // The transition from page to page takes presses away from the page while it lasts. A journey of its own has it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // No request leaves this machine. (Stopping them one by one would switch the browser's cache off.)
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: NO_SCRIPT },
    { name: 'without JavaScript', testMatch: NO_SCRIPT, use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: `node scripts/start.ts --port ${PORT} --state .tmp/e2e-state`,
    url: `http://localhost:${PORT}/`,
    env: { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
