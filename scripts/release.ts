import { spawnSync } from 'node:child_process'
import type { D1Database } from '@cloudflare/workers-types'
import { DatabaseProblem, openDatabase, readAppliedMigrations } from '../seed/write/database.ts'
import { READABLE_FORMATS } from '../src/db/data-format.ts'
import { type MigrationPlan, planMigrations, readMigrations, writeConfigurationWith } from './release-migrations.ts'
import {
  build,
  type PreviousDeployment,
  type Release,
  releaseSteps,
  rollbackAdvice,
  type Step,
  type Target,
} from './release-steps.ts'
import { runStep, StepFailed } from './run-step.ts'

/** Git tag of the last deployed commit, from which a rehearsal starts. */
export const DEPLOYED_TAG = 'deployed'

export interface ReleaseTools {
  run(step: Step): void
  plan(): Promise<Release>
  findDeployedVersion(): string | null
  restorePoint(): string
}

/** Releases this checkout, tags the commit for the next rehearsal, and sets the exit code. */
export async function release(): Promise<void> {
  const tools = { run: runStep, plan: () => planRelease('remote'), findDeployedVersion, restorePoint: findRestorePoint }
  const { done, lines } = await runRelease(tools)
  console[done ? 'log' : 'error'](`\n${lines.join('\n')}`)
  if (!done) process.exitCode = 1
  else if (spawnSync('git', ['tag', '--force', DEPLOYED_TAG], { stdio: 'ignore' }).status === 0)
    console.log(`• git tag ${DEPLOYED_TAG}: the next rehearsal starts from this commit`)
}

/** Runs all steps. Returns lines that describe the state of the site and how to roll back. */
export async function runRelease(tools: ReleaseTools): Promise<{ done: boolean; lines: string[] }> {
  const before: PreviousDeployment = { version: null, restorePoint: null }
  try {
    tools.run(build)
    const steps = await tools.plan()
    const version = tools.findDeployedVersion()
    for (const step of steps.expand) tools.run(step)
    tools.run(steps.worker)
    before.version = version
    const restorePoint = tools.restorePoint()
    tools.run(steps.load)
    before.restorePoint = restorePoint
    for (const step of steps.contract) tools.run(step)
  } catch (error) {
    const expected = [StepFailed, ReleaseRefused, DatabaseProblem].some((kind) => error instanceof kind)
    if (!expected || !(error instanceof Error)) throw error
    const state = error instanceof StepFailed ? error.state : build.stateAfterFailure
    const again = 'Fix this, then deploy again: every step can be repeated.'
    return { done: false, lines: [`✗ ${error.message}`, state, again, ...rollbackAdvice(before)] }
  }
  return { done: true, lines: ['• The new Worker runs on the new data.', ...rollbackAdvice(before)] }
}

export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused'
}

export async function planRelease(target: Target): Promise<Release> {
  const { db, close } = await openDatabase(target === 'remote' ? { remote: true } : target)
  const { migrations, format } = await readDeployed(db).finally(close)
  const problems = [...migrations.problems, ...formatProblems(format)]
  if (problems.length > 0) throw new ReleaseRefused(problems.join('\n✗ '))
  const adding = migrations.contract.length > 0 ? writeConfigurationWith(migrations.adding) : null
  return releaseSteps(target, migrations, adding)
}

async function readDeployed(db: D1Database): Promise<{ migrations: MigrationPlan; format: number | null }> {
  const migrations = planMigrations(readMigrations(), await readAppliedMigrations(db))
  const column = await db.prepare("SELECT 1 FROM pragma_table_info('site') WHERE name = 'format'").first()
  const format = column ? await db.prepare('SELECT format FROM site').first<number>('format') : null
  return { migrations, format }
}

/** `stored` is null if there is no data or if its format has no number. */
export function formatProblems(stored: number | null, readable = READABLE_FORMATS): string[] {
  if (readable.includes(stored ?? 1)) return []
  return [
    `the deployed data has format ${stored}, but this Worker reads format ${readable.join(' or ')}: until the load it ` +
      'would return 503. Add the format to READABLE_FORMATS in src/db/data-format.ts, and support it',
  ]
}

const findDeployedVersion = (): string | null => versionIn(runWranglerJson(['deployments', 'status', '--json']))

export function versionIn(deployment: unknown): string | null {
  const versions = (deployment as { versions?: { version_id: string; percentage: number }[] } | null)?.versions ?? []
  return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id ?? null
}

function findRestorePoint(): string {
  const { bookmark } = (runWranglerJson(['d1', 'time-travel', 'info', 'DB', '--json']) ?? {}) as { bookmark?: string }
  return bookmark ? `--bookmark=${bookmark}` : `--timestamp=${new Date().toISOString()}`
}

function runWranglerJson(args: readonly string[]): unknown {
  const { status, stdout } = spawnSync('wrangler', args, { encoding: 'utf8' })
  try {
    return status === 0 ? JSON.parse(stdout) : null
  } catch {
    return null
  }
}
