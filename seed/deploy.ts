import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { Command } from 'commander'
import * as t from '../src/db/schema.ts'
import { readConfiguration } from './configuration.ts'
import { type Configuration, checkBindings, checkDatabaseId, checkVariables, type Finding } from './doctor-checks.ts'
import { findLogin } from './login.ts'
import { describeFaults, planFolder } from './seed.ts'

/** `npm run deploy`: migrates the deployed database, builds, deploys the Worker, loads the data; in that order. */
const program = new Command('deploy')
  .description('Migrates, builds, deploys and seeds.')
  .option('--allow-sample-data', 'deploy although the listings are invented', false)
  .option('--dry-run', 'rehearse every step on this machine, send nothing', false)
  .action(deploy)

interface Options {
  allowSampleData: boolean
  dryRun: boolean
}

const BUILT = 'dist/worker/wrangler.json'
/** The database of a rehearsal. */
const REHEARSAL = '.wrangler/rehearsal'

function deploy({ allowSampleData, dryRun }: Options): void {
  const { configuration, fault } = readConfiguration()
  const findings = configuration ? configurationFindings(configuration, !dryRun) : [fault]
  const faults = dryRun && configuration ? [] : findings.filter(({ state }) => state === 'problem').map(describe)
  const problems = [...dataProblems(allowSampleData), ...faults]
  // Asked last, and only where nothing else is wrong: it takes a while.
  if (!dryRun && problems.length === 0) problems.push(...loginProblems())
  if (problems.length > 0) {
    console.error(problems.map((problem) => `✗ ${problem}`).join('\n'))
    process.exitCode = 1
    return
  }
  if (dryRun) rehearse()
  else send()
  for (const finding of findings) console.log(`! ${describe(finding)}`)
}

function send(): void {
  run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
  run('vite', ['build', '--logLevel', 'warn'])
  run('wrangler', ['deploy', '--config', BUILT])
  run('node', ['seed/cli.ts', '--remote'])
}

/** The same steps in the same order, on an empty database of this machine; nothing leaves it. */
function rehearse(): void {
  rmSync(REHEARSAL, { recursive: true, force: true })
  run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', REHEARSAL])
  run('vite', ['build', '--logLevel', 'warn'])
  run('wrangler', ['deploy', '--config', BUILT, '--dry-run'])
  run('node', ['seed/cli.ts', '--state', REHEARSAL])
  console.log('• Nothing was sent (--dry-run)')
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

/** What the deployed site would lack. A rehearsal only tells of it. */
function configurationFindings(configuration: Configuration, deployed: boolean): Finding[] {
  const findings = [
    checkDatabaseId(configuration),
    checkBindings(configuration),
    ...checkVariables(configuration, { deployed }),
  ]
  return findings.filter(({ state }) => state !== 'ok')
}

function loginProblems(): string[] {
  const login = findLogin()
  return login.state === 'ok' ? [] : [describe(login)]
}

const describe = ({ says, wayOut }: Finding) => `${says}: ${wayOut}`

function run(command: string, args: string[]): void {
  console.log(`• ${command} ${args.join(' ')}`)
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  if (status === 0) return
  console.error(
    `✗ ${command} failed${error ? `: ${error.message}` : ''}; nothing after it was done. When what it says is mended, deploy again: each step can be repeated.`,
  )
  process.exit(status ?? 1)
}

program.parse()
