import { describe, expect, test } from 'vitest'
import { findDataFormatIssues, findVersionWithMostTraffic, runReleaseSteps } from '../../../scripts/release/release.ts'
import {
  createBuildStep,
  createReleaseSteps,
  describeRollback,
  type ReleaseSteps,
  type ReleaseTarget,
} from '../../../scripts/release/release-steps.ts'
import { StepFailedError } from '../../../scripts/release/run-step.ts'
import { UserError } from '../../../seed/user-error.ts'

const productionTarget: ReleaseTarget = { environment: 'production', loadOptions: [] }
const buildStep = createBuildStep('production')
const emptyMigrationPlan = { additive: [], contract: [], removed: [], issues: [] }
const fullMigrationPlan = { additive: ['0002_add.sql'], contract: ['0003_contract_x.sql'], removed: [], issues: [] }

const listSteps = (target: ReleaseTarget, migrations = fullMigrationPlan) => {
  const { additive, worker, load, contract } = createReleaseSteps(target, migrations, 'adding.json')
  return [buildStep, ...additive, worker, load, ...contract]
}

describe('the steps of a release', () => {
  // §D4.10
  test('are build, additive migrations, Worker, load, contract migrations', () => {
    expect(listSteps(productionTarget).map(({ command }) => command.join(' '))).toEqual([
      'vite build --logLevel warn',
      'wrangler d1 migrations apply DB --config adding.json --remote',
      'wrangler deploy --config dist/worker/wrangler.json',
      'node seed/cli.ts --remote --env production',
      'wrangler d1 migrations apply DB --env= --remote',
    ])
  })

  test("for the preview use the preview's configuration and database, and the options of the load", () => {
    const target: ReleaseTarget = { environment: 'preview', loadOptions: ['--allow-sample-data', '--export'] }
    expect(createBuildStep('preview').variables).toEqual({ CLOUDFLARE_ENV: 'preview' })
    expect(
      listSteps(target)
        .map(({ command }) => command.join(' '))
        .slice(3),
    ).toEqual([
      'node seed/cli.ts --remote --env preview --allow-sample-data --export',
      'wrangler d1 migrations apply DB --env=preview --remote',
    ])
  })

  test('omit migrations when there are none', () => {
    expect(listSteps(productionTarget, emptyMigrationPlan).map(({ title }) => title)).toEqual([
      'Build',
      'Deploy the Worker',
      'Load the data',
    ])
  })

  // §D4.13
  test('are the same in a rehearsal, against a local database', () => {
    const commands = listSteps({ stateFolder: 'copy' }).map(({ command }) => command.join(' '))
    expect(commands).toEqual([
      'vite build --logLevel warn',
      'wrangler d1 migrations apply DB --config adding.json --local --persist-to copy',
      'wrangler deploy --config dist/worker/wrangler.json --dry-run',
      'node seed/cli.ts --state copy',
      'wrangler d1 migrations apply DB --local --persist-to copy',
    ])
  })

  // §D4.10
  test('explain their order and the state of the site after a failure', () => {
    const steps = listSteps(productionTarget)
    expect(steps.map(({ why }) => why.split(/[,;]/)[0])).toEqual([
      'first',
      'before the Worker and the load',
      'before the load',
      'after the new Worker',
      'last',
    ])
    expect(steps.map(({ stateAfterFailure }) => stateAfterFailure.split('.')[0])).toEqual([
      'Nothing was changed',
      'The previous Worker runs on the previous data',
      'The previous Worker runs on the previous data',
      'The new Worker runs on the previous data, which it reads',
      'The new Worker runs on the new data',
    ])
  })
})

describe('the rollback advice', () => {
  test('restores the data first, then the Worker', () => {
    expect(describeRollback({ workerVersion: 'v1', restorePoint: 'b1' }, 'preview')).toEqual([
      'To roll back, in this order:',
      expect.stringContaining('1. npm run restore -- b1 --env preview '),
      expect.stringContaining('2. npm run rollback -- v1 --env preview '),
    ])
  })

  test('does not restore the data if nothing was loaded', () => {
    const advice = describeRollback({ workerVersion: 'v1', restorePoint: null }, 'production').join('\n')
    expect(advice).toContain('1. npm run rollback -- v1')
    expect(advice).not.toContain('restore')
  })

  test('says that there is nothing to roll back before the first deployment', () => {
    expect(describeRollback({ workerVersion: null, restorePoint: null }, 'production')).toEqual([
      'There is nothing to roll back.',
    ])
  })
})

