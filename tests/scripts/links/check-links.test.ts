// @slow: runs whole commands, so `npm test` leaves this file out (vitest.config.ts).
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { formatReport } from '../../../scripts/links/report.ts'
import { runScript } from '../../tools/node/run-script.ts'
import { copySample, rewriteData } from '../../tools/node/seed-folder.ts'

async function startServer(): Promise<string> {
  const server = createServer(({ url }, response) => response.writeHead(url === '/gone' ? 404 : 200).end())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('check:links checks each URL of sources and open clinics once, reports broken links and fails', async () => {
  const origin = await startServer()
  const folder = copySample()
  rewriteData(folder, 'sources', (sources: { url: string }[]) => {
    for (const source of sources) source.url = `${origin}/fine#part`
  })
  rewriteData(folder, 'clinics', ([first, second]: { id: string; website?: string; status?: object }[]) => {
    Object.assign(first ?? {}, { id: 'shown', website: `${origin}/gone` })
    Object.assign(second ?? {}, { website: `${origin}/gone-too`, status: { kind: 'closed', on: '2026-11-01' } })
  })
  const file = join(folder, 'links.md')
  const { code, stdout } = await runScript(
    'scripts/links/check-links.ts',
    '--from',
    folder,
    '--report',
    file,
    '--pause',
    '0',
  )
  expect(code).toBe(1)
  expect(stdout).toContain('2 links: 1 fine, 1 broken, 0 refused, 0 moved.')
  expect(stdout).toContain(`- ${origin}/gone\n  404 (clinic shown)`)
  expect(readFileSync(file, 'utf8')).toBe(stdout.slice(0, -1))
})

test.each(['--timeout', '--retries', '--pause'])('check:links %s requires a whole number', async (option) => {
  const { code, stderr } = await runScript('scripts/links/check-links.ts', option, '1.5')
  expect(code).toBe(1)
  expect(stderr).toContain(`${option} <`)
  expect(stderr).toContain('must be a whole number, such as 2.')
})

test('check:links --help lists the options', async () => {
  const { stdout } = await runScript('scripts/links/check-links.ts', '--help')
  for (const option of ['--from', '--report', '--timeout', '--retries', '--pause']) expect(stdout).toContain(option)
})

test('a report without broken, refused or moved links is only a summary', () => {
  expect(formatReport([{ url: 'https://a.example', usedIn: [], state: 'ok', detail: '200' }])).toBe(
    '# Links\n\n1 link: 1 fine, 0 broken, 0 refused, 0 moved.\n',
  )
})
