import { spawnSync } from 'node:child_process'
import type { D1Database } from '@cloudflare/workers-types'
import { DatabaseProblem, openDatabase, readApplied } from '../seed/write/database.ts'
import { READABLE_FORMATS } from '../src/db/data-format.ts'
import { configurationWith, type MigrationPlan, planMigrations, readMigrations } from './release-migrations.ts'
import {
  type Before,
  build,
  type Release,
  releaseSteps,
  rollbackAdvice,
  type Step,
  type Target,
} from './release-steps.ts'
import { runStep, StepFailed } from './run-step.ts'

/** A git tag: what was deployed last. A rehearsal starts from it. */
export const DEPLOYED = 'deployed'

/** What a release is carried out with. */
export interface Tools {
  /** Runs a step. Throws StepFailed. */
  run(step: Step): void
  /** Works out the steps after the build. Throws ReleaseRefused. */
  plan(): Promise<Release>
  /** The id of the version that most visitors get now; null when there is none. */
  deployedVersion(): string | null
  /** Option of `wrangler d1 time-travel restore` that names the database as it is now. */
  restorePoint(): string
}

/** Releases this checkout, and remembers the commit for the next rehearsal. Sets the exit code. */
export async function release(): Promise<void> {
  const tools = { run: runStep, plan: () => planRelease('remote'), deployedVersion, restorePoint: findRestorePoint }
  const { done, lines } = await carryOut(tools)
  console[done ? 'log' : 'error'](`\n${lines.join('\n')}`)
  if (!done) process.exitCode = 1
  else if (spawnSync('git', ['tag', '--force', DEPLOYED], { stdio: 'ignore' }).status === 0)
    console.log(`• git tag ${DEPLOYED}: the next rehearsal starts from this commit`)
}

/**
 * Carries a release out: build, migrations that add, Worker, data, contract migrations. Returns whether all of it was
 * done, and in which state the site is with how to roll back.
 */
export async function carryOut(tools: Tools): Promise<{ done: boolean; lines: string[] }> {
  const before: Before = { version: null, restorePoint: null }
  try {
    tools.run(build)
    const steps = await tools.plan()
    const version = tools.deployedVersion()
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
    const state = error instanceof StepFailed ? error.state : build.failed
    const again = 'When that is mended, deploy again: every step can be repeated.'
    return { done: false, lines: [`✗ ${error.message}`, state, again, ...rollbackAdvice(before)] }
  }
  return { done: true, lines: ['• The new Worker runs on the new data.', ...rollbackAdvice(before)] }
}

/** This checkout cannot be released over what is deployed. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused'
}

/** Works out the steps from what the target's database holds. Throws ReleaseRefused. */
export async function planRelease(target: Target): Promise<Release> {
  const { db, close } = await openDatabase(target === 'remote' ? { remote: true } : target)
  const { migrations, format } = await readDeployed(db).finally(close)
  const problems = [...migrations.problems, ...formatProblems(format)]
  if (problems.length > 0) throw new ReleaseRefused(problems.join('\n✗ '))
  const adding = migrations.contract.length > 0 ? configurationWith(migrations.adding) : null
  return releaseSteps(target, migrations, adding)
}

async function readDeployed(db: D1Database): Promise<{ migrations: MigrationPlan; format: number | null }> {
  const migrations = planMigrations(readMigrations(), await readApplied(db))
  const column = await db.prepare("SELECT 1 FROM pragma_table_info('site') WHERE name = 'format'").first()
  const format = column ? await db.prepare('SELECT format FROM site').first<number>('format') : null
  return { migrations, format }
}

/** `stored`: format of the data that is deployed; null when there is none, or from before formats had a number. */
export function formatProblems(stored: number | null, readable = READABLE_FORMATS): string[] {
  if (readable.includes(stored ?? 1)) return []
  return [
    `the deployed data is in format ${stored}, and this Worker reads format ${readable.join(' or ')}: until the load it ` +
      'would answer 503. Add the format to READABLE_FORMATS in src/db/data-format.ts, and read it',
  ]
}

/** Asks Cloudflare. */
const deployedVersion = (): string | null => versionIn(jsonOf(['deployments', 'status', '--json']))

export function versionIn(deployment: unknown): string | null {
  const versions = (deployment as { versions?: { version_id: string; percentage: number }[] } | null)?.versions ?? []
  return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id ?? null
}

/** Names the database as it is now, for a restore: by its bookmark, or by the moment where Cloudflare gives none. */
function findRestorePoint(): string {
  const { bookmark } = (jsonOf(['d1', 'time-travel', 'info', 'DB', '--json']) ?? {}) as { bookmark?: string }
  return bookmark ? `--bookmark=${bookmark}` : `--timestamp=${new Date().toISOString()}`
}

function jsonOf(args: readonly string[]): unknown {
  const { status, stdout } = spawnSync('wrangler', args, { encoding: 'utf8' })
  try {
    return status === 0 ? JSON.parse(stdout) : null
  } catch {
    return null
  }
}
