// @slow: runs whole commands, so `npm test` leaves this file out (vitest.config.ts).
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runScript } from '../tools/node/run-script.ts'
import { createScratchFolder } from '../tools/node/seed-folder.ts'

const runStart = (...args: string[]) => runScript('scripts/start.ts', ...args)

/** Listens on a port (0 for any free port) until the test ends. Returns the port, even if it was already in use. */
const takePort = (port: number) =>
  new Promise<number>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(port))
    server.listen(port, '127.0.0.1', () => {
      onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })

const readSuggestedPort = (stderr: string) => Number(/npm start -- --port (\d+)/.exec(stderr)?.[1])

test('--help lists the options and starts nothing', async () => {
  const { code, stdout } = await runStart('--help')
  expect(code).toBe(0)
  for (const option of ['--port <number>', '--no-build', '--state <folder>', '--force'])
    expect(stdout).toContain(option)
  expect(stdout).not.toContain('Database')
})

test.each(['scripts/start.ts', 'scripts/dev.ts'])(
  '%s rejects an unknown option and lists the valid ones',
  async (script) => {
    const { code, stdout, stderr } = await runScript(script, '--unknown')
    expect(code).toBe(1)
    expect(stderr).toMatch(/^error: unknown option '--unknown'\n\nUsage: .*--port <number>.*--from <folder>/s)
    expect(stdout).toBe('')
  },
)

test('a port in use is reported with a free port, before anything starts', async () => {
  const port = await takePort(0)
  const nextPort = await takePort(port + 1)
  const { code, stdout, stderr } = await runStart('--port', String(port))
  expect(code).toBe(1)
  expect(stderr).toContain(`✗ port ${port} is in use. Stop the process that uses it, or choose another`)
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(stdout).toBe('')
  expect(readSuggestedPort(stderr)).toBeGreaterThan(nextPort)
})

test.each([['--port'], ['-p'], ['--port=']])('the suggested command for %s keeps the other options', async (option) => {
  const port = await takePort(0)
  const portArgs = option.endsWith('=') ? [`${option}${port}`] : [option, String(port)]
  const { stderr } = await runStart('--from', 'seed/sample', ...portArgs, '--state', '.tmp/my state')
  expect(stderr).toMatch(/: npm start -- --from seed\/sample --state '\.tmp\/my state' --port \d+\n$/)
})

test('npm run dev reports a port in use before anything starts', async () => {
  const port = await takePort(0)
  const { code, stdout, stderr } = await runScript('scripts/dev.ts', '--port', String(port))
  expect(code).toBe(1)
  expect(stderr).toMatch(new RegExp(`^✗ port ${port} is in use\\. .*npm run dev -- --port \\d+\\n$`))
  expect(stdout).toBe('')
})

test('npm start suggests a lower port if the highest port is in use', async () => {
  const highestPort = await takePort(65535)
  const { code, stderr } = await runStart('--port', String(highestPort))
  expect(code).toBe(1)
  expect(readSuggestedPort(stderr)).toBeGreaterThanOrEqual(1024)
  expect(readSuggestedPort(stderr)).toBeLessThan(65535)
})

test.each(['0', '65536', 'eighty'])('the port %j is rejected', async (port) => {
  const { code, stdout, stderr } = await runStart(`--port=${port}`)
  expect(code).toBe(1)
  expect(stderr).toContain('must be a number from 1 to 65535')
  expect(stdout).toBe('')
})

test('an unreadable database is reported with a hint', { timeout: 120_000 }, async () => {
  const port = await takePort(0)
  const state = join(createScratchFolder(), 'state')
  mkdirSync(join(state, 'v3'), { recursive: true })
  writeFileSync(join(state, 'v3/d1'), 'no folder')
  const { code, stderr } = await runStart('--port', String(port + 1), '--state', state, '--no-build')
  expect(code).toBe(1)
  expect(stderr).toContain(`✗ the local database in ${state} cannot be read or written.`)
  expect(stderr).toContain(`delete ${state} and start again`)
})
