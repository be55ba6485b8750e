import { Command } from 'commander'
import { isPlaceholderFault } from '../seed/check/site.ts'
import { chooseDirectory, FROM_DESCRIPTION } from '../seed/directory.ts'
import { describeFaults } from '../seed/load/describe-faults.ts'
import { runProgram } from '../seed/problem.ts'
import { sampleDataProblems } from '../seed/write/sample-data.ts'
import { planFolder } from '../seed/write/seed.ts'
import {
  type Configuration,
  checkBindings,
  checkDatabaseId,
  checkOwnDatabase,
  checkVariables,
  type Finding,
} from './doctor/doctor-checks.ts'
import { type Environment, environmentOption } from './operate/environment.ts'
import { readConfiguration } from './release/configuration.ts'
import { checkCloudflareLogin } from './release/login.ts'
import { rehearse } from './release/rehearsal.ts'
import { release } from './release/release.ts'

const program = new Command('deploy')
  .description('Builds, migrates, deploys and loads, and prints how to roll back.')
  .option('--from <folder>', FROM_DESCRIPTION)
  .addOption(environmentOption())
  .option('--allow-sample-data', 'deploy even though the listings are invented', false)
  .option('--export', "write the deployed database's rows to a file before the load", false)
  .option('--dry-run', 'rehearse every step on this machine, without sending anything', false)
  .option('--previous <commit>', 'with --dry-run: the deployed commit (default: the git tag `deployed`)')
  .action(deploy)

interface Options {
  from?: string
  env: Environment
  allowSampleData: boolean
  export: boolean
  dryRun: boolean
  previous?: string
}

async function deploy(options: Options): Promise<void> {
  const { from, env: environment, allowSampleData, dryRun, previous } = options
  const { configuration, fault } = readConfiguration(environment)
  const findings = configuration ? configurationFindings(configuration, !dryRun) : [fault]
  if (environment === 'preview') findings.push(...sharedDatabaseFindings(configuration))
  const faults = dryRun && configuration ? [] : findings.filter(({ state }) => state === 'problem').map(describe)
  const problems = [...dataProblems(allowSampleData, from), ...faults]
  // The login check is slow, so it only runs if nothing else is wrong.
  if (!dryRun && problems.length === 0) problems.push(...loginProblems())
  if (problems.length > 0) {
    console.error(problems.map((problem) => `✗ ${problem}`).join('\n'))
    process.exitCode = 1
    return
  }
  const loadOptions = [...(allowSampleData ? ['--allow-sample-data'] : []), ...(options.export ? ['--export'] : [])]
  await (dryRun ? rehearse(previous ?? null) : release({ environment, loadOptions }))
  for (const finding of findings) console.log(`! ${describe(finding)}`)
}

function dataProblems(allowSampleData: boolean, from?: string): string[] {
  const directory = chooseDirectory(from)
  const { plan, faults } = planFolder(directory)
  if (!plan) return [`the files of ${directory} have errors:\n${describeFaults(faults, directory)}`]
  const unfilled = faults.filter(isPlaceholderFault)
  if (unfilled.length > 0) return [describeFaults(unfilled, directory)]
  return allowSampleData ? [] : sampleDataProblems(plan)
}

function sharedDatabaseFindings(preview: Configuration | null): Finding[] {
  const { configuration } = readConfiguration('production')
  return preview && configuration ? checkOwnDatabase(preview, configuration) : []
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

await runProgram(program)
