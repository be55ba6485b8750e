import { Command } from 'commander'
import { DatabaseProblem, openDatabase } from './database.ts'
import { describeDiff } from './diff.ts'
import type { Plan } from './plan.ts'
import { compare, describeFaults, describePlan, planFolder, seed } from './seed.ts'

/** The maintainer's command: check the files under seed/, compare them with a database, fill it. */
const program = new Command('seed')
  .description('Checks the files under seed/ and loads them into the database.')
  .option('--remote', 'the deployed database instead of the local one', false)
  .option('--dry-run', 'show what would change, write nothing', false)
  .option('--check', 'check the files only, open no database', false)
  .action(run)

interface Options {
  remote: boolean
  dryRun: boolean
  check: boolean
}

async function run({ remote, dryRun, check }: Options): Promise<void> {
  step('Checking seed/')
  const plan = checkedPlan()
  if (!plan || check) return
  step(`Opening the ${remote ? 'deployed' : 'local'} database`)
  const { db, close } = await openDatabase({ remote })
  try {
    const { diff, current } = dryRun ? await compare(db, plan, new Date()) : await seed(db, plan, new Date())
    console.log(describeDiff(diff))
    if (current) step(`The database holds this data already (version ${plan.version})`)
    else step(dryRun ? 'Nothing was written (--dry-run)' : `Loaded version ${plan.version}`)
  } finally {
    await close()
  }
}

function checkedPlan(): Plan | null {
  const { plan, faults } = planFolder()
  if (plan) {
    console.log(`  ${describePlan(plan)}`)
    return plan
  }
  console.error(`${describeFaults(faults)}\n\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing was written.`)
  process.exitCode = 1
  return null
}

function step(text: string): void {
  console.log(`• ${text}`)
}

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof DatabaseProblem ? `✗ ${error.message}` : error)
  process.exitCode = 1
})
