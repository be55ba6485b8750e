import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeIssues } from '../../../seed/load/describe-issues.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'

const createFolderWithClinic = () => {
  const folder = createScratchFolder()
  mkdirSync(join(folder, 'data/clinics'), { recursive: true })
  const clinic = '{\n  "name": "Glow Clinic",\n  "prices": [\n    { "min": 3 },\n    { "min": 9 }\n  ]\n}\n'
  writeFileSync(join(folder, 'data/clinics/clinic-001.json'), clinic)
  writeFileSync(join(folder, 'data/areas.json'), '[\n  { "slug": "soho" }\n]\n')
  return folder
}

test.each([
  ['data/clinics/clinic-001.json', 'prices.1.min', 'data/clinics/clinic-001.json · Glow Clinic · line 5 · prices.min'],
  ['data/clinics/clinic-001.json', 'phone', 'data/clinics/clinic-001.json · Glow Clinic · phone'],
  ['data/areas.json', '0.tagline', 'data/areas.json · soho · line 2 · tagline'],
  ['data/missing.json', '3.from', 'data/missing.json · entry 4.from'],
  ['content/a.md', '1. First steps', 'content/a.md · 1. First steps'],
  ['content/areas', 'tribeca.md', 'content/areas · tribeca.md'],
  ['content', '', 'content'],
])('an error in %s at %j is described as being in %s', (file, path, place) => {
  const folder = createFolderWithClinic()
  expect(describeIssues([{ file, path, message: 'is wrong' }], folder)).toBe(`${folder}/${place}: is wrong`)
})

test('a warning is labeled as a warning', () => {
  const issue = { file: 'content', path: '', message: 'is wrong', warning: true as const }
  expect(describeIssues([issue], 'folder')).toBe('warning: folder/content: is wrong')
})
