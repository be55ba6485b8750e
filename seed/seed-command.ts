import { Command } from 'commander'
import { CHECKS } from './check/check.ts'
import type { Plan } from './plan/plan.ts'
import { DatabaseProblem, LOCAL_STATE, openDatabase } from './write/database.ts'
import { describeDiff } from './write/diff.ts'
import { compareWithDatabase, describeFaults, describePlan, planFolder, seed } from './write/seed.ts'

const program = new Command('seed')
  .description('Checks the seed files and loads them into the database.')
  .option('--from <folder>', 'the folder with data/ and content/', 'seed')
  .option('--state <folder>', 'folder of the local database', LOCAL_STATE)
  .option('--remote', 'use the deployed database instead of the local one', false)
  .option('--dry-run', 'show what would change, write nothing', false)
  .option('--force', 'load the data even if it is up to date', false)
  .option('--check', 'check the files only, without opening a database', false)
  .addHelpText(
    'after',
    () => `\nChecks:\n${CHECKS.map(({ name, description }) => `  ${name.padEnd(11)} ${description}`).join('\n')}`,
  )
  .action(run)

interface Options {
  from: string
  state: string
  remote: boolean
  dryRun: boolean
  force: boolean
  check: boolean
}

async function run({ from, state, remote, dryRun, force, check }: Options): Promise<void> {
  step(`Checking ${from}`)
  const plan = checkedPlan(from)
  if (!plan || check) return
  step(`Opening the ${remote ? 'deployed' : 'local'} database`)
  const { db, close } = await openDatabase({ remote, state })
  try {
    const now = new Date()
    const { diff, isCurrent, incompleteTables } = dryRun
      ? await compareWithDatabase(db, plan, now)
      : await seed(db, plan, now, { force })
    console.log(describeDiff(diff))
    if (incompleteTables.length > 0) step(`Row counts differed from the seed in: ${incompleteTables.join(', ')}`)
    if (isCurrent) step(`The database holds this data already (version ${plan.version})`)
    else step(dryRun ? 'Nothing was written (--dry-run)' : `Loaded version ${plan.version}`)
  } finally {
    await close()
  }
}

function checkedPlan(from: string): Plan | null {
  const { plan, faults } = planFolder(from)
  if (plan) {
    console.log(`  ${describePlan(plan)}`)
    return plan
  }
  console.error(
    `${describeFaults(faults, from)}\n\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing was written.`,
  )
  process.exitCode = 1
  return null
}

function step(text: string): void {
  console.log(`• ${text}`)
}

await program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof DatabaseProblem ? `✗ ${error.message}` : error)
  process.exitCode = 1
})