test('the deployed version is the one with the most traffic, or null if nothing is deployed', () => {
  const versions = [
    { version_id: 'canary', percentage: 10 },
    { version_id: 'main', percentage: 90 },
  ]
  expect(findVersionWithMostTraffic({ id: 'deployment', versions })).toBe('main')
  expect(findVersionWithMostTraffic(null)).toBeNull()
})

describe('deployed data', () => {
  test.each([
    [null, [2]],
    [1, [1]],
    [1, [1, 2]],
    [2, [1, 2]],
  ])('in format %s allows a release of a Worker that reads %j', (stored, readable) => {
    expect(findDataFormatIssues(stored, readable)).toEqual([])
  })

  test('in a format that the new Worker cannot read is rejected', () => {
    expect(findDataFormatIssues(1, [2])).toEqual([expect.stringContaining('the deployed data has format 1')])
  })
})

describe('a release', () => {
  const RESTORE_COMMAND = 'npm run restore -- before-load'
  const ROLLBACK_COMMAND = 'npm run rollback -- v1'

  async function runReleaseFailingAt(
    title: string | null,
    plan = async (): Promise<ReleaseSteps> => createReleaseSteps(productionTarget, fullMigrationPlan, 'adding.json'),
  ) {
    const events: string[] = []
    const points = ['before-migrations', 'before-load']
    const { done, lines } = await runReleaseSteps('production', {
      run(step) {
        events.push(step.title)
        if (step.title === title) throw new StepFailedError(step, 'wrangler ended with code 1')
      },
      plan,
      findDeployedVersion: () => 'v1',
      findRestorePoint() {
        const point = points.shift() ?? 'none'
        events.push(point)
        return point
      },
    })
    return { done, events, output: lines.join('\n') }
  }

  // §D4.12
  test('ends with the state of the site and how to roll back', async () => {
    const { done, events, output } = await runReleaseFailingAt(null)
    expect(done).toBe(true)
    expect(events).toEqual([
      ...['Build', 'before-migrations', 'Apply the additive migrations', 'Deploy the Worker'],
      ...['before-load', 'Load the data', 'Apply the contract migrations'],
    ])
    expect(output).toContain('The new Worker runs on the new data.')
    expect(output.indexOf(RESTORE_COMMAND)).toBeGreaterThan(0)
    expect(output.indexOf(ROLLBACK_COMMAND)).toBeGreaterThan(output.indexOf(RESTORE_COMMAND))
  })

  // §D4.12
  test.each([
    ['Build', 'Nothing was changed', []],
    ['Apply the additive migrations', 'The previous Worker runs on the previous data', []],
    ['Deploy the Worker', 'The previous Worker runs on the previous data', []],
    ['Load the data', 'The new Worker runs on the previous data', [ROLLBACK_COMMAND]],
    ['Apply the contract migrations', 'The new Worker runs on the new data', [RESTORE_COMMAND, ROLLBACK_COMMAND]],
  ])('that fails at "%s" stops and prints: %s', async (title, state, rollbackCommands) => {
    const { done, events, output } = await runReleaseFailingAt(title)
    expect(done).toBe(false)
    expect(events.at(-1)).toBe(title)
    expect(output).toContain(`✗ ${title}: wrangler ended with code 1`)
    expect(output).toContain(state)
    expect([RESTORE_COMMAND, ROLLBACK_COMMAND].filter((command) => output.includes(command))).toEqual(rollbackCommands)
  })

  test('without access to the database changes nothing and reports the problem', async () => {
    const { done, events, output } = await runReleaseFailingAt(null, () =>
      Promise.reject(new UserError('cannot open it')),
    )
    expect(done).toBe(false)
    expect(events).toEqual(['Build'])
    expect(output).toContain('✗ cannot open it\nNothing was changed.')
  })

  test('that is rejected after the build runs no other step, and says that nothing was changed', async () => {
    const { done, events, output } = await runReleaseFailingAt(null, () =>
      Promise.reject(new UserError('not like this')),
    )
    expect(done).toBe(false)
    expect(events).toEqual(['Build'])
    expect(output).toContain('✗ not like this\nNothing was changed.')
  })
})
