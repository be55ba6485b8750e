import { describe, expect, test } from 'vitest'
import { formatProblems, ReleaseRefused, runRelease, versionIn } from '../../scripts/release.ts'
import { build, type Release, releaseSteps, rollbackAdvice } from '../../scripts/release-steps.ts'
import { StepFailed } from '../../scripts/run-step.ts'
import { DatabaseProblem } from '../../seed/write/database.ts'

const none = { adding: [], contract: [], problems: [] }
const both = { adding: ['0002_add.sql'], contract: ['0003_contract_x.sql'], problems: [] }

const stepsTo = (target: Parameters<typeof releaseSteps>[0], migrations = both) => {
  const { expand, worker, load, contract } = releaseSteps(target, migrations, 'adding.json')
  return [build, ...expand, worker, load, ...contract]
}

describe('the steps of a release', () => {
  // §D4.10
  test('are build, adding migrations, Worker, load, contract migrations', () => {
    expect(stepsTo('remote').map(({ command }) => command.join(' '))).toEqual([
      'vite build --logLevel warn',
      'wrangler d1 migrations apply DB --config adding.json --remote',
      'wrangler deploy --config dist/worker/wrangler.json',
      'node seed/cli.ts --remote',
      'wrangler d1 migrations apply DB --remote',
    ])
  })

  test('omit migrations when there are none', () => {
    expect(stepsTo('remote', none).map(({ title }) => title)).toEqual(['Build', 'Deploy the Worker', 'Load the data'])
  })

  test('are the same in a rehearsal, on this machine only', () => {
    const commands = stepsTo({ state: 'copy' }).map(({ command }) => command.join(' '))
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
    const steps = stepsTo('remote')
    expect(steps.map(({ why }) => why.split(/[,;]/)[0])).toEqual([
      'first',
      'before the Worker and the load',
      'before the load',
      'once the new Worker is there to read it',
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
    expect(rollbackAdvice({ version: 'v1', restorePoint: '--bookmark=b1' })).toEqual([
      'To roll back, in this order:',
      expect.stringContaining('1. npx wrangler d1 time-travel restore DB --bookmark=b1'),
      expect.stringContaining('2. npx wrangler d1 execute DB --remote --command "DELETE FROM edge_purges"'),
      expect.stringContaining('3. npx wrangler rollback v1'),
    ])
  })

  test('leaves the data alone when nothing was loaded', () => {
    const advice = rollbackAdvice({ version: 'v1', restorePoint: null }).join('\n')
    expect(advice).toContain('1. npx wrangler rollback v1')
    expect(advice).not.toContain('time-travel')
  })

  test('is empty before the first deployment', () => {
    expect(rollbackAdvice({ version: null, restorePoint: null })).toEqual(['There is nothing to roll back.'])
  })
})

test('versionIn returns the version with the most traffic, or null', () => {
  const versions = [
    { version_id: 'canary', percentage: 10 },
    { version_id: 'main', percentage: 90 },
  ]
  expect(versionIn({ id: 'deployment', versions })).toBe('main')
  expect(versionIn(null)).toBeNull()
})

describe('deployed data', () => {
  test.each([
    [null, [1]],
    [1, [1]],
    [1, [1, 2]],
    [2, [1, 2]],
  ])('in format %s allows a release of a Worker that reads %j', (stored, readable) => {
    expect(formatProblems(stored, readable)).toEqual([])
  })

  test('in a format that the new Worker does not read is refused', () => {
    expect(formatProblems(1, [2])).toEqual([expect.stringContaining('the deployed data has format 1')])
  })
})

describe('a release', () => {
  const RESTORE = 'npx wrangler d1 time-travel restore DB --bookmark=b1'
  const ROLLBACK = 'npx wrangler rollback v1'

  async function releaseFailingAt(
    title: string | null,
    plan = async (): Promise<Release> => releaseSteps('remote', both, 'adding.json'),
  ) {
    const run: string[] = []
    const { done, lines } = await runRelease({
      run(step) {
        run.push(step.title)
        if (step.title === title) throw new StepFailed(step, 'wrangler ended with code 1')
      },
      plan,
      findDeployedVersion: () => 'v1',
      restorePoint: () => '--bookmark=b1',
    })
    return { done, run, said: lines.join('\n') }
  }

  // §D4.12
  test('ends with the state of the site and how to roll back', async () => {
    const { done, run, said } = await releaseFailingAt(null)
    expect(done).toBe(true)
    expect(run).toEqual(stepsTo('remote').map(({ title }) => title))
    expect(said).toContain('The new Worker runs on the new data.')
    expect(said.indexOf(RESTORE)).toBeGreaterThan(0)
    expect(said.indexOf(ROLLBACK)).toBeGreaterThan(said.indexOf(RESTORE))
  })

  // §D4.12
  test.each([
    ['Build', 'Nothing was changed', []],
    ['Apply the migrations that add', 'The previous Worker runs on the previous data', []],
    ['Deploy the Worker', 'The previous Worker runs on the previous data', []],
    ['Load the data', 'The new Worker runs on the previous data', [ROLLBACK]],
    ['Apply the contract migrations', 'The new Worker runs on the new data', [RESTORE, ROLLBACK]],
  ])('that fails at "%s" stops and prints: %s', async (title, state, wayBack) => {
    const { done, run, said } = await releaseFailingAt(title)
    expect(done).toBe(false)
    expect(run.at(-1)).toBe(title)
    expect(said).toContain(`✗ ${title}: wrangler ended with code 1`)
    expect(said).toContain(state)
    expect([RESTORE, ROLLBACK].filter((command) => said.includes(command))).toEqual(wayBack)
  })

  test('without access to its database changes nothing and reports it', async () => {
    const { done, said } = await releaseFailingAt(null, () => Promise.reject(new DatabaseProblem('cannot open it')))
    expect(done).toBe(false)
    expect(said).toContain('✗ cannot open it\nNothing was changed.')
  })

  test('that is refused changes nothing', async () => {
    const { done, run, said } = await releaseFailingAt(null, () => Promise.reject(new ReleaseRefused('not like this')))
    expect(done).toBe(false)
    expect(run).toEqual(['Build'])
    expect(said).toContain('✗ not like this\nNothing was changed.')
  })
})
