import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const runOnNodeVersion = (version: string, cwd = '.') =>
  new Promise<{ code: number; stderr: string }>((done) => {
    const fakeVersionUrl = `data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"${version}"}})`
    const checkUrl = new URL('../../scripts/check-node.js', import.meta.url).href
    const args = ['--import', fakeVersionUrl, '--import', checkUrl, '--eval', '']
    execFile(process.execPath, args, { cwd }, (error, _, stderr) => done({ code: Number(error?.code ?? 0), stderr }))
  })

test('a version of Node that is too old is rejected with a hint', async () => {
  expect(await runOnNodeVersion('20.19.0', 'tests')).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^✗ this command runs on Node 20\.19\.0, but needs Node 24\. Run `npm ci`.*\n$/),
  })
  expect((await runOnNodeVersion('20.19.0')).stderr).toContain('Start this with `npm run …`')
})

test.each(['24.0.0', '26.1.0'])('Node %s is accepted', async (version) => {
  expect(await runOnNodeVersion(version)).toEqual({ code: 0, stderr: '' })
})

test('every npm script that runs a TypeScript file with node checks the Node version first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const uncheckedScripts = Object.entries(scripts).filter(
    ([, command]) => /\bnode\b.*\.ts\b/.test(command) && !command.includes('node --import ./scripts/check-node.js '),
  )
  expect(uncheckedScripts).toEqual([])
})
