// @slow: runs whole commands, so `npm test` leaves this file out (vitest.config.ts).
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { killAll, listDescendants, type StartedCommand, startCommand, waitForExit } from '../../tools/node/processes.ts'
import { runScript } from '../../tools/node/run-script.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'

const SCRIPT = resolve('tests/tools/node/group-to-kill.ts')
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const

function createPackage(start = `NPM_PID=$PPID exec node ${SCRIPT}`): string {
  const folder = createScratchFolder()
  const scripts = { start }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'killed', scripts }))
  return folder
}

async function killAndListSurvivors(startedCommand: StartedCommand, signal: NodeJS.Signals) {
  const processTree = listDescendants(startedCommand.pid)
  onTestFinished(() => killAll(processTree))
  process.kill(startedCommand.pid, signal)
  return waitForExit(processTree)
}

describe('a process group', () => {
  test.each(SIGNALS)('exits when only npm receives %s', async (signal) => {
    const npm = startCommand('npm', ['start'], createPackage())
    await npm.waitForLine(/^ready/)
    expect(await killAndListSurvivors(npm, signal)).toEqual([])
  })

  test('exits if npm was killed before Node started', async () => {
    const npm = startCommand('npm', ['start'], createPackage(`echo shell; sleep 1; NPM_PID=$PPID exec node ${SCRIPT}`))
    await npm.waitForLine(/^shell/)
    expect(await killAndListSurvivors(npm, 'SIGKILL')).toEqual([])
  })

  test.each([
    ["does not pass npm's process id", `exec node ${SCRIPT}`],
    ['passes an empty process id', `NPM_PID= exec node ${SCRIPT}`],
  ])('runs as long as npm does, if the npm script %s', async (_, script) => {
    const npm = startCommand('npm', ['start'], createPackage(script))
    await npm.waitForLine(/^ready/)
    await setTimeout(1000)
    expect(await waitForExit(listDescendants(npm.pid), 0)).not.toEqual([])
    expect(await killAndListSurvivors(npm, 'SIGKILL')).toEqual([])
  })

  test.each(SIGNALS)('exits when the supervisor receives %s, without npm', async (signal) => {
    const supervisor = startCommand(process.execPath, [SCRIPT])
    await supervisor.waitForLine(/^ready/)
    expect(await killAndListSurvivors(supervisor, signal)).toEqual([])
  })

  test.each(SIGNALS)('exits when the supervisor receives %s while the leader is busy', async (signal) => {
    const supervisor = startCommand(process.execPath, [SCRIPT, 'busy'])
    await supervisor.waitForLine(/^ready/)
    await setTimeout(500)
    expect(await killAndListSurvivors(supervisor, signal)).toEqual([])
  })

  test('exits when the leader dies', async () => {
    const supervisor = startCommand(process.execPath, [SCRIPT])
    await supervisor.waitForLine(/^ready/)
    const processTree = listDescendants(supervisor.pid)
    onTestFinished(() => killAll(processTree))
    const [leader] = processTree
    if (!leader) throw new Error('the supervisor has no child')
    process.kill(leader.pid, 'SIGKILL')
    expect(await waitForExit(processTree)).toEqual([])
  })

  test('survives a hangup under nohup, and still exits on SIGTERM', async () => {
    const shell = startCommand('bash', ['-c', 'nohup npm start'], createPackage())
    await shell.waitForLine(/^ready/)
    const processTree = listDescendants(shell.pid)
    onTestFinished(() => killAll(processTree))
    // A closed terminal sends SIGHUP to the whole group.
    process.kill(-shell.pid, 'SIGHUP')
    await setTimeout(2000)
    const supervisor = processTree.find(({ command }) => command.includes('group-to-kill'))
    expect((await waitForExit(processTree, 0)).map(({ pid }) => pid)).toContain(supervisor?.pid)
    process.kill(supervisor?.pid ?? 0, 'SIGTERM')
    expect(await waitForExit(processTree)).toEqual([])
  })

  test('exits with the exit code of the leader', async () => {
    expect(await runScript('scripts/start.ts', '--port=0')).toMatchObject({ code: 1 })
    expect(await runScript('scripts/start.ts', '--help')).toMatchObject({ code: 0 })
  })
})

test('the npm scripts start, dev and db:seed use exec and pass the process id of npm', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const name of ['start', 'dev', 'db:seed'])
    expect(scripts[name], name).toMatch(/^NPM_PID=\$PPID exec node (--import \S+ )?(seed|scripts)\//)
})

describe('a script that prepares a site', () => {
  test.each([
    ['start', /Database/, ['--', '--port', '9111', '--state']],
    ['db:seed', /Checking/, ['--', '--state']],
  ] as const)('leaves no process behind if npm is killed: npm run %s', async (script, outputBeforeKill, args) => {
    const npm = startCommand('npm', ['run', script, ...args, createScratchFolder()])
    await npm.waitForLine(outputBeforeKill)
    await setTimeout(1500)
    expect(await killAndListSurvivors(npm, 'SIGKILL')).toEqual([])
  })
})
