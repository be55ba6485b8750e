import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { DirectoryProblem, isSampleByDefault } from '../../seed/directory.ts'
import { DatabaseProblem, LOCKED_MESSAGE, openDatabase } from '../../seed/write/database.ts'
import { describeDiff } from '../../seed/write/diff.ts'
import { refuseOverRealData } from '../../seed/write/sample-data.ts'
import { describeFaults, planFolder, seed } from '../../seed/write/seed.ts'
import { isDatabaseLocked, retry } from '../../src/db/retry.ts'
import { withLock } from './lock.ts'

export class StartProblem extends Error {
  override name = 'StartProblem'
}

export async function prepareDatabase(state: string, directory: string, { force = false } = {}): Promise<void> {
  const printWaiting = () => console.log(`• Waiting for another process to prepare ${state} …`)
  await withLock(join(state, 'prepare.lock'), printWaiting, async () => {
    await step('Database', () => migrate(state))
    await step('Data', () => loadDirectory(state, directory, force))
  })
}

export async function step(name: string, work: () => Promise<string>): Promise<void> {
  const startedAt = Date.now()
  process.stdout.write(`• ${name} … `)
  const outcome = await work()
  console.log(`${outcome} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
}

/** Runs a command. Throws StartProblem with its output if it fails. */
export async function run(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { env: { ...process.env, CI: 'true' }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve)).catch(String)
  if (code !== 0) throw new StartProblem(`\`${command} ${args.join(' ')}\` failed (${code}):\n${output}`)
  return 'done'
}

/** Fewer than the default, because each migration attempt starts a runtime, which takes seconds. */
const MIGRATION_ATTEMPTS = 10

async function migrate(state: string): Promise<string> {
  const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state]
  try {
    await retry(() => run('wrangler', args), isDatabaseLocked, MIGRATION_ATTEMPTS)
  } catch (error) {
    if (isDatabaseLocked(error)) throw new StartProblem(LOCKED_MESSAGE)
    throw new StartProblem(
      `the local database in ${state} cannot be read or written. It only contains data of a directory: ` +
        `delete ${state} and start again.\n\n${(error as Error).message}`,
    )
  }
  return 'migrated'
}

export async function loadDirectory(state: string, directory: string, force = false): Promise<string> {
  const { plan, faults } = planFolder(directory)
  if (!plan) throw new StartProblem(`the files of ${directory} have faults:\n${describeFaults(faults, directory)}`)
  const { db, close } = await openDatabase({ state })
  try {
    if (isSampleByDefault()) await refuseOverRealData(db)
    const { diff, isCurrent } = await seed(db, plan, new Date(), { force })
    return isCurrent ? 'up to date' : `loaded; ${describeDiff(diff).split('\n')[0]}`
  } finally {
    await close()
  }
}

/** Prints the message of an expected problem, or any other error with its stack, and sets the exit code. */
export function reportFailure(error: unknown): void {
  const expected = [StartProblem, DatabaseProblem, DirectoryProblem].some((kind) => error instanceof kind)
  console.error(expected && error instanceof Error ? `\n✗ ${error.message}` : error)
  process.exitCode = 1
}
