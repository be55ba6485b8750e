import { spawnSync } from 'node:child_process'
import type { D1Database } from '@cloudflare/workers-types'
import { isSampleByDefault } from '../../seed/directory.ts'
import { UserError } from '../../seed/user-error.ts'
import { openDatabase, readAppliedMigrations } from '../../seed/write/database.ts'
import { refuseToReplaceRealData } from '../../seed/write/sample-data.ts'
import { READABLE_FORMATS } from '../../src/db/formats/data-format.ts'
import { type Environment, formatWranglerFlag } from '../operate/environment.ts'
import { describeRestorePoint, findRestorePoint } from '../operate/restore-point.ts'
import { runWranglerJson } from '../operate/wrangler.ts'
import { type MigrationPlan, planMigrations, readMigrations, writeAdditiveConfig } from './release-migrations.ts'
import {
  createBuildStep,
  createReleaseSteps,
  type DeployedSite,
  describeRollback,
  isDeployedSite,
  type ReleaseStep,
  type ReleaseSteps,
  type ReleaseTarget,
  type RollbackTarget,
} from './release-steps.ts'
import { runStep, StepFailedError } from './run-step.ts'
import { findRemovedButStillReadIssues } from './still-read.ts'

export const DEPLOYED_TAG = 'deployed'

export interface ReleaseTools {
  run(step: ReleaseStep): void
  plan(): Promise<ReleaseSteps>
  findDeployedVersion(): string | null
  findRestorePoint(): string
}

export async function release(site: DeployedSite): Promise<void> {
  const { done, lines } = await runReleaseSteps(site.environment, {
    run: runStep,
    plan: () => planRelease(site, DEPLOYED_TAG),
    findDeployedVersion: () => findDeployedVersion(site),
    findRestorePoint: () => findRestorePoint(site.environment),
  })
  console[done ? 'log' : 'error'](`\n${lines.join('\n')}`)
  if (!done) process.exitCode = 1
  else if (site.environment === 'production') tagDeployed()
}

function tagDeployed(): void {
  if (spawnSync('git', ['tag', '--force', DEPLOYED_TAG], { stdio: 'ignore' }).status !== 0) return
  console.log(`• git tag ${DEPLOYED_TAG}: the next release is checked against this commit. Share it:`)
  console.log(`  git push --force origin ${DEPLOYED_TAG}`)
}

export async function runReleaseSteps(
  environment: Environment,
  tools: ReleaseTools,
): Promise<{ done: boolean; lines: string[] }> {
  const rollbackTarget: RollbackTarget = { workerVersion: null, restorePoint: null }
  try {
    tools.run(createBuildStep(environment))
    const steps = await tools.plan()
    const version = tools.findDeployedVersion()
    console.log(describeRestorePoint(tools.findRestorePoint()))
    for (const step of steps.additive) tools.run(step)
    tools.run(steps.worker)
    rollbackTarget.workerVersion = version
    // Restoring an earlier point would also undo the migrations, which the new Worker needs.
    const restorePoint = tools.findRestorePoint()
    tools.run(steps.load)
    rollbackTarget.restorePoint = restorePoint
    for (const step of steps.contract) tools.run(step)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const state =
      error instanceof StepFailedError ? error.stateAfterFailure : createBuildStep(environment).stateAfterFailure
    const advice = 'Fix this, then deploy again: every step can be repeated.'
    return {
      done: false,
      lines: [`✗ ${error.message}`, state, advice, ...describeRollback(rollbackTarget, environment)],
    }
  }
  return {
    done: true,
    lines: ['• The new Worker runs on the new data.', ...describeRollback(rollbackTarget, environment)],
  }
}

export async function planRelease(target: ReleaseTarget, deployedCommit: string): Promise<ReleaseSteps> {
  const { db, close } = await openDatabase(isDeployedSite(target) ? { remote: true, ...target } : target)
  const { migrations, format } = await inspectDatabase(db).finally(close)
  const { removed, contract } = migrations
  const issues = [
    ...migrations.issues,
    ...findDataFormatIssues(format),
    ...(await findRemovedButStillReadIssues(removed, deployedCommit)),
  ]
  if (issues.length > 0) throw new UserError(issues.join('\n✗ '))
  const environment = isDeployedSite(target) ? target.environment : 'production'
  const additiveConfigFile = contract.length > 0 ? writeAdditiveConfig(migrations.additive, environment) : null
  return createReleaseSteps(target, migrations, additiveConfigFile)
}

/** The format of data that was stored before formats had numbers. */
const FORMAT_BEFORE_NUMBERS = 1

async function inspectDatabase(db: D1Database): Promise<{ migrations: MigrationPlan; format: number | null }> {
  if (isSampleByDefault()) await refuseToReplaceRealData(db)
  const migrations = planMigrations(readMigrations(), await readAppliedMigrations(db))
  const hasSiteTable = await db.prepare("SELECT 1 FROM pragma_table_info('site')").first()
  const site = hasSiteTable ? await db.prepare('SELECT * FROM site').first<{ format?: number }>() : null
  return { migrations, format: site && (site.format ?? FORMAT_BEFORE_NUMBERS) }
}

/** `storedFormat` is null if there is no data. */
export function findDataFormatIssues(storedFormat: number | null, readableFormats = READABLE_FORMATS): string[] {
  if (storedFormat === null || readableFormats.includes(storedFormat)) return []
  return [
    `the deployed data has format ${storedFormat}, but this Worker reads format ${readableFormats.join(' or ')}: until the load it ` +
      'would return 503. Add the format to READABLE_FORMATS in src/db/formats/data-format.ts, and support it',
  ]
}

const findDeployedVersion = ({ environment }: DeployedSite): string | null =>
  findVersionWithMostTraffic(runWranglerJson(['deployments', 'status', '--json', formatWranglerFlag(environment)]))

export function findVersionWithMostTraffic(deployment: unknown): string | null {
  const versions = (deployment as { versions?: { version_id: string; percentage: number }[] } | null)?.versions ?? []
  return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id ?? null
}
