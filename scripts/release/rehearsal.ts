import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { UserError } from '../../seed/user-error.ts'
import { findFreePortAfter } from '../serve/port.ts'
import { createServeArguments, waitUntilServed } from '../serve/wrangler-dev.ts'
import { buildPreviousRelease, preparePreviousRelease } from './previous-release.ts'
import { checkPagesOfEveryKind } from './rehearsal-pages.ts'
import { planRelease } from './release.ts'
import { BUILT_CONFIGURATION_FILE, createBuildStep, describeRollback } from './release-steps.ts'
import { runStep, StepFailedError } from './run-step.ts'

const START_TIMEOUT_SECONDS = 60

export async function rehearse(previousCommit: string | null): Promise<void> {
  try {
    runStep(createBuildStep('production'))
    const { stateFolder, checkoutFolder, commit } = preparePreviousRelease(previousCommit)
    const steps = await planRelease({ stateFolder }, commit)
    const check = (title: string, hint: string, configurationFile = BUILT_CONFIGURATION_FILE) =>
      requireWorkingPages(title, hint, configurationFile, stateFolder)
    for (const step of steps.additive) runStep(step)
    runStep(steps.worker)
    await check('New Worker, previous data', 'Make the new Worker read the previous data too.')
    runStep(steps.load)
    await check('New Worker, new data', 'The load and the Worker of this checkout do not match.')
    const previousConfigurationFile = checkoutFolder ? buildPreviousRelease(checkoutFolder) : null
    if (previousConfigurationFile) {
      const hint = 'First release a Worker that reads both formats, then the load that writes the new one.'
      await check('Previous Worker, new data', hint, previousConfigurationFile)
    }
    for (const step of steps.contract) runStep(step)
    if (steps.contract.length > 0) {
      const hint = 'The Worker still reads what the contract migrations remove.'
      await check('New Worker, after the contract migrations', hint)
      if (previousConfigurationFile)
        await check('Previous Worker, after the contract migrations', hint, previousConfigurationFile)
    }
    console.log('\n• Nothing was sent (--dry-run). A deployment ends with this advice, with the values filled in:')
    console.log(describeRollback({ workerVersion: '<version>', restorePoint: '<bookmark>' }, 'production').join('\n'))
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const outcome = error instanceof StepFailedError ? `\nIf this were a deployment: ${error.stateAfterFailure}` : ''
    console.error(`\n✗ ${error.message}${outcome}\nNothing was sent (--dry-run).`)
    process.exitCode = 1
  }
}

async function requireWorkingPages(
  title: string,
  hint: string,
  configurationFile: string,
  stateFolder: string,
): Promise<void> {
  const { requestedCount, issues } = await checkServedPages(configurationFile, stateFolder)
  if (issues.length > 0)
    throw new UserError(
      `${title}: ${issues.length} of ${requestedCount} pages failed. ${hint}\n  ${issues.join('\n  ')}`,
    )
  console.log(`\n• ${title}: all ${requestedCount} pages returned 200`)
}

async function checkServedPages(configurationFile: string, stateFolder: string) {
  const port = await findFreePortAfter(8787)
  const origin = `http://127.0.0.1:${port}`
  const args = [...createServeArguments({ configurationFile, stateFolder, origin, port }), '--ip', '127.0.0.1']
  const server = spawn('wrangler', args, { stdio: 'ignore' })
  const serverExit = once(server, 'exit')
  const deadline = Date.now() + START_TIMEOUT_SECONDS * 1000
  const timeoutMessage = `the Worker did not respond at ${origin} within ${START_TIMEOUT_SECONDS} s`
  try {
    await waitUntilServed(origin, () => (Date.now() > deadline ? timeoutMessage : null))
    return await checkPagesOfEveryKind(origin)
  } finally {
    server.kill('SIGTERM')
    await serverExit
  }
}
