import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readClinic } from '../../scripts/listings/directory-files.ts'
import { createRecommendationEdits } from '../../scripts/listings/mentions.ts'
import { OTHER_CLINIC, toTable, VALID_ROW } from './import/clinic-rows.ts'
import { createDirectory, importText, readClinics } from './import/test-directory.ts'

// Some editors, such as older versions of Windows Notepad, put a byte order mark at the start of a file. The loader
// accepts such a file, so the commands that change files must accept it too.

function addByteOrderMark(path: string): void {
  writeFileSync(path, `\ufeff${readFileSync(path, 'utf8')}`)
}

test.each(['data/zips.json', 'data/treatments/botox.json', 'data/clinics/other.json'])(
  'the import reads %s with a byte order mark',
  async (file) => {
    const folder = createDirectory([OTHER_CLINIC])
    addByteOrderMark(join(folder, file))
    await importText(folder, toTable(VALID_ROW))
    expect(readFileSync(join(folder, 'data/clinics/glow-bar.json'), 'utf8')).toContain('"id": "glow-bar"')
  },
)

test('the import reads a map of headings with a byte order mark', async () => {
  const folder = createDirectory()
  const map = join(folder, 'map.json')
  writeFileSync(map, '\ufeff{"Wer": "name"}')
  await importText(folder, 'Wer,street,zip\nGlow Bar,50 Fifth Avenue,10011\n', { map })
  expect(readClinics(folder)).toMatchObject([{ name: 'Glow Bar' }])
})

test('a correction reads a clinic file with a byte order mark', () => {
  const folder = createDirectory([OTHER_CLINIC])
  addByteOrderMark(join(folder, 'data/clinics/other.json'))
  expect(readClinic(folder, 'other').fields).toMatchObject({ id: 'other' })
})

test('a recommendation of a removed clinic is deleted from a file with a byte order mark and CRLF', () => {
  const folder = createDirectory()
  mkdirSync(join(folder, 'content/local'), { recursive: true })
  const text = '\ufeff---\r\ntreatment: botox\r\npopularProviders:\r\n  - glow-bar\r\n  - other\r\n---\r\nText.\r\n'
  writeFileSync(join(folder, 'content/local/botox.md'), text)
  expect([...createRecommendationEdits(folder, ['glow-bar'], null).values()]).toEqual([
    '---\ntreatment: botox\npopularProviders:\n  - other\n---\nText.\n',
  ])
})
