import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Slow checks of every kind of page that are not part of `npm test`. Same server and browser as the journeys. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/full',
  testMatch: '**/*.spec.ts',
  outputDir: '.tmp/full-results',
  globalSetup: './tests/full/prepare.ts',
  timeout: 300_000,
  projects: [{ name: 'judges' }],
})
