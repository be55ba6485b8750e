import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runScript } from '../../tools/node/run-script.ts'

test('npm run content:report prints the share of statements that cite a primary source, and the reading grade of each guide', async () => {
  const { code, stdout } = await runScript('scripts/content/content-report.ts', '--from', 'seed/sample')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^ {2}fda +\d+ +\d+$/m)
  expect(stdout).toMatch(/^ {2}Primary \(label, .*\): \d+ of \d+ statements, \d\d\.\d%$/m)
  const gradedGuides = [...stdout.matchAll(/^ +\d+\.\d {2}content\/guides\/(\S+)$/gm)].map(([, file]) => file)
  expect(gradedGuides.toSorted()).toEqual(readdirSync('seed/sample/content/guides').toSorted())
})

test("the sample's guides are at grade 8 or below, and the local pages at grade 7 or below", async () => {
  const { stdout } = await runScript('scripts/content/content-report.ts', '--from', 'seed/sample')
  const grades = [...stdout.matchAll(/^ +(\d+\.\d) {2}content\/(guides|local)\/(\S+)$/gm)]
  expect(grades.length).toBeGreaterThan(90)
  expect(grades.filter(([, grade, kind]) => Number(grade) > (kind === 'guides' ? 8 : 7)).map(([line]) => line)).toEqual(
    [],
  )
})

test('the interface is at grade 7 or below', async () => {
  const { stdout } = await runScript('scripts/content/content-report.ts', '--from', 'seed/sample')
  expect(Number(/^ +(\d+\.\d) {2}interface$/m.exec(stdout)?.[1])).toBeLessThanOrEqual(7)
})

test('a folder that is not a directory of clinics is reported as an error', async () => {
  const { code, stderr } = await runScript('scripts/content/content-report.ts', '--from', 'docs')
  expect(code).toBe(1)
  expect(stderr).toMatch(/^✗ docs has no folder data\//)
})
