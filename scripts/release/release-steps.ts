import {
  type Environment,
  formatEnvironmentSuffix,
  formatWranglerFlag,
  getWranglerEnvironment,
} from '../operate/environment.ts'
import type { MigrationPlan } from './release-migrations.ts'

export interface DeployedSite {
  environment: Environment
  loadOptions: string[]
}

export type ReleaseTarget = DeployedSite | { stateFolder: string }

export const isDeployedSite = (target: ReleaseTarget): target is DeployedSite => 'environment' in target

export interface ReleaseStep {
  title: string
  why: string
  command: string[]
  variables?: Record<string, string>
  stateAfterFailure: string
}

export const BUILT_CONFIGURATION_FILE = 'dist/worker/wrangler.json'

export const createBuildStep = (environment: Environment): ReleaseStep => ({
  title: 'Build',
  why: 'first, so that nothing changes if this checkout is broken',
  command: ['vite', 'build', '--logLevel', 'warn'],
  // The build contains the configuration of its environment.
  variables: { CLOUDFLARE_ENV: getWranglerEnvironment(environment) },
  stateAfterFailure: 'Nothing was changed.',
})

const createWorkerStep = (target: ReleaseTarget): ReleaseStep => ({
  title: 'Deploy the Worker',
  why: 'before the load, because the new Worker also reads the previous data, but the old Worker may not read the new data',
  command: [
    'wrangler',
    'deploy',
    '--config',
    BUILT_CONFIGURATION_FILE,
    ...(isDeployedSite(target) ? [] : ['--dry-run']),
  ],
  stateAfterFailure: 'The previous Worker runs on the previous data. It ignores what the migrations added.',
})

const createLoadStep = (target: ReleaseTarget): ReleaseStep => ({
  title: 'Load the data',
  why: 'after the new Worker, which can read it; in one transaction, so visitors see either the old data or the new',
  command: [
    'node',
    'seed/cli.ts',
    ...(isDeployedSite(target)
      ? ['--remote', '--env', target.environment, ...target.loadOptions]
      : ['--state', target.stateFolder]),
  ],
  stateAfterFailure: 'The new Worker runs on the previous data, which it reads. No new data was written.',
})

const createMigrateCommand = (target: ReleaseTarget, configurationFile: string | null): string[] => [
  'wrangler',
  'd1',
  'migrations',
  'apply',
  'DB',
  ...(configurationFile
    ? ['--config', configurationFile]
    : isDeployedSite(target)
      ? [formatWranglerFlag(target.environment)]
      : []),
  ...(isDeployedSite(target) ? ['--remote'] : ['--local', '--persist-to', target.stateFolder]),
]

export type ReleaseSteps = ReturnType<typeof createReleaseSteps>

/** `additiveConfigFile` is null if there are no contract migrations. */
export function createReleaseSteps(
  target: ReleaseTarget,
  migrations: MigrationPlan,
  additiveConfigFile: string | null,
) {
  const additive: ReleaseStep = {
    title: 'Apply the additive migrations',
    why: 'before the Worker and the load, which need the additions; the running Worker ignores them',
    command: createMigrateCommand(target, additiveConfigFile),
    stateAfterFailure:
      'The previous Worker runs on the previous data. D1 rolled back the failed migration; those before it only added.',
  }
  const contract: ReleaseStep = {
    title: 'Apply the contract migrations',
    why: `last, because only now nothing reads what they remove (${migrations.contract.join(', ')})`,
    command: createMigrateCommand(target, null),
    stateAfterFailure: 'The new Worker runs on the new data. What should have been removed is still there but unused.',
  }
  return {
    additive: migrations.additive.length > 0 ? [additive] : [],
    worker: createWorkerStep(target),
    load: createLoadStep(target),
    contract: migrations.contract.length > 0 ? [contract] : [],
  }
}

export interface RollbackTarget {
  /** Null until the new Worker is deployed, or if there was no Worker or its version is unknown. */
  workerVersion: string | null
  /** A bookmark or a time from just before the load. Null until the load has succeeded. */
  restorePoint: string | null
}

/** Lists the restore of the data first, because the previous Worker may not be able to read the new data. */
export function describeRollback({ workerVersion, restorePoint }: RollbackTarget, environment: Environment): string[] {
  const option = formatEnvironmentSuffix(environment)
  const steps = [
    ...(restorePoint ? [`npm run restore -- ${restorePoint}${option}   (the data before this load)`] : []),
    ...(workerVersion ? [`npm run rollback -- ${workerVersion}${option}   (the Worker before this release)`] : []),
  ]
  if (steps.length === 0) return ['There is nothing to roll back.']
  return ['To roll back, in this order:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)]
}
