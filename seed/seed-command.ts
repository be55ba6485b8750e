import type { D1Database } from '@cloudflare/workers-types'
import { Command } from 'commander'
import { createEnvironmentOption, type Environment, formatEnvironmentSuffix } from '../scripts/operate/environment.ts'
import { describeRestorePoint, findRestorePoint } from '../scripts/operate/restore-point.ts'
import { formatQuantity } from '../src/domain/plural.ts'
import { CHECKS } from './check/check.ts'
import { isPlaceholderIssue } from './check/site.ts'
import { FROM_OPTION_DESCRIPTION, findDirectory, isSampleByDefault } from './directory.ts'
import { describeIssues } from './load/describe-issues.ts'
import type { Issue } from './load/load.ts'
import type { LoadPlan } from './plan/plan.ts'
import { runProgram, UserError } from './user-error.ts'
import { LOCAL_STATE_FOLDER, openDatabase } from './write/database.ts'
import { exportRows } from './write/export.ts'
import { describeDiff } from './write/item-diff.ts'
import { findSampleDataError, refuseToReplaceRealData } from './write/sample-data.ts'
import { compareWithDatabase, describePlan, planDirectory, seed } from './write/seed.ts'

const program = new Command('seed')
  .description('Checks the seed files and loads them into the database.')
  .option('--from <folder>', FROM_OPTION_DESCRIPTION)
  .option('--state <folder>', 'folder of the local database', LOCAL_STATE_FOLDER)
  .option('--remote', 'use the deployed database instead of the local one', false)
  .addOption(createEnvironmentOption())
  .option('--allow-sample-data', 'with --remote: load even though the listings are invented', false)
  .option('--export', "with --remote: write the database's rows to a file before the load", false)
  .option('--dry-run', 'show what would change, without writing', false)
  .option('--force', 'load the data even if it is up to date', false)
  .option('--strict', 'treat warnings as errors', false)
  .option('--check', 'check the files only, without opening a database', false)
  .addHelpText(
    'after',
    () => `\nChecks:\n${CHECKS.map(({ name, description }) => `  ${name.padEnd(11)} ${description}`).join('\n')}`,
  )
  .action(({ from, check: checksOnly, ...options }) =>
    checkAndLoad({ from: findDirectory(from), isSampleByDefault: isSampleByDefault(from), checksOnly, ...options }),
  )

interface Options {
  from: string
  isSampleByDefault: boolean
  /** The folder of the local database. */
  state: string
  remote: boolean
  env: Environment
  allowSampleData: boolean
  export: boolean
  dryRun: boolean
  force: boolean
  strict: boolean
  checksOnly: boolean
}

async function checkAndLoad(options: Options): Promise<void> {
  const { from, state: stateFolder, remote, env: environment, strict, checksOnly } = options
  if (!remote && (options.export || environment === 'preview'))
    throw new UserError('--export and --env preview are for the deployed database: add --remote')
  printStep(`Checking ${from}`)
  const isError = (issue: Issue) => strict || !issue.warning || (remote && isPlaceholderIssue(issue))
  const plan = checkAndPlan(from, isError)
  if (!plan || checksOnly) return
  const sampleDataError = findSampleDataError(plan)
  if (remote && !options.allowSampleData && !options.dryRun && sampleDataError) throw new UserError(sampleDataError)
  printStep(`Opening the ${remote ? 'deployed' : 'local'} database`)
  const { db, close } = await openDatabase({ remote, environment, stateFolder })
  try {
    if (options.isSampleByDefault) await refuseToReplaceRealData(db)
    if (remote && !options.dryRun) await prepareUndo(db, options)
    await loadData(db, plan, options)
  } finally {
    await close()
  }
}

async function loadData(db: D1Database, plan: LoadPlan, { dryRun, force }: Options): Promise<void> {
  const now = new Date()
  const { diff, changes, isCurrent, differingTables, storedVersion, writtenRowCount } = dryRun
    ? await compareWithDatabase(db, plan, now)
    : await seed(db, plan, now, { force })
  const changedFieldsByClinic = new Map(
    changes.flatMap(({ item, details }) => (details?.length ? [[item, details] as const] : [])),
  )
  console.log(describeDiff(diff, changedFieldsByClinic))
  if (differingTables.length > 0) printStep(`Tables whose row counts did not match: ${differingTables.join(', ')}`)
  if (isCurrent) printStep(`The database already has this data (version ${storedVersion})`)
  else if (dryRun) printStep('Nothing was written (--dry-run)')
  else printStep(`Loaded version ${storedVersion} (${writtenRowCount} rows written)`)
}

async function prepareUndo(db: D1Database, { env, export: exportsRows }: Options): Promise<void> {
  const restorePoint = findRestorePoint(env)
  console.log(describeRestorePoint(restorePoint))
  console.log(`  To undo this load: npm run restore -- ${restorePoint}${formatEnvironmentSuffix(env)}`)
  if (!exportsRows) return
  const time = new Date().toISOString().replaceAll(':', '-')
  const { file, rowCount } = await exportRows(db, `.wrangler/exports/${env}-${time}.sql`)
  printStep(`Exported ${rowCount} rows to ${file}`)
}

function checkAndPlan(from: string, isError: (issue: Issue) => boolean): LoadPlan | null {
  const { plan, issues } = planDirectory(from)
  const errors = issues.filter(isError)
  const warningCount = issues.length - errors.length
  const printedIssues = issues.map((issue) => (isError(issue) ? { ...issue, warning: undefined } : issue))
  if (issues.length > 0) console.error(`${describeIssues(printedIssues, from)}\n`)
  if (warningCount > 0) console.error(`${formatQuantity(warningCount, 'warning')}. With --strict, warnings are errors.`)
  if (plan && errors.length === 0) {
    console.log(`  ${describePlan(plan)}`)
    return plan
  }
  console.error(`${formatQuantity(errors.length, 'error')}. Nothing was written.`)
  process.exitCode = 1
  return null
}

function printStep(text: string): void {
  console.log(`• ${text}`)
}

await runProgram(program)
