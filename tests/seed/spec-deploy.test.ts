import { expect, test } from 'vitest'
import config from '../../playwright.config.ts'
import { runScript } from './run-script.ts'

test('deploy refuses sample data that nobody allowed, before it does anything', async () => {
  const { code, stdout, stderr } = await runScript('seed/deploy.ts', '--dry-run')
  expect(code).toBe(1)
  expect(stderr).toContain('the listings are invented')
  expect(stderr).toContain('add --allow-sample-data')
  expect(stdout).toBe('')
})

test('the journeys begin with what `npm start` runs, and give it four minutes to answer', () => {
  expect(config.webServer).toMatchObject({ command: expect.stringMatching(/^node seed\/start\.ts /), timeout: 240_000 })
})
