import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killAll, listDescendants, type StartedCommand, startCommand, waitForExit } from '../tools/node/processes.ts'
import { runScript } from '../tools/node/run-script.ts'
import { makeTemporaryFolder } from '../tools/node/seed-folder.ts'

const PORT = 9130
const MIN_REQUEST_COUNT = 10_000
const stateFolder = makeTemporaryFolder()
let site: StartedCommand

beforeAll(async () => {
  site = startCommand('npm', ['start', '--', '--port', String(PORT), '--state', stateFolder, '--no-build'])
  await site.waitForLine(/Ready on/)
})
afterAll(async () => {
  const processTree = listDescendants(site.pid)
  site.process.kill('SIGTERM')
  await waitForExit(processTree)
  killAll(processTree)
  rmSync(stateFolder, { recursive: true, force: true })
})

const PATHS = ['/treatments/botox/manhattan', '/', '/services/botox', '/locations/manhattan', '/prices/fillers']
/** Makes a URL too long to be cached, so that each request reads the database. */
const UNCACHED_QUERY = `?uncached=${'x'.repeat(320)}`
const requests = Array.from({ length: PATHS.length * 10 }, (_, index) => ({
  path: `${PATHS[index % PATHS.length]}${index % 10 === 9 - (Math.floor(index / 10) % 5) ? UNCACHED_QUERY : ''}`,
}))

async function sendRequestsUntil(reseed: Promise<unknown>, connections: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const addToCount = (name: string, increment: number) => {
    if (increment > 0) counts[name] = (counts[name] ?? 0) + increment
  }
  let isReseeding = true
  const reseedEnd = reseed.finally(() => {
    isReseeding = false
  })
  for (let sentCount = 0; isReseeding || sentCount < MIN_REQUEST_COUNT; ) {
    const result = await autocannon({ url: `http://localhost:${PORT}`, connections, amount: 1000, requests })
    for (const [status, { count: responseCount }] of Object.entries(result.statusCodeStats))
      addToCount(status, responseCount)
    addToCount('errors', result.errors)
    addToCount('timeouts', result.timeouts)
    sentCount += 1000
  }
  await reseedEnd
  return counts
}

const attemptNumbers = Array.from({ length: 5 }, (_, index) => index + 1)

test.each([2, 16].flatMap((connections) => attemptNumbers.map((number) => ({ connections, number }))))(
  'a reseed succeeds, and no request fails, while $connections connections send requests (attempt $number)',
  async ({ connections }) => {
    const reseed = setTimeout(500).then(() => runScript('seed/cli.ts', '--force', '--state', stateFolder))
    const counts = await sendRequestsUntil(reseed, connections)
    console.log(`${connections} connections: ${JSON.stringify(counts)}`)
    expect(Object.keys(counts)).toEqual(['200'])
    // Does not check stderr, where workerd logs that the database is locked even if a retry succeeds.
    expect(await reseed).toMatchObject({ code: 0, stdout: expect.stringContaining('Loaded version') })
  },
)
