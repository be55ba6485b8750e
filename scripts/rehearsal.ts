import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { buildPrevious, preparePrevious } from './previous-release.ts'
import { askPages } from './rehearsal-pages.ts'
import { planRelease, ReleaseRefused } from './release.ts'
import { BUILT, build, rollbackAdvice } from './release-steps.ts'
import { runStep, StepFailed } from './run-step.ts'

/** Seconds until a Worker that was started has to answer. */
const START_LIMIT = 60

/** Pages failed that the release must not break. */
class RehearsalFailed extends Error {
  override name = 'RehearsalFailed'
}

/** Rehearses a release on this machine, on a database as the previous release left it. Sends nothing. */
export async function rehearse(previousCommit: string | null): Promise<void> {
  try {
    runStep(build)
    const { state, folder } = preparePrevious(previousCommit)
    const steps = await planRelease({ state })
    for (const step of steps.expand) runStep(step)
    runStep(steps.worker)
    await expectPages('New Worker, previous data', BUILT, state, 'Let the new Worker read the previous data too.')
    runStep(steps.load)
    await expectPages('New Worker, new data', BUILT, state, 'The load and the Worker of this checkout do not match.')
    if (folder) {
      const wayOut = 'Release a Worker that reads both formats first, and what writes the new one after it.'
      await expectPages('Previous Worker, new data', buildPrevious(folder), state, wayOut)
    }
    for (const step of steps.contract) runStep(step)
    if (steps.contract.length > 0)
      await expectPages('New Worker, after the contract', BUILT, state, 'It still reads what they remove.')
    console.log('\n• Nothing was sent (--dry-run). A deployment says this at its end, with the values filled in:')
    console.log(rollbackAdvice({ version: '<version>', restorePoint: '--bookmark=<bookmark>' }).join('\n'))
  } catch (error) {
    if (!(error instanceof StepFailed || error instanceof ReleaseRefused || error instanceof RehearsalFailed))
      throw error
    const state = error instanceof StepFailed ? `\nIf this were a deployment: ${error.state}` : ''
    console.error(`\n✗ ${error.message}${state}\nNothing was sent (--dry-run).`)
    process.exitCode = 1
  }
}

/** Serves a built Worker on the rehearsal's database and asks for pages of every kind. */
async function expectPages(title: string, configuration: string, state: string, wayOut: string): Promise<void> {
  const { asked, faults } = await serve(configuration, state, askPages)
  if (faults.length > 0)
    throw new RehearsalFailed(
      `${title}: ${faults.length} of ${asked} pages failed. ${wayOut}\n  ${faults.join('\n  ')}`,
    )
  console.log(`\n• ${title}: all ${asked} pages answer 200`)
}

async function serve<T>(configuration: string, state: string, work: (origin: string) => Promise<T>): Promise<T> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const options = [
    '--port',
    String(port),
    '--ip',
    '127.0.0.1',
    '--persist-to',
    state,
    '--var',
    `LOCAL_ORIGIN:${origin}`,
  ]
  const server = spawn(
    'wrangler',
    ['dev', '--config', configuration, ...options, '--show-interactive-dev-session=false'],
    {
      stdio: 'ignore',
    },
  )
  const ended = once(server, 'exit')
  try {
    await untilReady(origin, Date.now() + START_LIMIT * 1000)
    return await work(origin)
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

async function untilReady(origin: string, limit: number): Promise<void> {
  const answers = await fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  )
  if (answers) return
  if (Date.now() > limit) throw new RehearsalFailed(`the Worker did not answer at ${origin} within ${START_LIMIT} s`)
  await setTimeout(250)
  return untilReady(origin, limit)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
