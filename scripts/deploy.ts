import { Command } from 'commander'
import { isPlaceholderIssue } from '../seed/check/site.ts'
import { FROM_OPTION_DESCRIPTION, findDirectoryAndSetVariable } from '../seed/directory.ts'
import { describeIssues } from '../seed/load/describe-issues.ts'
import { runProgram } from '../seed/user-error.ts'
import { findSampleDataError } from '../seed/write/sample-data.ts'
import { planDirectory } from '../seed/write/seed.ts'
import {
  type CheckResult,
  checkBindings,
  checkDatabaseId,
  checkDatabasesDiffer,
  checkVariables,
  type WranglerConfiguration,
} from './doctor/doctor-checks.ts'
import { createEnvironmentOption, type Environment } from './operate/environment.ts'
import { readConfiguration } from './release/configuration.ts'
import { checkCloudflareLogin } from './release/login.ts'
import { rehearse } from './release/rehearsal.ts'
import { release } from './release/release.ts'

const program = new Command('deploy')
  .description('Builds, migrates, deploys and loads, and prints how to roll back.')
  .option('--from <folder>', FROM_OPTION_DESCRIPTION)
  .addOption(createEnvironmentOption())
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
  const { configuration, failedCheck } = readConfiguration(environment)
  const results = configuration ? checkConfiguration(configuration, !dryRun) : [failedCheck]
  if (environment === 'preview') results.push(...checkPreviewDatabaseDiffers(configuration))
  const configurationProblems =
    dryRun && configuration ? [] : results.filter(({ state }) => state === 'problem').map(describeResult)
  const problems = [...findDataProblems(allowSampleData, from), ...configurationProblems]
  // The login check is slow, so it only runs if nothing else is wrong. A dry run needs no login.
  if (!dryRun && problems.length === 0) problems.push(...findLoginProblems())
  if (problems.length > 0) {
    console.error(problems.map((problem) => `✗ ${problem}`).join('\n'))
    process.exitCode = 1
    return
  }
  const loadOptions = [...(allowSampleData ? ['--allow-sample-data'] : []), ...(options.export ? ['--export'] : [])]
  await (dryRun ? rehearse(previous ?? null) : release({ environment, loadOptions }))
  for (const result of results) console.log(`! ${describeResult(result)}`)
}

function findDataProblems(allowSampleData: boolean, from?: string): string[] {
  const directory = findDirectoryAndSetVariable(from)
  const { plan, issues } = planDirectory(directory)
  if (!plan) return [`the files of ${directory} have errors:\n${describeIssues(issues, directory)}`]
  const placeholderIssues = issues.filter(isPlaceholderIssue)
  if (placeholderIssues.length > 0)
    return placeholderIssues.map((issue) => describeIssues([{ ...issue, warning: undefined }], directory))
  const sampleDataError = findSampleDataError(plan)
  return allowSampleData || !sampleDataError ? [] : [sampleDataError]
}

function checkPreviewDatabaseDiffers(preview: WranglerConfiguration | null): CheckResult[] {
  const { configuration } = readConfiguration('production')
  return preview && configuration ? checkDatabasesDiffer(preview, configuration) : []
}

function checkConfiguration(configuration: WranglerConfiguration, requiresOrigin: boolean): CheckResult[] {
  const results = [
    checkDatabaseId(configuration),
    checkBindings(configuration),
    ...checkVariables(configuration, { requiresOrigin }),
  ]
  return results.filter(({ state }) => state !== 'ok')
}

function findLoginProblems(): string[] {
  const login = checkCloudflareLogin()
  return login.state === 'ok' ? [] : [describeResult(login)]
}

const describeResult = ({ message, hint }: CheckResult) => `${message}: ${hint}`

await runProgram(program)
