import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { killAll, listDescendants, type StartedCommand, startCommand, waitForExit } from '../tools/node/processes.ts'
import { createScratchFolder } from '../tools/node/seed-folder.ts'

const stateFolder = createScratchFolder(afterAll)

const FIRST_PORT = 9120
const start = (port: number, ...options: string[]) =>
  startCommand('npm', ['start', '--', '--port', String(port), '--state', stateFolder, ...options])

const isUp = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    async (response) => (await response.text()).length > 0 && response.ok,
    () => false,
  )

async function waitUntilUp(port: number, site: StartedCommand): Promise<void> {
  await site.waitForLine(/Ready on|ready in/)
  while (!(await isUp(port))) await setTimeout(200)
}

async function killAndListSurvivors(npm: StartedCommand, signal: NodeJS.Signals) {
  const processTree = listDescendants(npm.pid)
  onTestFinished(() => killAll(processTree))
  expect(processTree.filter(({ command }) => command.includes('workerd')).length).toBeGreaterThan(0)
  process.kill(npm.pid, signal)
  return waitForExit(processTree)
}

test('if two sites start at once with the same new state folder, one waits for the other, and a build stops neither', async () => {
  const sites = [start(FIRST_PORT), start(FIRST_PORT + 1)] as const
  onTestFinished(() => killAll(sites.flatMap(({ pid }) => listDescendants(pid))))
  await Promise.all(sites.map((site, index) => waitUntilUp(FIRST_PORT + index, site)))
  expect(
    sites.flatMap(({ lines }) => lines.filter((line) => line.includes('Waiting for another `npm start`'))),
  ).toHaveLength(1)
  const build = startCommand('npm', ['run', 'build'])
  const buildExitCode = new Promise((resolve) => build.process.on('close', resolve))
  let failureCount = 0
  let isBuilding = true
  void buildExitCode.then(() => {
    isBuilding = false
  })
  while (isBuilding) {
    if (!(await isUp(FIRST_PORT)) || !(await isUp(FIRST_PORT + 1))) failureCount += 1
    await setTimeout(100)
  }
  expect(await buildExitCode).toBe(0)
  await setTimeout(2000)
  expect([failureCount, await isUp(FIRST_PORT), await isUp(FIRST_PORT + 1)]).toEqual([0, true, true])
  for (const site of sites) expect(await killAndListSurvivors(site, 'SIGTERM')).toEqual([])
})

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const

describe('npm start', () => {
  test.each(SIGNALS)('leaves no process behind if npm gets %s', async (signal) => {
    const site = start(FIRST_PORT + 2, '--no-build')
    await waitUntilUp(FIRST_PORT + 2, site)
    expect(await killAndListSurvivors(site, signal)).toEqual([])
  })
})

describe('npm run dev', () => {
  test.each(SIGNALS)('leaves no process behind if npm gets %s', async (signal) => {
    const site = startCommand('npm', ['run', 'dev', '--', '--port', String(FIRST_PORT + 3)])
    await waitUntilUp(FIRST_PORT + 3, site)
    expect(await killAndListSurvivors(site, signal)).toEqual([])
  })
})

describe('npm run db:seed', () => {
  test.each(SIGNALS)('leaves no process behind if npm gets %s', async (signal) => {
    const seed = startCommand('npm', ['run', 'db:seed', '--', '--state', stateFolder, '--force'])
    await seed.waitForLine(/Opening/)
    while (!listDescendants(seed.pid).some(({ command }) => command.includes('workerd'))) await setTimeout(20)
    expect(await killAndListSurvivors(seed, signal)).toEqual([])
  })
})
