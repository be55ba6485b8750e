import { createInterface } from 'node:readline/promises'
import { Command } from 'commander'
import { runProgram, UserError } from '../../seed/user-error.ts'
import { quoteShellWord } from '../shell-word.ts'
import {
  createEnvironmentOption,
  type Environment,
  formatEnvironmentSuffix,
  formatWranglerFlag,
} from './environment.ts'
import { findRestorePoint } from './restore-point.ts'
import { runWrangler } from './wrangler.ts'

const program = new Command('restore')
  .description(
    'Returns the deployed database, its tables included, to a restore point. Each load and each deployment prints one.',
  )
  .argument('<point>', 'a bookmark, or a time such as 2026-11-22T14:00:00Z, at most 30 days ago')
  .addOption(createEnvironmentOption())
  .option('-y, --yes', 'skip the confirmation', false)
  .option('--dry-run', 'print the commands without running them', false)
  .action(restore)

interface Options {
  env: Environment
  yes: boolean
  dryRun: boolean
}

/** Makes the Worker purge the cached pages, although the restored table says that it already did. */
const PURGE_AGAIN_SQL = 'DELETE FROM edge_purges'

async function restore(point: string, { env, yes, dryRun }: Options): Promise<void> {
  const { restoreArgs, purgeArgs } = createRestoreCommands(point, env)
  if (dryRun) {
    console.log(
      [restoreArgs, purgeArgs].map((command) => `wrangler ${command.map(quoteShellWord).join(' ')}`).join('\n'),
    )
    return
  }
  const question = `Replace all data of the ${env} database with its state at ${point}?`
  if (!yes && !(await confirm(question))) throw new UserError('nothing was changed')
  const undoPoint = findRestorePoint(env)
  runWrangler(restoreArgs)
  console.log('• The data is restored.')
  console.log(`• To undo this: npm run restore -- ${undoPoint}${formatEnvironmentSuffix(env)}`)
  runWrangler(purgeArgs)
  console.log('• Cached pages update within two minutes. Check the data version at /healthz.')
  console.log('• If the Worker cannot read this data: npm run rollback')
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new UserError(`${question} There is no terminal to answer in: repeat the command with --yes`)
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(`${question} (y/N) `).finally(() => prompt.close())
  return /^y(es)?$/i.test(answer.trim())
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
const BOOKMARK = /^[0-9a-f]+(-[0-9a-f]+){3}$/

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

function createRestoreCommands(point: string, environment: Environment) {
  const flag = formatWranglerFlag(environment)
  const isPastTime = TIME.test(point) && Date.parse(point) < Date.now()
  if (!isPastTime && !BOOKMARK.test(point))
    throw new UserError(
      `'${point}' is neither a bookmark that a load printed nor a past time such as 2026-11-22T14:00:00Z`,
    )
  if (isPastTime && Date.parse(point) < Date.now() - RETENTION_MS)
    throw new UserError(`'${point}' is more than 30 days ago. D1 keeps no older data. Choose a later time`)
  const option = isPastTime ? '--timestamp' : '--bookmark'
  return {
    // With --json, wrangler does not ask for confirmation.
    restoreArgs: ['d1', 'time-travel', 'restore', 'DB', `${option}=${point}`, '--json', flag],
    purgeArgs: ['d1', 'execute', 'DB', '--remote', '--yes', '--command', PURGE_AGAIN_SQL, flag],
  }
}

await runProgram(program)
