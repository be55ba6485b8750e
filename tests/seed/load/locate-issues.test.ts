import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locateIssues } from '../../../seed/load/locate-issues.ts'
import { createScratchFolder } from '../../tools/node/seed-folder.ts'

const CLINIC =
  '\ufeff{\r\n  "id": "a",\r\n  "hours": {\r\n    "mon": "9-5"\r\n  },\r\n  "prices": [\r\n    { "min": 3 }\r\n  ]\r\n}\r\n'
const REDIRECTS = '[\n  { "from": "/a", "to": null },\n  { "from": "/b", "to": null }\n]\n'
const PAGE =
  '---\nslug: a\ninsights:\n  - title: One\n  - title: Two\n---\n\n## First\n\nSee [this](/nowhere-else) and\n[that](/nowhere).\n\n### Lasting\n\n### Last'

function createFolderWithFiles(): string {
  const folder = createScratchFolder()
  for (const part of ['data/clinics', 'content']) mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, 'data/clinics/a.json'), CLINIC)
  writeFileSync(join(folder, 'data/redirects.json'), REDIRECTS)
  writeFileSync(join(folder, 'content/a.md'), PAGE)
  return folder
}

const cases: [file: string, path: string, line: number | undefined][] = [
  ['data/clinics/a.json', 'hours.mon', 4],
  ['data/clinics/a.json', 'prices.0.min', 7],
  ['data/clinics/a.json', 'prices.0.max', 7],
  ['data/clinics/a.json', 'phone', undefined],
  ['data/redirects.json', '1.from', 3],
  ['data/redirects.json', '/b', 3],
  ['content/a.md', 'slug', 2],
  ['content/a.md', 'insights.1.title', 5],
  ['content/a.md', 'First', 8],
  ['content/a.md', 'Last', 15],
  ['content/a.md', '/nowhere-else', 10],
  ['content/a.md', '/nowhere', 11],
  ['content/a.md', 'line 3', undefined],
  ['content/a.md', '', undefined],
  ['content', 'b.md', undefined],
  ['data/missing.json', 'a', undefined],
]

test.each(cases)('%s · %s has the line number %s', (file, path, line) => {
  const issue = { file, path, message: 'is wrong' }
  expect(locateIssues(createFolderWithFiles(), [issue])).toEqual([line === undefined ? issue : { ...issue, line }])
})

test('an error in a clinic names the clinic', () => {
  const folder = createFolderWithFiles()
  writeFileSync(
    join(folder, 'data/clinics/b.json'),
    '{\n  "name": "Glow \\u001b[31mClinic",\n  "prices": [{ "min": 3 }]\n}\n',
  )
  const issue = { file: 'data/clinics/b.json', path: 'prices.0.min', message: 'is wrong' }
  expect(locateIssues(folder, [issue])).toEqual([{ ...issue, recordName: 'Glow [31mClinic', line: 3 }])
})

test('a missing field has no line, although an entry has a field with the same name', () => {
  const folder = createFolderWithFiles()
  writeFileSync(join(folder, 'data/clinics/c.json'), '{\n  "providers": [\n    { "name": "Jane Doe" }\n  ]\n}\n')
  const issue = { file: 'data/clinics/c.json', path: 'name', message: 'is missing' }
  expect(locateIssues(folder, [issue])).toEqual([{ ...issue, recordName: undefined, line: undefined }])
})

test('an error in an entry of data/areas.json names the area', () => {
  const folder = createFolderWithFiles()
  const areas = '[\n  { "slug": "soho" },\n  {\n    "slug": "tribeca"\n  },\n  {}\n]\n'
  writeFileSync(join(folder, 'data/areas.json'), areas)
  const createIssue = (path: string) => ({ file: 'data/areas.json', path, message: 'is missing' })
  expect(locateIssues(folder, ['1.tagline', '2.slug', ''].map(createIssue))).toEqual([
    { ...createIssue('1.tagline'), recordName: 'tribeca', line: 3 },
    { ...createIssue('2.slug'), line: 6 },
    createIssue(''),
  ])
})

test('an issue that already has a line number keeps it', () => {
  const issue = { file: 'data/clinics/a.json', path: 'id', line: 9, message: 'is wrong' }
  expect(locateIssues(createFolderWithFiles(), [issue])).toEqual([issue])
})
