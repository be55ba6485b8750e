// @slow: runs whole commands, so `npm test` leaves this file out (vitest.config.ts).
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planLoad } from '../../seed/plan/plan.ts'
import { planDirectory } from '../../seed/write/seed.ts'
import * as t from '../../src/db/schema.ts'
import { runScript } from '../tools/node/run-script.ts'
import { copySample, rewriteData } from '../tools/node/seed-folder.ts'
import { getElement, sampleFiles } from './tools/seed-issues.ts'

const runSeedCommand = (...args: string[]) => runScript('seed/cli.ts', ...args)
test('an area can be removed from data/areas.json, and what refers to it is left out with warnings', () => {
  const files = structuredClone(sampleFiles)
  const guide = getElement(files.prose.guides, 0)
  guide.body = guide.body.replace(
    '## Introduction\n\n',
    '## Introduction\n\nSee [SoHo](/soho) and [it](/treatments/botox/soho).\n\n',
  )
  const clinic = getElement(files.clinics, 0)
  clinic.location = 'soho'
  files.areas = files.areas.filter(({ slug }) => slug !== 'soho')
  const { plan, issues } = planLoad(files)
  expect(issues.filter(({ warning }) => !warning)).toEqual([])
  const path = `line ${guide.bodyStartLine + guide.body.slice(0, guide.body.indexOf('See [SoHo')).split('\n').length - 1}`
  expect(issues).toEqual(
    expect.arrayContaining([
      {
        file: guide.file,
        path,
        message: 'links to /soho, an area that is not in data/areas.json; shown without the link',
        warning: true,
      },
      {
        file: clinic.file,
        path: 'location',
        message: "'soho' is not an area: the area of its address is used",
        warning: true,
      },
      {
        file: 'content/areas/soho.md',
        path: 'area',
        message: "'soho' is not an area: the file is left out",
        warning: true,
      },
      { file: 'data/areas.json', path: '0.neighbors', message: "'soho' is not an area: left out", warning: true },
    ]),
  )
  expect(plan?.rows.of(t.localPages).some(({ area }) => area === 'soho')).toBe(false)
  expect(JSON.stringify(plan?.rows.of(t.areas))).not.toContain('"soho"')
})

test('--check accepts warnings and counts them, and --strict rejects them', async () => {
  const folder = copySample()
  rewriteData(folder, 'clinics/clinic-001', (clinic: { description: string }) => {
    clinic.description = 'Facials from $90.'
  })
  const checkResult = await runSeedCommand('--check', '--from', folder)
  expect(checkResult.code).toBe(0)
  const file = join(folder, 'data/clinics/clinic-001.json')
  expect(checkResult.stderr).toContain(
    `warning: ${file} · Marchetti & Osei Dermatology · line 1 · description: has a figure without a source`,
  )
  expect(checkResult.stderr).toContain('1 warning. With --strict, warnings are errors.')
  const strictResult = await runSeedCommand('--check', '--strict', '--from', folder)
  expect(strictResult.code).toBe(1)
  expect(strictResult.stderr).toContain('1 error. Nothing was written.')
})

test('a directory with a single area is accepted', async () => {
  const folder = copySample()
  rewriteData(folder, 'areas', (areas: { neighbors: string[] }[]) => {
    areas.splice(1)
    for (const area of areas) area.neighbors = []
  })
  const { plan, issues } = planDirectory(folder)
  expect(issues.filter(({ warning }) => !warning)).toEqual([])
  expect(plan?.rows.of(t.areas)).toMatchObject([{ neighbors: [] }])
})

test('a directory without clinics is accepted', async () => {
  const folder = copySample()
  rmSync(join(folder, 'data/clinics'), { recursive: true })
  const { code, stderr } = await runSeedCommand('--check', '--from', folder)
  expect({ code, issues: stderr.split('\n').filter((line) => line && !/warning/.test(line)) }).toEqual({
    code: 0,
    issues: [],
  })
})
