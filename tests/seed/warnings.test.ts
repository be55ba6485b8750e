import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planRows } from '../../seed/plan/plan.ts'
import * as t from '../../src/db/schema.ts'
import { runScript } from './tools/run-script.ts'
import { copyOfSeed, rewriteData } from './tools/seed-folder.ts'
import { entry, seed } from './tools/seed-issues.ts'

const cli = (...args: string[]) => runScript('seed/cli.ts', ...args)
test('an area can be removed from data/areas.json, and what refers to it is left out with warnings', () => {
  const files = structuredClone(seed)
  const guide = entry(files.prose.guides, 0)
  guide.body = guide.body.replace(
    '## Introduction\n\n',
    '## Introduction\n\nSee [SoHo](/soho) and [it](/treatments/botox/soho).\n\n',
  )
  const clinic = entry(files.clinics, 0)
  clinic.location = 'soho'
  files.areas = files.areas.filter(({ slug }) => slug !== 'soho')
  const { plan, issues } = planRows(files)
  expect(issues.filter(({ warning }) => !warning)).toEqual([])
  const path = `line ${guide.bodyLine + guide.body.slice(0, guide.body.indexOf('See [SoHo')).split('\n').length - 1}`
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
  const folder = copyOfSeed()
  rewriteData(folder, 'clinics/clinic-001', (clinic: { description: string }) => {
    clinic.description = 'Facials from $90.'
  })
  const lenient = await cli('--check', '--from', folder)
  expect(lenient.code).toBe(0)
  const file = join(folder, 'data/clinics/clinic-001.json')
  expect(lenient.stderr).toContain(
    `warning: ${file} · Marchetti & Osei Dermatology · line 1 · description: has a figure without a source`,
  )
  expect(lenient.stderr).toContain('1 warning. With --strict, warnings are errors.')
  const strict = await cli('--check', '--strict', '--from', folder)
  expect(strict.code).toBe(1)
  expect(strict.stderr).toContain('1 error. Nothing was written.')
})

test('a directory without clinics is accepted', async () => {
  const folder = copyOfSeed()
  rmSync(join(folder, 'data/clinics'), { recursive: true })
  const { code, stderr } = await cli('--check', '--from', folder)
  expect({ code, issues: stderr.split('\n').filter((line) => line && !/warning/.test(line)) }).toEqual({
    code: 0,
    issues: [],
  })
})
