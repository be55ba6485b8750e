import { Command } from 'commander'
import { confirm, OperationProblem, reportProblem } from './confirm.ts'
import { type Environment, environmentFlag, environmentOption } from './environment.ts'
import { runWrangler } from './wrangler.ts'

/** `npm run rollback`: deploys an earlier version of the Worker again. The data stays as it is. */
const program = new Command('rollback')
  .description(
    'Deploys an earlier version of the Worker again: the previous one, or the given one. Data is not touched.',
  )
  .argument('[version]', 'id of a version, as `npx wrangler versions list` shows it')
  .addOption(environmentOption())
  .option('-y, --yes', 'skip the confirmation', false)
  .option('--dry-run', 'print the commands without running them', false)
  .action(rollback)

interface Options {
  env: Environment
  yes: boolean
  dryRun: boolean
}

interface Deployment {
  created_on: string
  versions: { version_id: string; percentage: number }[]
}

async function rollback(version: string | undefined, { env, yes, dryRun }: Options): Promise<void> {
  const flag = environmentFlag(env)
  const { current, previous } = findVersions(listDeployments(flag))
  const target = version ?? previous
  if (!target)
    throw new OperationProblem(`there is no version before ${current ?? 'the first deployment'} to return to`)
  if (target === current) throw new OperationProblem(`${target} is the version that runs now. Choose another one`)
  const command = ['rollback', target, '--message', 'npm run rollback', '--yes', flag]
  if (dryRun) {
    console.log(`wrangler ${command.join(' ')}`)
    return
  }
  const question = `Replace the ${env} Worker ${current} by ${target}? If its data is newer than it can read, restore that first.`
  if (!(await confirm(question, { yes }))) throw new OperationProblem('nothing was changed')
  runWrangler(command)
  console.log(`• ${target} runs now. To undo this: npm run rollback -- ${current}`)
}

function listDeployments(flag: string): Deployment[] {
  const output = runWrangler(['deployments', 'list', '--json', flag])
  try {
    return JSON.parse(output) as Deployment[]
  } catch {
    throw new OperationProblem(`wrangler listed no deployments but printed: ${output.trim()}`)
  }
}

/** A version that is deployed twice in a row, as after a change of secrets, does not count as the previous one. */
function findVersions(deployments: readonly Deployment[]): { current: string | null; previous: string | null } {
  const versions = deployments
    .toSorted((a, b) => b.created_on.localeCompare(a.created_on))
    .flatMap(({ versions }) => versions.toSorted((a, b) => b.percentage - a.percentage).slice(0, 1))
    .map(({ version_id }) => version_id)
  const [current = null] = versions
  return { current, previous: versions.find((version) => version !== current) ?? null }
}

await program.parseAsync().catch(reportProblem)
