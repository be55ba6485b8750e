import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'
import { createFakeWrangler } from './fake-wrangler.ts'

const writeRestorePointScript = () => {
  const script = join(createScratchFolder(), 'point.ts')
  const module = join(process.cwd(), 'scripts/operate/restore-point.ts')
  writeFileSync(
    script,
    `import { findRestorePoint } from '${module}'\nprocess.stdout.write(findRestorePoint('preview'))`,
  )
  return script
}

test("a restore point is D1's bookmark", async () => {
  const { run, readCalls } = createFakeWrangler({ 'd1 time-travel info': { bookmark: 'b-1' } })
  expect((await run(writeRestorePointScript())).stdout).toBe('b-1')
  expect(readCalls()).toEqual(['d1 time-travel info DB --json --env=preview'])
})

test('a restore point is the current time if wrangler fails', async () => {
  const { stdout } = await createFakeWrangler({}).run(writeRestorePointScript())
  expect(Math.abs(Date.parse(stdout) - Date.now())).toBeLessThan(60_000)
})
