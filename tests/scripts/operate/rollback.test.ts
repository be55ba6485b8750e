import { expect, test } from 'vitest'
import { withFakeWrangler } from './fake-wrangler.ts'

const SCRIPT = 'scripts/operate/rollback.ts'

const deployment = (day: number, ...versions: [id: string, percentage: number][]) => ({
  id: `deployment-${day}`,
  created_on: `2026-11-${day}T10:00:00.000000Z`,
  versions: versions.map(([version_id, percentage]) => ({ version_id, percentage })),
})
/** As wrangler prints them: oldest first. */
const DEPLOYMENTS = [
  deployment(18, ['v1', 100]),
  deployment(19, ['v2', 100]),
  deployment(20, ['v2', 10], ['v3', 90]),
  deployment(21, ['v3', 100]),
]
const ANSWERS = { 'deployments list': DEPLOYMENTS, rollback: 'Worker Version v2 has been deployed to 100% of traffic.' }

test('rollback deploys the last version that differs from the current one', async () => {
  const { run, calls } = withFakeWrangler(ANSWERS)
  const { code, stdout } = await run(SCRIPT, '--yes')
  expect(code).toBe(0)
  expect(calls()).toEqual(['deployments list --json --env=', 'rollback v2 --message npm run rollback --yes --env='])
  expect(stdout).toBe('• v2 runs now. To undo this: npm run rollback -- v3\n')
})

test('rollback accepts a version, and the preview', async () => {
  const { run, calls } = withFakeWrangler(ANSWERS)
  await run(SCRIPT, 'v1', '--yes', '--env', 'preview')
  expect(calls()[1]).toBe('rollback v1 --message npm run rollback --yes --env=preview')
})

test('rollback changes nothing without a yes, or with --dry-run', async () => {
  const { run, calls } = withFakeWrangler(ANSWERS)
  const { code, stderr } = await run(SCRIPT)
  expect(code).toBe(1)
  expect(stderr).toContain('Replace the production Worker v3 by v2?')
  expect((await run(SCRIPT, '--dry-run')).stdout).toContain('wrangler rollback v2')
  expect(calls()).toEqual(['deployments list --json --env=', 'deployments list --json --env='])
})

test.each([
  [[], [deployment(18, ['v1', 100])], 'there is no version before v1 to return to'],
  [[], [], 'there is no version before the first deployment to return to'],
  [['v3'], DEPLOYMENTS, 'v3 is the version that runs now'],
])('rollback %j of %j is refused: %s', async (args, deployments, message) => {
  const { run, calls } = withFakeWrangler({ 'deployments list': deployments })
  const { code, stderr } = await run(SCRIPT, ...args, '--yes')
  expect(code).toBe(1)
  expect(stderr).toContain(`✗ ${message}`)
  expect(calls()).toHaveLength(1)
})

test('rollback shows what wrangler said when it fails', async () => {
  const { code, stderr } = await withFakeWrangler({}).run(SCRIPT, '--yes')
  expect(code).toBe(1)
  expect(stderr).toContain('Authentication error [code: 10000]')
})
