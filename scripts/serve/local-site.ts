import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { isSampleByDefault } from '../../seed/directory.ts'
import { describeIssues } from '../../seed/load/describe-issues.ts'
import { UserError } from '../../seed/user-error.ts'
import { LOCKED_MESSAGE, openDatabase } from '../../seed/write/database.ts'
import { describeDiff } from '../../seed/write/item-diff.ts'
import { refuseToReplaceRealData } from '../../seed/write/sample-data.ts'
import { planDirectory, seed } from '../../seed/write/seed.ts'
import { isDatabaseLocked, retry } from '../../src/db/retry.ts'
import { withLock } from './lock.ts'

export async function prepareDatabase(stateFolder: string, directory: string, { force = false } = {}): Promise<void> {
  const printWaitingMessage = () => console.log(`• Waiting for another process to prepare ${stateFolder} …`)
  await withLock(join(stateFolder, 'prepare.lock'), printWaitingMessage, async () => {
    await runTimedStep('Database', () => migrate(stateFolder))
    await runTimedStep('Data', () => loadDirectory(stateFolder, directory, force))
  })
}

export async function runTimedStep(name: string, work: () => Promise<string>): Promise<void> {
  const startedAt = Date.now()
  process.stdout.write(`• ${name} … `)
  const outcome = await work().catch((error) => {
    console.log('failed')
    throw error
  })
  console.log(`${outcome} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
}

export async function runQuietly(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { env: { ...process.env, CI: 'true' }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve)).catch(String)
  if (code !== 0) throw new UserError(`\`${command} ${args.join(' ')}\` failed (${code}):\n${output}`)
  return 'done'
}

/** Fewer than the default of `retry`, because each attempt starts a runtime, which takes seconds. */
const MAX_MIGRATION_ATTEMPTS = 10

async function migrate(stateFolder: string): Promise<string> {
  const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateFolder]
  try {
    await retry(() => runQuietly('wrangler', args), isDatabaseLocked, MAX_MIGRATION_ATTEMPTS)
  } catch (error) {
    if (isDatabaseLocked(error)) throw new UserError(LOCKED_MESSAGE)
    throw new UserError(
      `the local database in ${stateFolder} cannot be read or written. It only contains a copy of a directory: ` +
        `delete ${stateFolder} and start again.\n\n${(error as Error).message}`,
    )
  }
  return 'migrated'
}

export async function loadDirectory(stateFolder: string, directory: string, force = false): Promise<string> {
  const { plan, issues } = planDirectory(directory)
  if (!plan) throw new UserError(`the files of ${directory} have errors:\n${describeIssues(issues, directory)}`)
  const { db, close } = await openDatabase({ stateFolder })
  try {
    if (isSampleByDefault()) await refuseToReplaceRealData(db)
    const { diff, isCurrent } = await seed(db, plan, new Date(), { force })
    return isCurrent ? 'up to date' : `loaded; ${describeDiff(diff).split('\n')[0]}`
  } finally {
    await close()
  }
}
