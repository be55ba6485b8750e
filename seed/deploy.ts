import { spawnSync } from 'node:child_process'
import { Command } from 'commander'
import { unstable_readConfig } from 'wrangler'
import * as t from '../src/db/schema.ts'
import { describeFaults, planFolder } from './seed.ts'

/** `npm run deploy`: migrates the deployed database, builds, deploys the Worker, loads the data; in that order. */
const program = new Command('deploy')
  .description('Migrates, builds, deploys and seeds.')
  .option('--allow-sample-data', 'deploy although the listings are invented', false)
  .option('--dry-run', 'check everything and build, send nothing', false)
  .action(deploy)

interface Options {
  allowSampleData: boolean
  dryRun: boolean
}

/** The id that stands in wrangler.toml until there is a deployed database. */
const NO_DATABASE = '00000000-0000-0000-0000-000000000000'

const BUILT = 'dist/worker/wrangler.json'

function deploy({ allowSampleData, dryRun }: Options): void {
  const problems = [...dataProblems(allowSampleData), ...(dryRun ? [] : configurationProblems())]
  if (problems.length > 0) {
    console.error(problems.map((problem) => `✗ ${problem}`).join('\n'))
    process.exitCode = 1
    return
  }
  if (!dryRun) run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
  run('vite', ['build', '--logLevel', 'warn'])
  run('wrangler', ['deploy', '--config', BUILT, ...(dryRun ? ['--dry-run'] : [])])
  if (!dryRun) run('node', ['seed/cli.ts', '--remote'])
}

function dataProblems(allowSampleData: boolean): string[] {
  const { plan, faults } = planFolder()
  if (!plan) return [`the files under seed/ have faults:\n${describeFaults(faults)}`]
  const sample = plan.rows.of(t.site).some((site) => site.sample)
  return sample && !allowSampleData
    ? [
        'the listings are invented (seed/data/site.json: "sample"). To deploy them all the same, add --allow-sample-data',
      ]
    : []
}

function configurationProblems(): string[] {
  const config = unstable_readConfig({ config: 'wrangler.toml' })
  const database: { database_id?: string | undefined } | undefined = config.d1_databases[0]
  return database?.database_id === NO_DATABASE
    ? [
        'wrangler.toml has no database id yet: run `npx wrangler d1 create medspa-directory` and put the id it prints there',
      ]
    : []
}

function run(command: string, args: string[]): void {
  console.log(`• ${command} ${args.join(' ')}`)
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  if (status === 0) return
  console.error(`✗ ${command} failed${error ? `: ${error.message}` : ''}; nothing after it was done.`)
  process.exit(status ?? 1)
}

program.parse()
