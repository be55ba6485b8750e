import { Command } from 'commander'
import { describeFaults, planFolder } from '../seed/write/seed.ts'
import * as t from '../src/db/schema.ts'
import { readConfiguration } from './configuration.ts'
import { type Configuration, checkBindings, checkDatabaseId, checkVariables, type Finding } from './doctor-checks.ts'
import { checkCloudflareLogin } from './login.ts'
import { rehearse } from './rehearsal.ts'
import { release } from './release.ts'

const program = new Command('deploy')
  .description('Builds, migrates, deploys and seeds, and prints how to roll back.')
  .option('--allow-sample-data', 'deploy even though the listings are invented', false)
  .option('--dry-run', 'rehearse every step on this machine, send nothing', false)
  .option('--previous <commit>', 'with --dry-run: what is deployed now (default: the git tag `deployed`)')
  .action(deploy)

interface Options {
  allowSampleData: boolean
  dryRun: boolean
  previous?: string
}

async function deploy({ allowSampleData, dryRun, previous }: Options): Promise<void> {
  const { configuration, fault } = readConfiguration()
  const findings = configuration ? configurationFindings(configuration, !dryRun) : [fault]
  const faults = dryRun && configuration ? [] : findings.filter(({ state }) => state === 'problem').map(describe)
  const problems = [...dataProblems(allowSampleData), ...faults]
  // The login check is slow, so it only runs if nothing else is wrong.
  if (!dryRun && problems.length === 0) problems.push(...loginProblems())
  if (problems.length > 0) {
    console.error(problems.map((problem) => `✗ ${problem}`).join('\n'))
    process.exitCode = 1
    return
  }
  await (dryRun ? rehearse(previous ?? null) : release())
  for (const finding of findings) console.log(`! ${describe(finding)}`)
}

function dataProblems(allowSampleData: boolean): string[] {
  const { plan, faults } = planFolder()
  if (!plan) return [`the files under seed/ have faults:\n${describeFaults(faults)}`]
  const sample = plan.rows.of(t.site).some((site) => site.sample)
  return sample && !allowSampleData
    ? ['the listings are invented (seed/data/site.json: "sample"). To deploy anyway, add --allow-sample-data']
    : []
}

function configurationFindings(configuration: Configuration, deployed: boolean): Finding[] {
  const findings = [
    checkDatabaseId(configuration),
    checkBindings(configuration),
    ...checkVariables(configuration, { deployed }),
  ]
  return findings.filter(({ state }) => state !== 'ok')
}

function loginProblems(): string[] {
  const login = checkCloudflareLogin()
  return login.state === 'ok' ? [] : [describe(login)]
}

const describe = ({ message, hint }: Finding) => `${message}: ${hint}`

await program.parseAsync()
