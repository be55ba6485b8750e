import type { MigrationPlan } from './release-migrations.ts'

/** Where a release goes: the deployed database and Worker, or a copy of the database in a folder. */
export type Target = 'remote' | { state: string }

export interface Step {
  title: string
  why: string
  command: string[]
  /** How the site stands when this step fails. */
  failed: string
}

export const BUILT = 'dist/worker/wrangler.json'

export const build: Step = {
  title: 'Build',
  why: 'first, because nothing may change while something is wrong with this checkout',
  command: ['vite', 'build', '--logLevel', 'warn'],
  failed: 'Nothing was changed. The site is as it was.',
}

const worker = (target: Target): Step => ({
  title: 'Deploy the Worker',
  why: 'before the load, because the new Worker reads the data of the previous load as well, and the old Worker need not read the new data',
  command: ['wrangler', 'deploy', '--config', BUILT, ...(target === 'remote' ? [] : ['--dry-run'])],
  failed: 'The previous Worker runs on the previous data. It does not read what the migrations added.',
})

const load = (target: Target): Step => ({
  title: 'Load the data',
  why: 'once the new Worker is there to read it; one transaction, so visitors see the old data or the new',
  command: ['node', 'seed/cli.ts', ...(target === 'remote' ? ['--remote'] : ['--state', target.state])],
  failed: 'The new Worker runs on the previous data, which it reads. Nothing of the new data was written.',
})

const migrate = (target: Target, configuration: string | null): string[] => [
  ...['wrangler', 'd1', 'migrations', 'apply', 'DB'],
  ...(configuration ? ['--config', configuration] : []),
  ...(target === 'remote' ? ['--remote'] : ['--local', '--persist-to', target.state]),
]

export interface Release {
  /** Before the new Worker. */
  expand: Step[]
  worker: Step
  load: Step
  /** After the load. */
  contract: Step[]
}

/**
 * Returns the steps after the build. `adding`: path of a configuration with the adding migrations only, for a release
 * that has contract migrations too.
 */
export function releaseSteps(target: Target, migrations: MigrationPlan, adding: string | null): Release {
  const expand: Step = {
    title: 'Apply the migrations that add',
    why: 'before the Worker and the load, which need what they add; the running Worker does not read it',
    command: migrate(target, adding),
    failed:
      'The previous Worker runs on the previous data. D1 rolled the failed migration back; those before it only added.',
  }
  const contract: Step = {
    title: 'Apply the contract migrations',
    why: `last, because only now nothing that runs reads what they remove (${migrations.contract.join(', ')})`,
    command: migrate(target, null),
    failed: 'The new Worker runs on the new data. What should have been removed is still there, and unused.',
  }
  return {
    expand: migrations.adding.length > 0 ? [expand] : [],
    worker: worker(target),
    load: load(target),
    contract: migrations.contract.length > 0 ? [contract] : [],
  }
}

/** What was deployed before, by which a release is rolled back. */
export interface Before {
  /** Id of the Worker's version; null where there was none. */
  version: string | null
  /** Option that names the database as it was before the load; null as long as nothing was loaded. */
  restorePoint: string | null
}

/** The restored database says that it was purged for, but Cloudflare holds pages of the load that is undone. */
const PURGE_AGAIN =
  'npx wrangler d1 execute DB --remote --command "DELETE FROM edge_purges"   (so that pages of this load are purged)'

/** Tells how to go back. The data first: the new Worker reads the previous data, not every old Worker reads the new. */
export function rollbackAdvice({ version, restorePoint }: Before): string[] {
  const steps = [
    ...(restorePoint
      ? [`npx wrangler d1 time-travel restore DB ${restorePoint}   (the data before this load)`, PURGE_AGAIN]
      : []),
    ...(version ? [`npx wrangler rollback ${version}   (the Worker before this release)`] : []),
  ]
  if (steps.length === 0) return ['There is nothing to roll back.']
  return ['To roll back, in this order:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)]
}
