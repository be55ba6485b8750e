import { existsSync } from 'node:fs'
import { Command } from 'commander'
import { FROM_OPTION_DESCRIPTION, findDirectory, findDirectoryAndSetVariable } from '../seed/directory.ts'
import { runProgram } from '../seed/user-error.ts'
import { getLocalDatabaseFile, LOCAL_STATE_FOLDER, openDatabase } from '../seed/write/database.ts'
import { planDirectory } from '../seed/write/seed.ts'
import {
  type CheckResult,
  checkBindings,
  checkDatabaseId,
  checkVariables,
  type D1Binding,
  DATABASE_NOT_BOUND,
  findDatabaseBinding,
  type WranglerConfiguration,
} from './doctor/doctor-checks.ts'
import { checkDatabase, type FixCommands } from './doctor/doctor-database.ts'
import {
  createEnvironmentOption,
  type Environment,
  formatEnvironmentSuffix,
  formatWranglerFlag,
} from './operate/environment.ts'
import { readConfiguration } from './release/configuration.ts'
import { checkCloudflareLogin } from './release/login.ts'
import { quoteShellWord } from './shell-word.ts'

const program = new Command('doctor')
  .description('Checks configuration, login and database, and suggests a fix for each problem. Changes nothing.')
  .option('--remote', 'check the deployed database too', false)
  .addOption(createEnvironmentOption())
  .option('--state <folder>', 'folder of the local database', LOCAL_STATE_FOLDER)
  .option('--from <folder>', FROM_OPTION_DESCRIPTION)
  .option('--json', 'print the results as JSON', false)
  .action(runDoctor)

interface Options {
  from?: string
  remote: boolean
  env: Environment
  /** The folder of the local database. */
  state: string
  json: boolean
}

async function runDoctor(options: Options): Promise<void> {
  findDirectoryAndSetVariable(options.from)
  const { configuration, failedCheck } = readConfiguration(options.env)
  const results = configuration ? await runChecks(configuration, options) : [failedCheck]
  console.log(options.json ? JSON.stringify(results, null, 2) : results.map(describeResult).join('\n'))
  if (results.some((result) => result.state === 'problem')) process.exitCode = 1
}

async function runChecks(
  configuration: WranglerConfiguration,
  { from, remote, env, state: stateFolder }: Options,
): Promise<CheckResult[]> {
  const fromSuffix = from ? ` --from ${quoteShellWord(from)}` : ''
  const localDatabase = findDatabaseBinding(readConfiguration().configuration ?? configuration)
  const idResult = checkDatabaseId(configuration)
  const loginResult = checkCloudflareLogin()
  return [
    checkBindings(configuration),
    ...checkVariables(configuration, { requiresOrigin: remote }),
    // Without --remote, these problems are only advice, because the local site needs neither the id nor the login.
    ...[idResult, loginResult].map((result) => (remote ? result : downgradeProblemToAdvice(result))),
    ...(await checkLocalDatabase(stateFolder, localDatabase, fromSuffix && ` --${fromSuffix}`)),
    ...(remote ? await checkDeployedDatabase([idResult, loginResult], env, fromSuffix) : []),
  ]
}

const downgradeProblemToAdvice = (result: CheckResult): CheckResult =>
  result.state === 'problem' ? { ...result, state: 'advice', hint: `before deploying, ${result.hint}` } : result

const SYMBOLS = { ok: '✓', advice: '!', problem: '✗', unknown: '?' }

const describeResult = ({ check, state, message, hint }: CheckResult) =>
  `${SYMBOLS[state]} ${check}: ${message}${hint ? `\n    → ${hint}` : ''}`

async function checkLocalDatabase(
  stateFolder: string,
  database: D1Binding | null,
  npmOptions: string,
): Promise<CheckResult[]> {
  const check = 'Local database'
  if (!database) return [{ check, state: 'unknown', ...DATABASE_NOT_BOUND }]
  // Opening a missing database would create it.
  if (!existsSync(getLocalDatabaseFile(stateFolder, database)))
    return [
      {
        check,
        state: 'advice',
        message: `there is none in ${stateFolder} for the id in wrangler.toml`,
        hint: `run \`npm start${npmOptions}\`, which creates and fills it`,
      },
    ]
  const commands = { migrate: 'npm run db:migrate', seed: `npm run db:seed${npmOptions}` }
  return openAndCheckDatabase(check, { stateFolder }, commands)
}

async function checkDeployedDatabase(
  prerequisites: CheckResult[],
  environment: Environment,
  fromSuffix: string,
): Promise<CheckResult[]> {
  const check = 'Deployed database'
  const failedResults = prerequisites.filter(({ state }) => state !== 'ok')
  if (failedResults.length > 0) {
    const message = `not checked because of: ${failedResults.map((result) => result.check.toLowerCase()).join(', ')}`
    return [{ check, state: 'unknown', message }]
  }
  const commands = {
    migrate: `npx wrangler d1 migrations apply DB --remote ${formatWranglerFlag(environment)}`,
    seed: `npm run db:seed -- --remote${formatEnvironmentSuffix(environment)}${fromSuffix}`,
  }
  return openAndCheckDatabase(check, { remote: true, environment }, commands)
}

async function openAndCheckDatabase(
  check: string,
  target: { remote?: boolean; environment?: Environment; stateFolder?: string },
  fixCommands: FixCommands,
): Promise<CheckResult[]> {
  try {
    // Plans before connecting: planning blocks the event loop for seconds, and an open connection would time out.
    const plannedVersion = planDirectory(findDirectory()).plan?.version ?? null
    const { db, close } = await openDatabase(target)
    return await checkDatabase(check, db, plannedVersion, fixCommands).finally(close)
  } catch (error) {
    return [{ check, state: 'unknown', message: error instanceof Error ? error.message : String(error) }]
  }
}

await runProgram(program)
