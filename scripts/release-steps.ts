import type { MigrationPlan } from './release-migrations.ts'

/** The deployed site, or a local copy of the database in a folder. */
export type Target = 'remote' | { state: string }

export interface Step {
  title: string
  why: string
  command: string[]
  stateAfterFailure: string
}

export const BUILT_CONFIGURATION = 'dist/worker/wrangler.json'

export const build: Step = {
  title: 'Build',
  why: 'first, so that nothing changes if this checkout is broken',
  command: ['vite', 'build', '--logLevel', 'warn'],
  stateAfterFailure: 'Nothing was changed. The site is as it was.',
}

const worker = (target: Target): Step => ({
  title: 'Deploy the Worker',
  why: 'before the load, because the new Worker also reads the previous data, but the old Worker may not read the new data',
  command: ['wrangler', 'deploy', '--config', BUILT_CONFIGURATION, ...(target === 'remote' ? [] : ['--dry-run'])],
  stateAfterFailure: 'The previous Worker runs on the previous data. It ignores what the migrations added.',
})

const load = (target: Target): Step => ({
  title: 'Load the data',
  why: 'once the new Worker is there to read it; in one transaction, so visitors see either the old data or the new',
  command: ['node', 'seed/cli.ts', ...(target === 'remote' ? ['--remote'] : ['--state', target.state])],
  stateAfterFailure: 'The new Worker runs on the previous data, which it reads. No new data was written.',
})

const migrate = (target: Target, configuration: string | null): string[] => [
  ...['wrangler', 'd1', 'migrations', 'apply', 'DB'],
  ...(configuration ? ['--config', configuration] : []),
  ...(target === 'remote' ? ['--remote'] : ['--local', '--persist-to', target.state]),
]

export interface Release {
  expand: Step[]
  worker: Step
  load: Step
  contract: Step[]
}

/** `adding` is the path of a configuration without the contract migrations; null if there are none. */
export function releaseSteps(target: Target, migrations: MigrationPlan, adding: string | null): Release {
  const expand: Step = {
    title: 'Apply the migrations that add',
    why: 'before the Worker and the load, which need the additions; the running Worker ignores them',
    command: migrate(target, adding),
    stateAfterFailure:
      'The previous Worker runs on the previous data. D1 rolled back the failed migration; those before it only added.',
  }
  const contract: Step = {
    title: 'Apply the contract migrations',
    why: `last, because only now nothing reads what they remove (${migrations.contract.join(', ')})`,
    command: migrate(target, null),
    stateAfterFailure: 'The new Worker runs on the new data. What should have been removed is still there but unused.',
  }
  return {
    expand: migrations.adding.length > 0 ? [expand] : [],
    worker: worker(target),
    load: load(target),
    contract: migrations.contract.length > 0 ? [contract] : [],
  }
}

export interface PreviousDeployment {
  version: string | null
  /** Option that identifies the database before the load; null until data was loaded. */
  restorePoint: string | null
}

/** In the restored database, the older load counts as purged, so nothing would purge pages of the undone load. */
const PURGE_AGAIN =
  'npx wrangler d1 execute DB --remote --command "DELETE FROM edge_purges"   (so that pages of this load are purged)'

/** Data first, because the new Worker reads the previous data, but not every old Worker reads the new data. */
export function rollbackAdvice({ version, restorePoint }: PreviousDeployment): string[] {
  const steps = [
    ...(restorePoint
      ? [`npx wrangler d1 time-travel restore DB ${restorePoint}   (the data before this load)`, PURGE_AGAIN]
      : []),
    ...(version ? [`npx wrangler rollback ${version}   (the Worker before this release)`] : []),
  ]
  if (steps.length === 0) return ['There is nothing to roll back.']
  return ['To roll back, in this order:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)]
}
